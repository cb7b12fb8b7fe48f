import { transformSync } from "esbuild";

/** A value inside an inline script: nothing in it can end the script. */
export const inlineLiteral = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, "\\u003c");

/**
 * A script with short names, since every page carries it. It must not matter to anybody else what
 * the names at its top level are, and it ends without a semicolon.
 */
export const minified = (script: string): string =>
  transformSync(script, { minify: true, target: "es2018" }).code.trim().replace(/;$/, "");
