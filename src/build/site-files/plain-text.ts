// eslint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that no XML file can hold, and without halves of characters. */
export const plainText = (text: string): string =>
  Buffer.from(text).toString().replace(FORBIDDEN, "");
