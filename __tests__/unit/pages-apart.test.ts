import { evaluatePagesApart } from "../../src/lib/pages-apart";

const page = { default: "a page" };

describe("the component of a page", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it("is evaluated in a task of its own, and is what it was", async () => {
    const load = jest.fn(() => Promise.resolve(page));
    const requires = { components: { about: load } };
    evaluatePagesApart(requires);
    const loading = requires.components.about();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
    await expect(loading).resolves.toBe(page);
  });

  it("fails as it did where its script does not come", async () => {
    const requires = { components: { about: () => Promise.reject<unknown>(new Error("offline")) } };
    evaluatePagesApart(requires);
    const failure = expect(requires.components.about()).rejects.toThrow("offline");
    await jest.runAllTimersAsync();
    await failure;
  });
});
