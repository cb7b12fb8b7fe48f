import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ArticleList } from "../../src/components/articles/ArticleList";
import { articleCard, articleList } from "../support/fixtures";

const EMPTY = { heading: "Still blank", text: "Not yet.", actionLabel: "Show all articles" };
const TOPICS = ["AI", "Branding", "Design Trends", "Typography"];

/** Fifty-two articles: the first two of each dozen on AI, the third on branding, the rest on trends. */
const all = Array.from({ length: 52 }, (_, index) => {
  const topic = ["AI", "AI", "Branding"][index % 12] ?? "Design Trends";
  return articleCard({ slug: `a-${index}`, title: `Article ${index}`, topic });
});
const titlesOf = (topic: string) =>
  all.filter((article) => article.topic === topic).map(({ title }) => title);
const addressOf = (topic: string) => `/article-cards/${topic}.json`;

const list = {
  ...articleList(all),
  topics: ["AI", "Branding", "Design Trends"].map((name) => ({ name, cards: addressOf(name) })),
};

interface Request {
  answer: (response: unknown) => Promise<void>;
  fail: () => Promise<void>;
  signal: AbortSignal | null | undefined;
}

const requests = new Map<string, Request>();
const fetched = jest.fn((address: string, { signal }: RequestInit = {}) => {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("aborted")));
    requests.set(address, {
      answer: (response) => act(async () => resolve(response)),
      fail: () => act(async () => reject(new TypeError("Failed to fetch"))),
      signal,
    });
  });
});
const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);

const requestFor = (topic: string): Request => {
  const request = requests.get(addressOf(topic));
  if (!request) throw new Error(`Nobody has asked for ${topic}`);
  return request;
};
const answer = (topic: string) =>
  requestFor(topic).answer({
    ok: true,
    json: async () => all.filter((article) => article.topic === topic),
  });

const open = (shown: Queries.ArticlesOnPageFragment = list) =>
  render(<ArticleList list={shown} chips={TOPICS} empty={EMPTY} />);
const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const status = () => screen.getByRole("status").textContent;
const pages = () => screen.queryByRole("navigation", { name: "Pages of articles" });
const cards = () => screen.queryByRole("list");

beforeEach(() => {
  jest.clearAllMocks();
  requests.clear();
  Object.assign(globalThis, { fetch: fetched });
});
afterAll(() => {
  logged.mockRestore();
  Reflect.deleteProperty(globalThis, "fetch");
});

describe("an articles list of several pages", () => {
  beforeEach(() => {
    open();
  });

  it("shows its own page and the way to the others, and fetches nothing", () => {
    expect(titles()).toEqual(all.slice(0, 24).map(({ title }) => title));
    expect(pages()).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("shows under a chip at once what is on the page, and says that it is looking on", async () => {
    await choose("AI");
    expect(titles()).toEqual(titlesOf("AI").slice(0, 4));
    expect(screen.getByText("Looking through all pages")).toBeInTheDocument();
    expect(cards()).toHaveAttribute("aria-busy", "true");
    expect(status()).toBe("AI: looking through all pages");
    expect(pages()).not.toBeInTheDocument();
  });

  it("then shows those of all pages, and says how many", async () => {
    await choose("AI");
    await answer("AI");
    expect(titles()).toEqual(titlesOf("AI"));
    expect(titles()).toHaveLength(10);
    expect(status()).toBe("AI: 10 shown");
    expect(cards()).not.toHaveAttribute("aria-busy");
    expect(screen.queryByText("Looking through all pages")).not.toBeInTheDocument();
  });

  it("knows without asking that a topic has no articles", async () => {
    await choose("Typography");
    expect(screen.getByRole("heading", { name: "Still blank" })).toBeVisible();
    expect(status()).toBe("Typography: 0 shown");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("comes back to its own page with All", async () => {
    await choose("AI");
    await answer("AI");
    await choose("All");
    expect(titles()).toHaveLength(24);
    expect(pages()).toBeVisible();
    expect(status()).toBe("");
  });

  it("asks for a topic once, and for none that is no longer wanted", async () => {
    await choose("AI");
    const abandoned = requestFor("AI").signal;
    await choose("Branding");
    expect(abandoned?.aborted).toBe(true);
    await answer("Branding");
    await choose("AI");
    await answer("AI");
    await choose("Branding");
    expect(titles()).toEqual(titlesOf("Branding"));
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(
      ["AI", "Branding", "AI"].map(addressOf),
    );
    expect(logged).not.toHaveBeenCalled();
  });

  it("shows two dozen of what it finds, and more when asked, from where the keyboard goes on", async () => {
    await choose("Design Trends");
    await answer("Design Trends");
    const found = titlesOf("Design Trends");
    expect(found.length).toBeGreaterThan(24);
    expect(titles()).toEqual(found.slice(0, 24));
    expect(status()).toBe(`Design Trends: 24 of ${found.length} shown`);
    await choose("Show more");
    expect(titles()).toEqual(found);
    expect(status()).toBe(`Design Trends: ${found.length} shown`);
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
    const added = screen.getAllByRole("listitem")[24] as HTMLElement;
    expect(added).toContainElement(document.activeElement as HTMLElement);
    await choose("AI");
    await choose("Design Trends");
    expect(titles()).toHaveLength(24);
  });
});

describe("a later page of the articles list", () => {
  const lastPage = { ...list, page: 3, articles: all.slice(48) };

  it("does not call a topic empty that only other pages have", async () => {
    open({ ...lastPage, articles: all.slice(51) });
    await choose("AI");
    expect(titles()).toEqual([]);
    expect(screen.queryByText("Still blank")).not.toBeInTheDocument();
    expect(screen.getByText("Looking through all pages")).toBeInTheDocument();
  });

  it("shows under a chip the articles of all pages", async () => {
    open(lastPage);
    await choose("AI");
    await answer("AI");
    expect(titles()).toEqual(titlesOf("AI"));
  });
});

describe("an articles list whose other pages do not arrive", () => {
  beforeEach(() => {
    open();
  });

  const failures: [string, () => Promise<void>][] = [
    ["is not answered", () => requestFor("AI").fail()],
    [
      "is answered with an error",
      () => requestFor("AI").answer({ ok: false, status: 404, json: async () => [] }),
    ],
    [
      "is answered with something else",
      () => requestFor("AI").answer({ ok: true, json: () => Promise.reject(new SyntaxError()) }),
    ],
  ];

  it.each(failures)("says so where the request %s, and logs it", async (_, fail) => {
    await choose("AI");
    await fail();
    expect(titles()).toEqual(titlesOf("AI").slice(0, 4));
    expect(screen.getByText(/only this one was searched/)).toBeVisible();
    expect(status()).toBe("AI: 4 shown, of this page only");
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls[0]?.[0]).toContain(addressOf("AI"));
  });

  it("offers the pages themselves, and another attempt", async () => {
    await choose("AI");
    await requestFor("AI").fail();
    expect(within(pages() as HTMLElement).getByRole("link", { name: "Page 2" })).toBeVisible();
    await choose("Try again");
    expect(status()).toBe("AI: looking through all pages");
    // The button is gone.
    expect(screen.getByRole("button", { name: "AI" })).toHaveFocus();
    await answer("AI");
    expect(titles()).toEqual(titlesOf("AI"));
    expect(screen.queryByText(/only this one was searched/)).not.toBeInTheDocument();
  });
});

describe("an articles list of one page", () => {
  it("filters what is there, without asking anybody", async () => {
    const few = all.slice(0, 24);
    open(articleList(few));
    await choose("Branding");
    expect(titles()).toEqual(titlesOf("Branding").slice(0, 2));
    expect(status()).toBe("Branding: 2 shown");
    expect(pages()).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});
