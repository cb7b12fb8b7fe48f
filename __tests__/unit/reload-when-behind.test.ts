/** @jest-environment jsdom */
import { EventEmitter } from "node:events";
import { reloadWhenBehind, type LoadedPage } from "../../src/components/develop/reload-when-behind";

const PAGE: LoadedPage = {
  json: { data: { title: "Old" }, pageContext: { slug: "a-piece" } },
  page: { path: "/articles/a-piece" },
  shared: { 1: { problems: [] }, 2: "of another page" },
};
const PAGE_DATA = "/page-data/articles/a-piece/page-data.json";

/** What the site says of the page by now; by itself what the page holds. */
const siteSays = ({ data = PAGE.json.data, shared = PAGE.shared["1"] } = {}) =>
  ({
    [PAGE_DATA]: { result: { ...PAGE.json, data, serverData: null }, staticQueryHashes: ["1"] },
    "/page-data/sq/d/1.json": shared,
  }) as Readonly<Record<string, unknown>>;

const open = (site: Readonly<Record<string, unknown>>, { connected = true, page = PAGE } = {}) => {
  const connection = Object.assign(new EventEmitter(), { connected });
  const reload = jest.fn();
  const asked = jest.fn((path: string) =>
    Promise.resolve({
      ok: path in site,
      status: path in site ? 200 : 404,
      json: () => Promise.resolve(site[path]),
    }),
  );
  window.fetch = asked as unknown as typeof fetch;
  let held: LoadedPage | undefined = page;
  const hold = (next: LoadedPage | undefined) => (held = next);
  reloadWhenBehind(connection, () => held, reload);
  return { connection, reload, asked, hold };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a page in `npm start` that the site can tell something", () => {
  it("stays as it is when it holds what the site says", async () => {
    const { reload, asked } = open(siteSays());
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is loaded again when its words have changed", async () => {
    const { reload } = open(siteSays({ data: { title: "New" } }));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is loaded again when what all pages show has changed", async () => {
    const { reload } = open(siteSays({ shared: { problems: ["one"] } }));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("asks when it can be told of later changes, not before", async () => {
    const { connection, reload, asked } = open(siteSays({ data: { title: "New" } }), {
      connected: false,
    });
    await settled();
    expect(asked).not.toHaveBeenCalled();
    connection.emit("connect");
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stays when it has been told while it asked", async () => {
    const data = { title: "New" };
    const { reload, hold } = open(siteSays({ data }));
    hold({ ...PAGE, json: { ...PAGE.json, data } });
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays when it has been told while it asked of what all pages show", async () => {
    const shared = { problems: ["one"] };
    const { reload, hold } = open(siteSays({ shared }));
    hold({ ...PAGE, shared: { 1: shared } });
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays when another page has been opened meanwhile", async () => {
    const { reload, hold } = open(siteSays({ data: { title: "New" } }));
    hold({ ...PAGE, page: { path: "/about" } });
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays when the site does not answer", async () => {
    const { reload, asked } = open({});
    await settled();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it("asks for the first page by the name that it has there", async () => {
    const { asked } = open({}, { page: { ...PAGE, page: { path: "/" } } });
    await settled();
    expect(asked).toHaveBeenCalledWith("/page-data/index/page-data.json", expect.anything());
  });
});
