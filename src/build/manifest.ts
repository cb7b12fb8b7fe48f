import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { icons } from "../lib/icons";
import { light } from "../theme/colours";
import { plainly } from "./workplace/plainly";

interface SiteFacts {
  name: string;
  description: string;
  language: string;
}

/** What a device shows of the site on its home screen; https://www.w3.org/TR/appmanifest/ */
export const manifestOf = ({ name, description, language }: SiteFacts) => ({
  name,
  short_name: name,
  description,
  lang: language,
  start_url: "/",
  display: "minimal-ui",
  background_color: light.paper,
  theme_color: light.paper,
  icons: icons.manifest,
});

/** Writes the web manifest from the facts of `content/site.json`, beside the pages. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = plainly(
  async ({ getNodesByType, store }) => {
    const [site] = getNodesByType("SiteFacts") as unknown as SiteFacts[];
    if (!site) return;
    const { program } = store.getState() as { program: { directory: string } };
    const folder = path.join(program.directory, "public");
    await mkdir(folder, { recursive: true });
    const manifest = `${JSON.stringify(manifestOf(site), null, 2)}\n`;
    await writeFile(path.join(folder, icons.manifestPath.slice(1)), manifest);
  },
);
