import { inText, type Broken } from "./article";

/** Markdown that was nearly right, or right in another system, and would stand there as typed. */
export const brokenMarkdown: Broken[] = [
  inText("a picture with a blank in its name", "Words.\n\n![A cup](./my pic.jpg)", [3, /picture with a space in the name.*Call the file “my-pic\.jpg” and write !\[A cup\]\(\.\/my-pic\.jpg\)/]),
  inText("a picture with brackets in its name", '![A cup](./my pic (1).JPG "A caption")', [1, /Call the file “my-pic-1\.jpg” and write !\[A cup\]\(\.\/my-pic-1\.jpg "A caption"\)/]),
  inText("a caption in curly quotes", "![A cup](./cover.jpg “On the shelf”)", [1, /curly quotes.*Write straight quotes: !\[A cup\]\(\.\/cover\.jpg "On the shelf"\)/]),
  inText("a heading without a blank", "##The wax", [1, /heading without a space.*Write ## The wax/]),
  inText("a caption of WordPress", 'Words [caption id="a"]A cup[/caption] here.', [1, /“\[caption id="a"\]”/, "warning"], [1, /“\[\/caption\]”/, "warning"]),
  inText("a gallery of WordPress", '[gallery ids="1,2"]', [1, /code in brackets.*<Gallery>/, "warning"]),
  inText("a note of GitHub", "> [!NOTE]\n> Words.", [1, /box as other programs.*<Aside>/, "warning"]),
  inText("a table without dashes", "Words:\n\n| One | Two |\n| 1 | 2 |", [3, /table without its line of dashes.*\| --- \| --- \|/]),
  inText("a table with too few dashes", "| One | Two |\n| --- |\n| 1 | 2 |", [1, /other columns than its head/]),
  inText("a picture with a blank before its bracket", "![A cup] (./cover.jpg)", [1, /picture with a space between \] and \(.*Write !\[A cup\]\(\.\/cover\.jpg\)/]),
  inText("a picture that is not closed", "![A cup](./cover.jpg", [1, /picture whose \) is missing.*Write !\[A cup\]\(\.\/cover\.jpg\)/]),
  inText("a picture whose words are not closed", "![A cup(./cover.jpg)", [1, /picture whose \] is missing/]),
  inText("a link with a blank before its bracket", "See [my work] (/projects) there.", [1, /link with a space between.*Write \[my work\]\(\/projects\)/]),
  inText("a link with a blank before its bracket in a component", "Words.\n\n<PullQuote>See [my work] (/projects) there.</PullQuote>", [3, /link with a space between.*Write \[my work\]\(\/projects\)/]),
  inText("a link that is not closed in a component", "<Aside>*See* <em>[my work](/projects and</em> more.</Aside>", [1, /link whose \) is missing/]),
  inText("a component that begins with blanks", "Words.\n\n    <PullQuote>Words.</PullQuote>", [3, /begins with four spaces/, "warning"]),
  inText("a link that is not closed", "See [my work](/projects and [me](/about).", [1, /link whose \) is missing.*Write \[my work\]\(\/projects\)/]),
  inText("a link whose words are not closed", "See [my work(/projects).", [1, /link whose \] is missing/]),
  inText("a link with a blank in its address", "See [my work](/my projects).", [1, /link with a space in its address/]),
  inText("code that never ends", "Words.\n\n```css\na {}\n\nMore words.", [3, /code that begins here, “```css”, and never ends.*Write ```/]),
  inText("a note written twice", "Words[^1].\n\n[^1]: One.\n\n[^1]: Two.", [5, /second note \[\^1\]:/]),
]; // prettier-ignore
