type Press = Pick<
  MouseEvent,
  "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey"
>;

/** Whether a press asks a link for nothing but to be followed: in this tab, and by nobody else yet. */
export const isPlainPress = (press: Press): boolean =>
  !press.defaultPrevented &&
  press.button === 0 &&
  !press.metaKey &&
  !press.ctrlKey &&
  !press.shiftKey &&
  !press.altKey;
