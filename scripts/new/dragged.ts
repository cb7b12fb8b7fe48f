import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What a shell makes of a word: quotes taken away, signs after a backslash as they are. */
const asShell = (word: string): string => {
  const double = /^"(.*)"$/s.exec(word)?.[1];
  if (double !== undefined) return double.replace(/\\(["\\$`])/g, "$1");
  // A quotation mark within single quotes is written '\'' by those who quote a name.
  const single = /^'(.*)'$/s.exec(word)?.[1];
  if (single !== undefined) return single.replace(/'\\''/g, "'");
  return word.replace(/\\(.)/g, "$1");
};

const asAddress = (word: string): string => {
  if (!/^file:\/\//.test(word)) return word;
  try {
    return fileURLToPath(word);
  } catch {
    return word;
  }
};

/**
 * The path of a file as it was typed, pasted or dragged into a terminal, which writes it as a
 * shell would need it (`my\ photo\ \(1\).jpg`), in quotes, or as `file://…`; `~` is the home
 * folder. A file that has this very name goes before all that could be read into it.
 */
export const draggedPath = (typed: string): string => {
  const word = typed.trim();
  const resolve = (name: string) => path.resolve(name.replace(/^~(?=$|[/\\])/, homedir()));
  // Where folders are parted by backslashes, they are no escapes.
  const unescaped = path.sep === "\\" ? word.replace(/^(['"])(.*)\1$/, "$2") : asShell(word);
  const names = [word, asAddress(unescaped), asAddress(word)].map(resolve);
  return names.find((name) => existsSync(name)) ?? resolve(asAddress(unescaped));
};
