import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// Every browser has them and jsdom has not; rendering to HTML needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A machine that is also building the site is slow with a pointer and a keyboard.
jest.setTimeout(30_000);

// jsdom has no screen to ask about: whatever is asked for is not so, and never changes.
if (typeof window !== "undefined") {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
}
