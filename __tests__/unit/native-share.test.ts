import { canShare, shareNatively } from "../../src/components/share/native-share";
import { setNavigator } from "../support/navigator";

let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation();
  window.history.replaceState(null, "", "/articles/margins");
});
afterEach(() => {
  setNavigator("share", undefined);
  jest.restoreAllMocks();
});

describe("the device's own sharing", () => {
  it("does nothing at all where there is none", async () => {
    expect(canShare()).toBe(false);
    await expect(shareNatively({ title: "Margins" })).resolves.toBeUndefined();
    expect(errors).not.toHaveBeenCalled();
  });

  it("is given title, text and the address of the page", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    setNavigator("share", share);
    expect(canShare()).toBe(true);
    await shareNatively({ title: "Margins & more", text: "Check out this" });
    expect(share).toHaveBeenCalledWith({
      title: "Margins & more",
      text: "Check out this",
      url: "http://localhost/articles/margins",
    });
  });

  it("is given no empty text", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    setNavigator("share", share);
    await shareNatively({ title: "Margins" });
    expect(share).toHaveBeenCalledWith({
      title: "Margins",
      url: "http://localhost/articles/margins",
    });
  });

  it("logs what goes wrong, and no more", async () => {
    const failure = new DOMException("Share canceled", "AbortError");
    setNavigator("share", jest.fn().mockRejectedValue(failure));
    await expect(shareNatively({ title: "Margins" })).resolves.toBeUndefined();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors.mock.calls[0]).toContain(failure);
  });
});
