import { getTransformedRoutes, type Route } from "@vercel/routing-utils";

/** The parts of `vercel.json` that say how files are served. */
export interface HostConfig {
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  headers?: { source: string; headers: { key: string; value: string }[] }[];
  redirects?: { source: string; destination: string; permanent?: boolean }[];
}

export interface Answer {
  headers: Record<string, string>;
  /** Set when the request is answered by sending the visitor elsewhere. */
  redirect?: { status: number; location: string };
}

interface Rule {
  pattern: RegExp;
  headers: Record<string, string>;
  status: number | undefined;
}

const isRule = (route: Route): route is Extract<Route, { src: string }> => "src" in route;

/**
 * Turns the production host's configuration into a function of the request's path, by the
 * host's own package: preview and production cannot drift apart.
 *
 * @throws Error when the host would refuse the configuration.
 */
export const routing = (config: HostConfig): ((path: string) => Answer) => {
  const { routes, error } = getTransformedRoutes(
    config as Parameters<typeof getTransformedRoutes>[0],
  );
  if (error) throw new Error(`vercel.json: ${error.message}`);
  const rules: Rule[] = (routes ?? []).filter(isRule).map(({ src, headers = {}, status }) => ({
    pattern: new RegExp(src),
    headers,
    status,
  }));

  return (path) => {
    const answer: Answer = { headers: {} };
    for (const { pattern, headers, status } of rules) {
      const match = pattern.exec(path);
      if (!match) continue;
      const { Location: location, ...others } = headers;
      if (status && location) {
        const target = location.replace(
          /\$(\d)/g,
          (_, group: string) => match[Number(group)] ?? "",
        );
        return { headers: others, redirect: { status, location: target } };
      }
      Object.assign(answer.headers, others);
    }
    return answer;
  };
};
