import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../src/build/validate";
import { ContentCopy } from "../support/content";
import { pretendNodeEnv } from "../support/environment";

let copy: ContentCopy;
const { CONTENT_DIR } = process.env;

const start = async () => {
  const reporter = {
    panic: jest.fn<void, [string]>(),
    error: jest.fn<void, [string]>(),
    warn: jest.fn<void, [string]>(),
    log: jest.fn<void, [string]>(),
  };
  process.env.CONTENT_DIR = copy.dir;
  await onPreBootstrap?.(
    { reporter } as unknown as ParentSpanPluginArgs,
    { plugins: [] },
    () => undefined,
  );
  return reporter;
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
    const { panic, error, warn } = await start();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\d+ warnings in content/));
    expect(panic).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  it("stops a production build with the whole list", async () => {
    await copy.write("contact.json", "{}");
    await copy.write("chips.json", "{");
    pretendNodeEnv("production");
    const { panic, error, log } = await start();
    expect(error).not.toHaveBeenCalled();
    expect(panic).toHaveBeenCalledTimes(1);
    expect(log.mock.invocationCallOrder[0]).toBeLessThan(panic.mock.invocationCallOrder[0] ?? 0);
    const [report] = log.mock.calls[0] ?? [];
    expect(report).toContain("content/chips.json");
    expect(report).toContain("content/contact.json");
  });

  it("leaves the list to the check that runs with every change, while writing", async () => {
    await copy.write("chips.json", "{");
    pretendNodeEnv("development");
    const { panic, error } = await start();
    expect(panic).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});
