import path from "node:path";
import { buildSync, stop } from "esbuild";

/**
 * Puts a file of the project's code together with all of the project's code that it imports; packages
 * stay where they are.
 *
 * @param file below the folder in which the build runs.
 * @returns a module.
 */
export const bundle = (file: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(process.cwd(), file)],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
  });
  // It would wait for more until the build ends, with a thread and a process.
  void stop();
  return outputFiles[0]?.text ?? "";
};
