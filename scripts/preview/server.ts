import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import path from "node:path";
import compression from "compression";
import handler from "serve-handler";
import { routing, type HostConfig } from "./routing";

interface Options {
  /** Folder with the built site. */
  root: string;
  /** The production host's configuration file. */
  hostConfig?: string;
}

/**
 * A server that answers as the production host does: its redirects, headers and compression,
 * and `404.html` with status 404 for a path that does not exist.
 */
export const previewServer = ({ root, hostConfig = "vercel.json" }: Options): Server => {
  const config = JSON.parse(readFileSync(path.resolve(hostConfig), "utf8")) as HostConfig;
  const answer = routing(config);
  const compress = compression();

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
    void handler(request, response, {
      // It works out a type of its own, which only its own kind of rule can overrule.
      headers: contentType
        ? [{ source: "**", headers: [{ key: "Content-Type", value: contentType }] }]
        : [],
      public: root,
      cleanUrls: config.cleanUrls ?? false,
      trailingSlash: config.trailingSlash ?? false,
      directoryListing: false,
      etag: true,
    });
  };

  return createServer((request, response) => {
    // compression() is middleware of Express, whose requests extend those of Node.
    compress(request as never, response as never, () => serve(request, response));
  });
};
