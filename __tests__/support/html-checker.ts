import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** The standard, and recommendations beyond it except those of mere taste. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:recommended"],
    rules: {
      // How React writes HTML: another spelling of the same.
      "attr-case": "off",
      "void-style": "off",
      "attribute-empty-style": "off",
      "attribute-boolean-style": "off",
      "doctype-style": "off",
      "valid-id": ["error", { relaxed: true }],
      // What scrolls sideways is a region with a name, and code can be one only as its own <pre>.
      "prefer-native-element": ["error", { exclude: ["region"] }],
      // A list may bear a name.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

/** What is wrong with the HTML of a page: rule, words and place. */
export const faultsOf = async (html: string): Promise<string[]> =>
  (await checker.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
