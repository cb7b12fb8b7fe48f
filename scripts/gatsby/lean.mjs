/* Loaded into the processes of a build, which need less memory then, in as much time (docs/build-speed.md). */
import { existsSync } from "node:fs";
import v8 from "node:v8";

const { env } = process;

/*
 * V8 lets what it keeps grow to several times what lives there before it looks for garbage. So the heap is
 * looked through when it has grown by so many hundredths; with 20 in place of 40 it takes no less. A build
 * that begins with webpack's cache needs half as much, and takes a second less without. The workers do as the
 * process that starts them, which has made that cache by then.
 */
const webpackCache = new URL("../../.cache/webpack", import.meta.url);
env.SITE_SPARES_MEMORY ??= existsSync(webpackCache) ? "no" : "yes";
if (env.SITE_SPARES_MEMORY === "yes") v8.setFlagsFromString("--heap-growing-percent=40");

/*
 * SWC's allocator takes large pages for all it has set aside, 128 MB when it has minified half of one. A name
 * that somebody has set still wins.
 */
env.MIMALLOC_ARENA_EAGER_COMMIT ??= "0";

/*
 * What the renderer of share cards frees goes back to the system after a hundredth of a second, which is when
 * the next card asks for as much: a third of all pages of memory that a large build was given. A tenth of a
 * second keeps them for it. SWC has another version of the same allocator, which would keep what it has freed for a
 * whole second, and keeps it for a tenth as well.
 */
env.MIMALLOC_PURGE_DELAY ??= "100";
