import { inject, pageview } from "@vercel/analytics";
import { injectSpeedInsights } from "@vercel/speed-insights";

/** This machine, a bare address, or a name that no registrar sells: somebody looks at a preview. */
const LOCAL_HOST = /^([^.]+|[\d.]+|\[.+\]|.+\.(local|localhost|lan|internal|home\.arpa|test))$/;

let speedInsights: ReturnType<typeof injectSpeedInsights> | undefined;
let started = false;

/** The scripts exist on the production host alone; who asks not to be tracked is not. */
export const isTrackable = ({ location, navigator }: Window): boolean =>
  process.env.NODE_ENV === "production" &&
  !LOCAL_HOST.test(location.hostname) &&
  navigator.doNotTrack !== "1" &&
  // The successor of do-not-track, which browsers have begun to send instead.
  !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl);

/**
 * Adds the provider's two scripts on the first call, and reports a page view on every one.
 * A script that cannot be loaded leaves a line in the console, written by the packages.
 */
export const reportPageView = (path: string): void => {
  if (!started) {
    started = true;
    inject({ mode: "production", disableAutoTrack: true, framework: "gatsby" });
    speedInsights = injectSpeedInsights({ framework: "gatsby", route: path }) ?? undefined;
  }
  speedInsights?.setRoute(path);
  pageview({ route: path, path });
};
