import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>One line</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="A page of one line">
<h1>One line</h1>
</html>
`;

/**
 * Makes a page of one line, without a style, a picture or a script: what it takes is what the machine
 * and the browser take by themselves.
 *
 * @returns the folder with the page
 */
export const makePlainPage = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "plain-page-"));
  writeFileSync(path.join(folder, "index.html"), PAGE);
  return folder;
};
