import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { eachPage, PUBLIC } from "../support/built-site";

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
      // A list may bear a name.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

const faultsOf = async (html: string): Promise<string[]> =>
  (await checker.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );

describe("the HTML checker", () => {
  it("sees what is wrong", async () => {
    expect(await faultsOf("<p><div></p><img>")).not.toEqual([]);
  });
});

describe.each(eachPage)("the HTML of %s", (file) => {
  it("conforms to the standard", async () => {
    expect(await faultsOf(readFileSync(path.join(PUBLIC, file), "utf8"))).toEqual([]);
  });
});
