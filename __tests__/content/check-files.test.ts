import { copyFile, mkdir, rename, rm, symlink } from "node:fs/promises";
import { singleFiles } from "../../src/build/content/kinds";
import { isError } from "../../src/build/content/problems";
import { problemsAfter, realContent } from "../support/content";

const ARTICLE = "articles/minimalist-design/index.mdx";

describe("the check of the content folder", () => {
  it("finds nothing wrong with the content that the tests make mistakes in", async () => {
    expect(await problemsAfter(() => Promise.resolve())).toEqual([]);
  });

  it("finds nothing wrong with the real content", async () => {
    const { files, problems } = await realContent();
    expect(problems.filter(isError)).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  it("misses a picture beside its file", async () => {
    const problems = await problemsAfter((copy) =>
      rm(copy.path("articles/minimalist-design/cover.jpg")),
    );
    expect(problems).toEqual([
      {
        file: ARTICLE,
        line: 9,
        field: "featuredImage",
        found: "“./cover.jpg”, but there is no such file",
        expected: "the exact name of a picture beside this file",
        suggestion: "Put it into the folder.",
      },
    ]);
  });

  it("follows no link, and says so", async () => {
    const problems = await problemsAfter(async (copy) => {
      // Windows lets everybody make a junction, and not everybody a link.
      await symlink(copy.path("projects"), copy.path("articles/elsewhere"), "junction");
      await symlink(copy.path("articles"), copy.path(".elsewhere"), "junction");
    });
    expect(problems).toEqual([
      {
        file: "articles/elsewhere",
        field: "",
        found: "a shortcut (an alias) to a file or folder",
        expected: "the file or the folder itself",
        suggestion: "Copy what the shortcut leads to into its place.",
      },
    ]);
  });

  it("misses a picture of the text, and says on which line", async () => {
    const [problem] = await problemsAfter((copy) =>
      copy.append(ARTICLE, "\n![A folded sheet](./gone.jpg)\n"),
    );
    expect(problem).toMatchObject({ file: ARTICLE, field: "text", line: expect.any(Number) });
    expect(problem?.found).toMatch(/gone\.jpg/);
  });

  it("says how a picture is really called", async () => {
    const [problem] = await problemsAfter((copy) =>
      rename(copy.path("about-portrait.jpg"), copy.path("About-Portrait.jpg")),
    );
    expect(problem).toMatchObject({ file: "about.json", field: "portrait" });
    expect(problem?.found).toMatch(/is called “About-Portrait\.jpg”/);
  });

  it.each(["https://a.example/b.jpg", "/share.jpg"])(
    "refuses %s as a picture of the text",
    async (src) => {
      const [problem] = await problemsAfter((copy) =>
        copy.append(ARTICLE, `\n![A folded sheet](${src})\n`),
      );
      expect(problem?.expected).toMatch(/a picture beside this file/);
    },
  );

  it("finds a picture whose name holds a blank, as links write it", async () => {
    const problems = await problemsAfter(async (copy) => {
      const folder = "articles/minimalist-design";
      await copyFile(copy.path(`${folder}/cover.jpg`), copy.path(`${folder}/two words.jpg`));
      await copy.append(ARTICLE, "\n![A line](./two%20words.jpg)\n");
    });
    expect(problems.filter(({ found }) => found.includes("two"))).toEqual([]);
  });

  it("copes with a per cent sign in the name of a picture", async () => {
    const problems = await problemsAfter((copy) =>
      copy.append(ARTICLE, "\n![A half](./50%.jpg)\n"),
    );
    expect(problems).toEqual([expect.objectContaining({ file: ARTICLE, field: "text" })]);
  });

  it("misses a file that every site has", async () => {
    const problems = await problemsAfter((copy) => rm(copy.path("featured.json")));
    expect(problems).toEqual([
      expect.objectContaining({ file: "featured.json", found: "no such file" }),
    ]);
  });

  it.each(["articles/stray.mdx", "articles/minimalist-design/notes.md", "extra.json"])(
    "wonders about %s, which no page uses",
    async (file) => {
      const problems = await problemsAfter((copy) => copy.write(file, "---\n---\n"));
      expect(problems).toEqual([expect.objectContaining({ file, field: "" })]);
    },
  );

  it.each([
    ["a picture", "![A cup](../minimalist-design/cover.jpg)"],
    ["a film", '<Video src="../minimalist-design/film.mp4" title="A film" />'],
  ])("refuses %s of another folder, which goes when that is renamed", async (_what, text) => {
    const file = "articles/design-is-a-process/index.mdx";
    const problems = await problemsAfter(async (copy) => {
      await copy.write("articles/minimalist-design/film.mp4", "film");
      await copy.append(file, `\n${text}\n`);
    });
    expect(problems).toContainEqual(
      expect.objectContaining({ file, expected: expect.stringMatching(/beside this (file|one)/) }),
    );
  });

  it("advises nobody to call a second text as the first is called", async () => {
    const file = "articles/minimalist-design/notes.md";
    const problems = await problemsAfter((copy) => copy.write(file, "---\n---\n"));
    expect(problems).toEqual([
      expect.objectContaining({ file, suggestion: expect.stringMatching(/end in \.txt/) }),
    ]);
  });

  it("takes no notice of hidden files", async () => {
    expect(await problemsAfter((copy) => copy.write(".notes.json", "{"))).toEqual([]);
  });

  it.each(["My Article", "Über-uns", "two--hyphens"])(
    "refuses the folder “%s”: it becomes the address",
    async (name) => {
      const problems = await problemsAfter(async (copy) => {
        await mkdir(copy.path(`articles/${name}`));
        await rename(
          copy.path("articles/minimalist-design/index.mdx"),
          copy.path(`articles/${name}/index.mdx`),
        );
      });
      expect(problems).toContainEqual(
        expect.objectContaining({
          file: `articles/${name}/index.mdx`,
          field: "name of the folder",
        }),
      );
    },
  );

  it.each([
    [
      "a site with a slash at its end",
      "site.json",
      '.example",\n',
      '.example/",\n',
      /"https:\/\/creative-designer\.example"/,
    ],
    [
      "a year with a digit too many",
      "partnerships/hearth/index.json",
      '"year": 2025',
      '"year": 20255',
      /four digits/,
    ],
    [
      "a period with a long dash",
      "career.json",
      "Jan 2023 - Mar 2025",
      "Jan 2023–Mar 2025",
      /Write a plain hyphen between spaces: "Jan 2023 - Mar 2025"/,
    ],
    [
      "a period of another age",
      "career.json",
      "Jan 2023 - Mar 2025",
      "Jan 0203 - Mar 2025",
      /a period such as/,
    ],
  ])("tells once, and how to write it: %s", async (_what, file, found, by, words) => {
    const [problem, ...others] = await problemsAfter((copy) => copy.replace(file, found, by));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file, line: expect.any(Number) as number });
    expect([problem?.expected, problem?.suggestion].join(" ")).toMatch(words);
  });

  it("misses all of them where the folder has gone", async () => {
    const problems = await problemsAfter((copy) => rm(copy.path("."), { recursive: true }));
    expect(problems.map(({ found }) => found)).toEqual(singleFiles.map(() => "no such file"));
  });

  it("misses one of the single files, in words that need no code", async () => {
    const problems = await problemsAfter((copy) => rm(copy.path("site.json")));
    const missed = problems.find(({ file }) => file === "site.json");
    expect(missed?.found).toBe("no such file");
    expect(missed?.expected).not.toMatch(/[a-z][A-Z]/);
    expect(missed?.suggestion).toMatch(/Bring it back/);
  });
});
