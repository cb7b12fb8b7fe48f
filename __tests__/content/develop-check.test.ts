import type { NodeInput } from "gatsby";
import { publishCheck } from "../../src/build/develop-check";
import { ContentCopy } from "../support/content";

let copy: ContentCopy;
const { CONTENT_DIR } = process.env;

const createNode = jest.fn<Promise<void>, [NodeInput]>().mockResolvedValue(undefined);
const reporter = { log: jest.fn<void, [string]>(), success: jest.fn<void, [string]>() };

const publish = () =>
  publishCheck({
    actions: { createNode },
    reporter,
    createNodeId: (name: string) => name,
    createContentDigest: (data: unknown) => JSON.stringify(data),
  } as unknown as Parameters<typeof publishCheck>[0]);

beforeAll(async () => {
  copy = await ContentCopy.make();
  process.env.CONTENT_DIR = copy.dir;
});
afterAll(async () => {
  await copy.remove();
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = CONTENT_DIR;
});

it("tells a mistake once, and that it is gone, in the terminal and to the page", async () => {
  await publish();
  expect(reporter.log).not.toHaveBeenCalled();

  await copy.replace("contact.json", '"quote"', '"quot"');
  await publish();
  await publish();
  expect(reporter.log).toHaveBeenCalledTimes(1);
  expect(reporter.log).toHaveBeenCalledWith(expect.stringContaining("Did you mean “quote”?"));
  expect(createNode.mock.lastCall?.[0].problems).toContainEqual(
    expect.objectContaining({ file: "contact.json", warning: false, field: "quot" }),
  );

  await copy.replace("contact.json", '"quot"', '"quote"');
  await publish();
  expect(reporter.success).toHaveBeenCalledTimes(1);
  const left = createNode.mock.lastCall?.[0].problems as { warning: boolean }[];
  expect(left.every(({ warning }) => warning)).toBe(true);
});
