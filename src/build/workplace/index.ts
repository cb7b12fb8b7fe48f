import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { forgetAnswers, isStale, noteCode } from "../stale-cache";
import { stop } from "../stop";
import { checkFirst } from "../validate";
import { answerQueriesHere } from "../workers";
import type { Work } from "./lock";
import { plainly } from "./plainly";
import { takeWorkplace } from "./take";
import { markUnfinished, wasBrokenOff } from "./unfinished";

/* What comes before the work itself: a place for it, no stale answers, and content in order. */

const work = (): Work => (process.env.NODE_ENV === "production" ? "build" : "npm start");

const directoryOf = ({ store }: Pick<NodePluginArgs, "store">): string =>
  (store.getState() as { program: { directory: string } }).program.directory;

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  const dir = directoryOf(args);
  const obstacle = await takeWorkplace(dir, work());
  if (obstacle !== undefined) stop(args.reporter, obstacle);
  if (wasBrokenOff(dir) || (await isStale(dir))) forgetAnswers(args);
};

export const onPluginInit: GatsbyNode["onPluginInit"] = plainly((args) =>
  noteCode(directoryOf(args)),
);

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = plainly(async (args) => {
  await checkFirst(args.reporter);
  if (work() === "build") answerQueriesHere();
  await markUnfinished(directoryOf(args), work());
});
