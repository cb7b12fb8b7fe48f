/*
 * `node scripts/gatsby.mjs build|develop …`: starts Gatsby as this project needs it.
 */
import { runAfterFaults } from "./gatsby/after-faults.mjs";
import { canCallAgain, endWithCaller } from "./gatsby/call-again.mjs";
import { runWithOneArena, wantsOneArena } from "./gatsby/one-arena.mjs";

const [, , command] = process.argv;

if (command === "build" && wantsOneArena()) {
  runWithOneArena();
} else if (command === "develop" && canCallAgain()) {
  runAfterFaults();
} else {
  endWithCaller();
  await import("./gatsby/start.mjs");
}
