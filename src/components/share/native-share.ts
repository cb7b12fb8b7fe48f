interface Shared {
  title: string;
  text?: string;
}

/** Whether the device offers sharing of its own. Only to be asked in the browser. */
export const canShare = (): boolean => typeof navigator.share === "function";

/**
 * Opens the device's own sharing for the current page. Does nothing where there is none, and
 * logs what goes wrong (a visitor who changes their mind is an error of the API too).
 */
export const shareNatively = async ({ title, text }: Shared): Promise<void> => {
  if (!canShare()) return;
  try {
    await navigator.share({ title, url: window.location.href, ...(text && { text }) });
  } catch (error) {
    console.error("Sharing did not work:", error);
  }
};
