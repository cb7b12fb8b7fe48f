import path from "node:path";

/**
 * The folder with everything the designer edits. `CONTENT_DIR` names another one, for tests
 * and benchmarks that bring content of their own.
 */
export const contentDir = (): string =>
  path.resolve(process.cwd(), process.env.CONTENT_DIR ?? "content");
