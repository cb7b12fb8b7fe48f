import type { NodePluginArgs } from "gatsby";
import { checkContent } from "./content/check";
import { contentDir } from "./content/directory";
import { formatProblems, isError } from "./content/problems";

type Args = Pick<NodePluginArgs, "actions" | "reporter" | "createNodeId" | "createContentDigest">;

/** What was said last, so that it is not said again after every unrelated change. */
let said = "";

/**
 * Checks all content after a change and says what is wrong, in the terminal and, through a node
 * that a panel on the page shows, in the browser.
 */
export const publishCheck = async (args: Args): Promise<void> => {
  const { actions, reporter, createNodeId, createContentDigest } = args;
  const { problems } = await checkContent(contentDir());
  const errors = problems.filter(isError);
  const report = errors.length > 0 ? formatProblems(errors) : "";
  if (report) {
    // Not as an error of the machinery, which would head it with “ERROR UNKNOWN”.
    if (report !== said) reporter.log(`\n${report}`);
  } else if (said) {
    reporter.success("The content is in order again.");
  }
  said = report;

  const fields = {
    problems: problems.map(({ level, line = null, suggestion = null, ...problem }) => ({
      ...problem,
      warning: level === "warning",
      line,
      suggestion,
    })),
  };
  await actions.createNode({
    ...fields,
    id: createNodeId("ContentCheck"),
    internal: { type: "ContentCheck", contentDigest: createContentDigest(fields) },
  });
};
