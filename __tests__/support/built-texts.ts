import { words, type BuiltPage } from "./built-site";

/** The elements that hold exactly a text and no element around it that does too. */
export const holding = ({ $ }: BuiltPage, text: string, within = "main") =>
  $(within)
    .find("*")
    .filter(
      (_, element) =>
        words($(element).text()) === text &&
        $(element)
          .children()
          .toArray()
          .every((child) => words($(child).text()) !== text),
    );

/** Where the links with a text lead. */
export const targetsOf = ({ $ }: BuiltPage, text: string, within = "main"): string[] =>
  $(within)
    .find("a")
    .toArray()
    .filter((link) => words($(link).text()) === text)
    .map((link) => $(link).attr("href") ?? "");

/** How often a button with a text stands in the content, those of dialogs left out. */
export const buttonsOf = ({ $ }: BuiltPage, text: string): number =>
  $("main button")
    .not("dialog *")
    .toArray()
    .filter((button) => words($(button).text()) === text).length;

/** The texts of the headings of a level, in order. */
export const headingsOf = ({ $ }: BuiltPage, level: number): string[] =>
  $(`main h${level}`)
    .not("dialog *")
    .toArray()
    .map((heading) => words($(heading).text()));

/** The cards of a list: elements that are an article of their own and hold no other. */
export const cardsOf = ({ $ }: BuiltPage) =>
  $("main li article")
    .toArray()
    .map((card) => $(card));
