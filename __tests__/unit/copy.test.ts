import { copyField } from "../../src/components/share/copy";
import { setNavigator } from "../support/navigator";

const fieldWith = (value: string): HTMLInputElement => {
  const field = document.createElement("input");
  field.value = value;
  document.body.replaceChildren(field);
  return field;
};

afterEach(() => {
  setNavigator("clipboard", undefined);
  Reflect.deleteProperty(document, "execCommand");
});

describe("copying the text of a field", () => {
  it("uses the clipboard", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setNavigator("clipboard", { writeText });
    await expect(copyField(fieldWith("https://a.example"))).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith("https://a.example");
  });

  it("selects the text and copies it the old way where there is no clipboard", async () => {
    const execCommand = jest.fn(() => document.activeElement);
    Object.assign(document, { execCommand: () => Boolean(execCommand()) });
    const field = fieldWith("https://a.example");
    await expect(copyField(field)).resolves.toBe(true);
    expect(execCommand.mock.results[0]?.value).toBe(field);
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it.each([
    ["refuses", () => false],
    [
      "throws",
      () => {
        throw new Error("not allowed");
      },
    ],
  ])("says that it has not copied when the browser %s", async (_what, execCommand) => {
    Object.assign(document, { execCommand });
    await expect(copyField(fieldWith("https://a.example"))).resolves.toBe(false);
  });
});
