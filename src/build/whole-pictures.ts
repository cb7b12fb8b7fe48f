import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { canBeDecoded } from "./content/picture-file";
import { fileDigest, shortDigest } from "./file-digest";

/*
 * While writing, gatsby-plugin-sharp renders a picture in a width when a browser asks for it, out of
 * the file as it is at that moment. A file that is just being copied or saved is not whole then, and
 * the plugin ends all of `npm start` when it cannot read one. So before a picture is rendered, its
 * file is read, held to what Gatsby knows of it, and looked through; the plugin is given that copy.
 */

/** What gatsby-plugin-sharp remembers of widths that are not rendered yet. */
export interface PictureJob {
  inputPaths: string[];
  /** `public/static/` and the short digest of the picture. */
  outputDir: string;
}

/** Of Gatsby's caches, the parts that are used here. */
export interface PictureCache {
  directory: string;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

interface Request {
  path: string;
}

interface Response {
  sendStatus(status: number): unknown;
}

/**
 * @param cache That of gatsby-plugin-sharp: addresses, each with the key of a job, and jobs.
 * @returns A handler of requests that comes before that of the plugin. Where the file of a picture
 *   is not, or not yet, what its address says, the picture is not there; the page has its next
 *   address as soon as Gatsby has seen the next state of the file.
 */
export const wholePictures = (cache: PictureCache) => {
  const keep = async (file: string, digest: string, copy: string): Promise<void> => {
    const picture = await readFile(file);
    if (shortDigest(fileDigest(picture)) !== digest) throw new Error(`${file} has changed.`);
    if (!(await canBeDecoded(picture))) throw new Error(`${file} is not whole.`);
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, picture);
  };

  /** Copies that are being made or were: one that is read is not written again. */
  const kept = new Map<string, Promise<void>>();

  const keepOnce = async ({ inputPaths: [file = ""], outputDir }: PictureJob): Promise<string> => {
    const digest = path.basename(outputDir);
    const copy = path.join(cache.directory, "whole", digest);
    if (file === copy) return copy;
    const copying = kept.get(digest) ?? keep(file, digest, copy);
    kept.set(digest, copying);
    await copying.catch((error: unknown) => {
      kept.delete(digest);
      throw error;
    });
    return copy;
  };

  return async (
    { path: address }: Request,
    response: Response,
    next: () => void,
  ): Promise<void> => {
    try {
      const key = await cache.get(decodeURIComponent(address));
      const job = typeof key === "string" ? await cache.get(key) : undefined;
      if (job) {
        const copy = await keepOnce(job as PictureJob);
        await cache.set(String(key), { ...job, inputPaths: [copy] });
      }
    } catch {
      response.sendStatus(404);
      return;
    }
    next();
  };
};

type Handler = ReturnType<typeof wholePictures>;

/** What is used here of the server, which is one of Express. */
interface Server {
  locals: { wholePictures?: Handler };
  get(addresses: string, handler: Handler): unknown;
}

/**
 * Keeps a place before the handlers of all plugins, which Gatsby's own hook comes after.
 * In gatsby-config.ts.
 */
export const developMiddleware = (app: Server): void => {
  app.get("/static/*", async (request, response, next) => {
    const handle = app.locals.wholePictures;
    if (handle) await handle(request, response, next);
    else next();
  });
};

export const onCreateDevServer = ({ app, getCache }: CreateDevServerArgs): void => {
  const cache = getCache("gatsby-plugin-sharp") as unknown as PictureCache;
  (app as unknown as Server).locals.wholePictures = wholePictures(cache);
};
