/*
 * Loaded into a process before Gatsby is. Gatsby counts the processors each time it wants to know, five times in a
 * build, and has a program do so while it waits: 40 ms each time on Linux.
 */
import { whenLoaded } from "./when-loaded.mjs";

whenLoaded("/physical-cpu-count", (exported) => {
  const { getPhysicalCpuCount } = exported;
  let count;
  exported.getPhysicalCpuCount = () => (count ??= getPhysicalCpuCount());
});
