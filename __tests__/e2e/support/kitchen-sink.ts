import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { test as base } from "@playwright/test";
import { kitchenSinkSite } from "../../../scripts/kitchen-sink/site";
import { previewServer } from "../../../scripts/preview/server";

export const KITCHEN_SINK = "/articles/kitchen-sink";

const serve = (root: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = previewServer({ root });
    server.listen(0, () => resolve(server));
  });

/** Tests of the site that was built together with the kitchen sink, at an address of its own. */
export const test = base.extend<object, { kitchenSinkUrl: string }>({
  kitchenSinkUrl: [
    async ({ browserName: _ }, provide) => {
      const root = path.join(kitchenSinkSite, "public");
      if (!existsSync(root)) throw new Error("There is no kitchen sink yet: npm run kitchen-sink");
      const server = await serve(root);
      await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ kitchenSinkUrl }, provide) => provide(kitchenSinkUrl),
});
