/** One thing that the specification asks for, broken on purpose. */
export interface Mutation {
  /** Section of the specification, and what it says. */
  guards: string;
  file: string;
  from: string;
  to: string;
  /** Test files, below `__tests__`, at least one of which has to go red. */
  tests: string[];
}

/** A protection that is taken out, and looked for in the built site. */
export interface BrowserMutation extends Omit<Mutation, "tests"> {
  /** Browser tests below `__tests__/e2e`, and what the titles of those hold that have to go red. */
  spec: string;
  title: string;
}

export const CONTENT = "content/real-texts";
export const COUNTS = "content/real-counts";

/** A text of `content/` is changed. */
export const inContent = (
  file: string,
  guards: string,
  from: string,
  to: string,
  test = CONTENT,
) => ({
  guards,
  file: `content/${file}`,
  from,
  to,
  tests: [test],
});

/** A piece of `src/` is changed; `tests` are unit tests. */
export const inCode = (
  guards: string,
  file: string,
  from: string,
  to: string,
  ...tests: string[]
) => ({
  guards,
  file: `src/${file}`,
  from,
  to,
  tests: tests.map((test) => `unit/${test}`),
});
