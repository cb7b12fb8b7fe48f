import type { Reporter } from "gatsby";
import { stop } from "../stop";
import { cannotWrite } from "./cannot-write";

/** A step of the build that says so in plain words, and stops, where it cannot write. */
export const plainly =
  <Args extends { reporter: Pick<Reporter, "log"> }>(step: (args: Args) => Promise<void>) =>
  async (args: Args): Promise<void> => {
    try {
      await step(args);
    } catch (error) {
      const reason = cannotWrite(error);
      if (reason === undefined) throw error;
      stop(args.reporter, reason);
    }
  };
