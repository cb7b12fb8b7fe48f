import { createReadStream, readFileSync } from "node:fs";
import { lstat } from "node:fs/promises";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import handler from "serve-handler";
import { compressed, encodingFor, isCompressible } from "./compressed";
import { routing, type HostConfig } from "./routing";

interface Options {
  /** Folder with the built site. */
  root: string;
  /** The production host's configuration file. */
  hostConfig?: string;
}

/**
 * How files are read for one request: those of text compressed, where the visitor reads that. What
 * is to be sent is asked for its size first.
 */
const filesFor = (request: IncomingMessage, response: ServerResponse) => {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const isWhole = request.headers.range === undefined;
  const contents = new Map<string, Buffer>();
  return {
    lstat: async (file: string) => {
      const stats = await lstat(file);
      if (!isCompressible(file, stats)) return stats;
      response.setHeader("Vary", "Accept-Encoding");
      if (!encoding || !isWhole) return stats;
      const content = await compressed(file, stats, encoding);
      contents.set(file, content);
      return Object.assign(stats, { size: content.length });
    },
    createReadStream: (file: string, range?: { start?: number; end?: number }) => {
      const content = contents.get(file);
      if (!content || !encoding) return createReadStream(file, range);
      response.setHeader("Content-Encoding", encoding);
      return Readable.from([content]);
    },
  };
};

/**
 * A server that answers as the production host does: its redirects, headers and compression,
 * and `404.html` with status 404 for a path that does not exist.
 */
export const previewServer = ({ root, hostConfig = "vercel.json" }: Options): Server => {
  const config = JSON.parse(readFileSync(path.resolve(hostConfig), "utf8")) as HostConfig;
  const answer = routing(config);

  const serve: RequestListener = (request, response) => {
    const [address = "/", query] = (request.url ?? "/").split("?");
    // A redirect to a path that begins with two slashes would lead to another host.
    const pathname = address.replace(/^\/{2,}/, "/");
    const { headers, redirect } = answer(pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (redirect) {
      const location = query ? `${redirect.location}?${query}` : redirect.location;
      response.writeHead(redirect.status, { Location: location }).end();
      return;
    }
    const contentType = headers["Content-Type"];
    const options = {
      // It works out a type of its own, which only its own kind of rule can overrule.
      headers: contentType
        ? [{ source: "**", headers: [{ key: "Content-Type", value: contentType }] }]
        : [],
      public: root,
      cleanUrls: config.cleanUrls ?? false,
      trailingSlash: config.trailingSlash ?? false,
      directoryListing: false,
      etag: true,
    };
    // Its types know the methods of Node that take a callback; it awaits what they return.
    handler(request, response, options, filesFor(request, response) as never).catch(
      // A build beside it may remove a file between two looks at it.
      () => response.destroy(),
    );
  };

  // A connection stays open as on the host, where no header says for how long.
  return createServer({ keepAliveTimeout: 0 }, serve);
};
