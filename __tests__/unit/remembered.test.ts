/** @jest-environment node */
import { remembered } from "../../src/build/remembered";

describe("a function that remembers", () => {
  it("works out once what it is asked again", () => {
    const make = jest.fn((text: string) => text.length);
    const length = remembered(make);
    expect([length("abc"), length("de"), length("abc")]).toEqual([3, 2, 3]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("keeps no more than it may, the newest", () => {
    const make = jest.fn((text: string) => text.length);
    const length = remembered(make, 2);
    ["a", "bb", "ccc", "bb", "ccc"].forEach(length);
    expect(make).toHaveBeenCalledTimes(3);
    expect(length("a")).toBe(1);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
