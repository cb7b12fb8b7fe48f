import type { Reporter } from "gatsby";
import { checkFirst } from "../../src/build/validate";
import { ContentCopy } from "../support/content";
import { pretendNodeEnv } from "../support/environment";

let copy: ContentCopy;
const { CONTENT_DIR } = process.env;

/** What of the reporter is used; its `error` and `panic` would put words of their own before ours. */
const start = async () => {
  const reporter = { warn: jest.fn<void, [string]>(), log: jest.fn<void, [string]>() };
  const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
  process.env.CONTENT_DIR = copy.dir;
  await checkFirst(reporter as unknown as Reporter);
  return { ...reporter, exit };
};

beforeEach(async () => {
  copy = await ContentCopy.make();
});
afterEach(async () => {
  await copy.remove();
  jest.restoreAllMocks();
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = CONTENT_DIR;
});

describe("the start of a build", () => {
  it("goes on with good content, and says how many warnings there are", async () => {
    pretendNodeEnv("production");
    const { warn, log, exit } = await start();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\d+ warnings in content/));
    expect(log).not.toHaveBeenCalled();
    expect(exit).not.toHaveBeenCalled();
  });

  it("stops a production build with the whole list", async () => {
    await copy.write("contact.json", "{}");
    await copy.write("chips.json", "{");
    pretendNodeEnv("production");
    const { log, exit } = await start();
    expect(exit).toHaveBeenCalledWith(1);
    const [report] = log.mock.calls[0] ?? [];
    expect(report).toMatch(/^\n\d+ problems in content:/);
    expect(report).toContain("content/chips.json");
    expect(report).toContain("content/contact.json");
  });

  it("leaves the list to the check that runs with every change, while writing", async () => {
    await copy.write("articles/minimalist-design/index.mdx", "<br>");
    pretendNodeEnv("development");
    const { log, exit } = await start();
    expect(log).not.toHaveBeenCalled();
    expect(exit).not.toHaveBeenCalled();
  });

  it("begins no writing where a file is missing that every page needs", async () => {
    await copy.write("chips.json", "{");
    pretendNodeEnv("development");
    const { log, exit } = await start();
    expect(exit).toHaveBeenCalledWith(1);
    const [report] = log.mock.calls[0] ?? [];
    expect(report).toContain("content/chips.json");
    expect(report).toContain("run npm start again");
  });
});
