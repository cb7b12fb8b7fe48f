/* The Markdown packages are published as ES modules only; jest runs CommonJS. */
const ES_MODULES = [
  "gatsby",
  "gatsby-script",
  "gatsby-link",
  "@mdx-js",
  "unified",
  "remark-.*",
  "rehype-.*",
  "mdast-util-.*",
  "micromark.*",
  "hast-util-.*",
  "hastscript",
  "unist-.*",
  "vfile.*",
  "estree-.*",
  "periscopic",
  "is-reference",
  "bail",
  "trough",
  "is-plain-obj",
  "ccount",
  "character-.*",
  "decode-named-character-reference",
  "comma-separated-tokens",
  "space-separated-tokens",
  "property-information",
  "parse-entities",
  "stringify-entities",
  "is-alphabetical",
  "is-alphanumerical",
  "is-decimal",
  "is-hexadecimal",
  "longest-streak",
  "markdown-table",
  "escape-string-regexp",
  "zwitch",
  "trim-lines",
  "github-slugger",
  "uvu",
  "dequal",
  "kleur",
];

const shared = {
  transform: { "^.+\\.[cm]?[jt]sx?$": "<rootDir>/__tests__/support/babel-transform.js" },
  transformIgnorePatterns: [`node_modules/(?!(${ES_MODULES.join("|")})/)`],
  // Their packages name an entry for `import` alone.
  moduleNameMapper: {
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
    "^periscopic$": "<rootDir>/node_modules/periscopic/src/index.js",
    "^is-reference$": "<rootDir>/node_modules/is-reference/src/index.js",
  },
};

module.exports = {
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest-setup.ts"],
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
    },
    {
      ...shared,
      displayName: "content",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/content/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "built",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"],
    },
  ],
};
