/** One line of the table: what was tried, and how it went. */
export interface Row {
  tried: string;
  cases: number;
  held: number;
  /** Of these, found to be in order, or refused with words; where that can be told. */
  inOrder?: number;
  reported?: number;
  /** What did not hold, each with what there is to know about it. */
  failures: string[];
  /** Why nothing was tried. */
  notTried?: string;
}

export const HEAD = ["tried", "cases", "in order", "reported", "held"] as const;

export const cellsOf = ({ tried, cases, inOrder, reported, held, notTried }: Row): string[] =>
  notTried === undefined
    ? [tried, `${cases}`, `${inOrder ?? ""}`, `${reported ?? ""}`, `${held}`]
    : [`${tried}: not tried here, ${notTried}`, "", "", "", ""];

/**
 * Tries cases one after the other.
 *
 * @param attempt gives what is wrong with a case, or undefined when it holds; what it throws is wrong.
 */
export const tryEach = async <Case>(
  tried: string,
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  attempt: (one: Case) => Promise<string | undefined>,
): Promise<Row> => {
  const failures: string[] = [];
  for (const one of cases) {
    const wrong = await attempt(one).catch((error: unknown) => String(error));
    if (wrong !== undefined) failures.push(`${tried}, ${nameOf(one)}: ${wrong}`);
  }
  return { tried, cases: cases.length, held: cases.length - failures.length, failures };
};
