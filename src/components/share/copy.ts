/** The old way, for browsers or permissions that keep the clipboard closed. */
const copyFromField = (field: HTMLInputElement): boolean => {
  field.focus();
  field.select();
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
    return copyFromField(field);
  }
};
