/** The old way, for browsers or permissions that keep the clipboard closed. */
const copySelection = (): boolean => {
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
};

/**
 * Copies the text of a field. Without any way to copy, the text is left selected, so that the
 * visitor can do it by hand.
 *
 * @returns whether the text is on the clipboard.
 */
export const copyField = async (field: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return copySelection();
  }
};

const selectText = (element: HTMLElement): void => {
  const selection = window.getSelection();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/**
 * Copies the text of an element that is no field. Without any way to copy, the text is left
 * selected.
 *
 * @returns whether the text is on the clipboard.
 */
export const copyElement = async (element: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(element.textContent ?? "");
    return true;
  } catch {
    selectText(element);
    return copySelection();
  }
};
