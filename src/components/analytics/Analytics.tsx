import { useEffect } from "react";
import { useSite } from "../layout/useSite";
import { isTrackable, reportPageView } from "./vercel";
import { whenIdle } from "../../lib/when-idle";

/** Reports the first page and every change of page, when the browser has nothing better to do. */
export const Analytics = ({ path }: { path: string }) => {
  const { analytics } = useSite();

  useEffect(() => {
    if (analytics !== "vercel" || !isTrackable(window)) return undefined;
    return whenIdle(() => reportPageView(path));
  }, [analytics, path]);

  return null;
};
