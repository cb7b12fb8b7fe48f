import { readFileSync } from "node:fs";
import { licencesDocument, READ_BY_HAND } from "../../scripts/licences/document";

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

const locked = Object.entries(packages).filter(([path]) => path !== "");

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, "");

/**
 * What runs while packages are installed. A package that is new here needs a look at what it does,
 * and a line in docs/reliability.md.
 */
const KNOWN_INSTALL_SCRIPTS = [
  "@parcel/watcher",
  "@swc/core",
  "core-js",
  "core-js-pure",
  "es5-ext",
  "esbuild",
  "gatsby",
  "gatsby-cli",
  "lmdb",
  "msgpackr-extract",
  "unrs-resolver",
];

/** Licences that let the site be built and published; libvips (LGPL) runs while building only. */
const KNOWN_LICENCES =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib|WTFPL|LGPL-3\.0-or-later)$/;

it("locks every package to its contents", () => {
  const loose = locked.filter(
    ([, { integrity = "", link }]) => !integrity.startsWith("sha512-") && !link,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

it("runs no script while installing that is not known", () => {
  const names = locked.filter(([, one]) => one.hasInstallScript).map(([path]) => nameOf(path));
  expect([...new Set(names)].sort()).toEqual([...KNOWN_INSTALL_SCRIPTS].sort());
});

it("says in the documents what each of those scripts is for", () => {
  const text = readFileSync("docs/reliability.md", "utf8");
  expect(KNOWN_INSTALL_SCRIPTS.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("depends on nothing whose licence is not known", () => {
  const unknown = locked.filter(([path, { license = "" }]) => {
    const licences = license.replace(/[()]/g, "").split(/ (?:AND|OR) /);
    return !licences.every((one) => KNOWN_LICENCES.test(one)) && !READ_BY_HAND.includes(nameOf(path)); // prettier-ignore
  });
  expect(unknown.map(([path, { license }]) => `${path}: ${license ?? "none"}`)).toEqual([]);
});

it("lists every package with its licence in the documents; otherwise run npm run licences", () => {
  // The document is laid out by prettier; what it says is compared.
  const words = (text: string) => text.replace(/[\s|:-]+/g, " ");
  expect(words(readFileSync("docs/licences.md", "utf8"))).toBe(words(licencesDocument()));
});
