/** @jest-environment node */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { excerptOf, importedIcons } from "../../src/build/scripts/few-icons";

const all = readFileSync(
  createRequire(path.resolve("package.json")).resolve("react-icons/fa6").replace(/\.js$/, ".mjs"),
  "utf8",
);

describe("the icons that a file of the code imports", () => {
  it("are known by the names they have in the package, in one line or several", () => {
    expect(
      importedIcons(`
        import { FaPhone as Phone, FaXTwitter } from "react-icons/fa6";
        import {
          FaInstagram,
        } from "react-icons/fa6";
        import { other } from "elsewhere";
      `),
    ).toEqual(["FaPhone", "FaXTwitter", "FaInstagram"]);
  });

  it.each([
    'export { FaPhone } from "react-icons/fa6";',
    'import * as icons from "react-icons/fa6";',
    "import { FaPhone } from 'react-icons/fa6';",
    'const icons = await import("react-icons/fa6");',
  ])("have to be imported by their names: %s", (code) => {
    expect(() => importedIcons(code)).toThrow("imported by their names");
  });

  it("are none where none are imported", () => {
    expect(importedIcons('import { useState } from "react";')).toEqual([]);
  });
});

describe("an excerpt of the icons", () => {
  const namesIn = (text: string) =>
    [...text.matchAll(/export function (\w+)/g)].map(([, name]) => name);

  it("has those that are asked for, once each, whole and as the package draws them", () => {
    const excerpt = excerptOf(all, ["FaPhone", "FaInstagram", "FaPhone"]);
    expect(namesIn(excerpt)).toEqual(["FaInstagram", "FaPhone"]);
    const [, ...drawn] = excerpt.split("export function ");
    for (const icon of drawn) expect(all).toContain(`export function ${icon}`);
    expect(excerpt.length).toBeLessThan(5000);
  });

  it("is not a longer name that begins with what is asked for", () => {
    expect(namesIn(excerptOf(all, ["FaX"]))).toEqual(["FaX"]);
  });

  it("says which icon there is not", () => {
    expect(() => excerptOf(all, ["FaNoSuchIcon"])).toThrow("react-icons/fa6 has no FaNoSuchIcon");
  });

  it("says when the package is made in another way than before", () => {
    expect(() => excerptOf("export const icons = {};", ["FaPhone"])).toThrow("another way");
  });

  it("asks for the library by a name that is found from wherever the excerpt lies", () => {
    const excerpt = excerptOf(all, ["FaPhone"]);
    const asked = [...excerpt.matchAll(/from ["']([^"']+)["']/g)].map(([, name]) => name);
    expect(asked).toEqual(["react-icons/lib"]);
    expect(() =>
      createRequire(pathToFileURL(path.resolve("src/anywhere.js"))).resolve("react-icons/lib"),
    ).not.toThrow();
  });
});
