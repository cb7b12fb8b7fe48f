import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { kitchenSinkSite } from "../../scripts/kitchen-sink/site";
import { eachPage, PUBLIC } from "../support/built-site";
import { faultsOf } from "../support/html-checker";

describe("the HTML checker", () => {
  it("sees what is wrong", async () => {
    expect(await faultsOf("<p><div></p><img>")).not.toEqual([]);
  });
});

describe.each(eachPage)("the HTML of %s", (file) => {
  it("conforms to the standard", async () => {
    expect(await faultsOf(readFileSync(path.join(PUBLIC, file), "utf8"))).toEqual([]);
  });

  it("holds no character that stands for one which could not be written", () => {
    const html = readFileSync(path.join(PUBLIC, file), "utf8");
    const around = (at: number) => html.slice(Math.max(0, at - 20), at + 20);
    expect(
      [..."\0\ufffd"]
        .map((sign) => html.indexOf(sign))
        .filter((at) => at >= 0)
        .map(around),
    ).toEqual([]);
  });
});

/* These hold every component that a text may use. */
describe.each(["articles", "case-studies"])("the HTML of the kitchen sink of %s", (folder) => {
  const file = path.join(kitchenSinkSite, "public", folder, "kitchen-sink", "index.html");

  it("conforms to the standard", async () => {
    if (!existsSync(file)) throw new Error("There is none. Run `npm run kitchen-sink` first.");
    expect(await faultsOf(readFileSync(file, "utf8"))).toEqual([]);
  });
});
