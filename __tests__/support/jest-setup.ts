import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// Every browser has them and jsdom has not; rendering to HTML needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
