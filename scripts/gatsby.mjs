/*
 * `node scripts/gatsby.mjs build|develop …`: starts Gatsby as this project needs it.
 */
import { runWithOneArena, wantsOneArena } from "./gatsby/one-arena.mjs";

if (process.argv[2] === "build" && wantsOneArena()) runWithOneArena();
else await import("./gatsby/start.mjs");
