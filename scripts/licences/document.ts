import { readFileSync } from "node:fs";
import { table } from "../table";

interface Locked {
  version: string;
  license?: string;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages that name their licence in a form of their own; each has been read and is MIT. */
export const READ_BY_HAND = [
  "busboy",
  "format",
  "linkfs",
  "not",
  "streamsearch",
  "valid-url",
  "xmlhttprequest-ssl",
];

const parse = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Every package that is installed, by its place below the project. */
const locked = (): [place: string, package_: Locked][] =>
  Object.entries((parse("package-lock.json") as { packages: Record<string, Locked> }).packages)
    .filter(([place]) => place !== "")
    .sort(([one], [other]) => (one < other ? -1 : 1));

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, "");

const licenceOf = (name: string, { license }: Locked): string =>
  license ?? (READ_BY_HAND.includes(name) ? "MIT, by its text" : "none");

/** What package.json asks for, with the version that is locked. */
const asked = (names: Record<string, string>): string =>
  table(
    ["Package", "version", "licence"],
    locked()
      .map(([place, one]) => [place.replace(/^node_modules\//, ""), one] as const)
      .filter(([name]) => name in names)
      .map(([name, one]) => [`\`${name}\``, one.version, licenceOf(name, one)]),
  );

/** How many packages each licence covers, those that others bring along included. */
const counted = (): string => {
  const names = new Map<string, Set<string>>();
  for (const [place, one] of locked()) {
    const name = nameOf(place);
    const licence = licenceOf(name, one);
    names.set(licence, (names.get(licence) ?? new Set()).add(name));
  }
  return table(
    ["Licence", "packages", "which, where they are few"],
    [...names]
      .sort(([, one], [, other]) => other.size - one.size)
      .map(([licence, some]) => [
        licence,
        String(some.size),
        some.size <= 12 ? [...some].sort().join(", ") : "",
      ]),
  );
};

/** The text of docs/licences.md, from package.json and the lock file. */
export const licencesDocument = (): string => {
  const { dependencies, devDependencies } = parse("package.json") as Manifest;
  return [
    "# Packages and their licences",
    "Written by `npm run licences` from `package.json` and `package-lock.json`; a test sees that it is " +
      "current, and another that no licence is new (`__tests__/content/supply-chain`).",
    "## What the site is built with",
    asked(dependencies),
    "## What it is checked and measured with",
    asked(devDependencies),
    "## All of them, with those that they bring along",
    counted(),
    "",
  ].join("\n\n");
};
