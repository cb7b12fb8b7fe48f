import { useEffect } from "react";
import { useSite } from "../layout/useSite";
import { isTrackable, reportPageView } from "./vercel";
import { whenIdle } from "../../lib/when-idle";

/** Reports the first page and every change of page, when the browser has nothing better to do. */
export const Analytics = ({ path }: { path: string }) => {
  const { analytics } = useSite();

  useEffect(() => {
    // Never called off: a visitor who is faster than the page was on every one of them.
    if (analytics === "vercel" && isTrackable(window)) whenIdle(() => reportPageView(path));
  }, [analytics, path]);

  return null;
};
