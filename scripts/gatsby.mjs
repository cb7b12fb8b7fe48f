/*
 * `node scripts/gatsby.mjs build|develop …`: starts Gatsby as this project needs it.
 */
import { endWithCaller, runWithOneArena, wantsOneArena } from "./gatsby/one-arena.mjs";

if (process.argv[2] === "build" && wantsOneArena()) {
  runWithOneArena();
} else {
  endWithCaller();
  await import("./gatsby/start.mjs");
}
