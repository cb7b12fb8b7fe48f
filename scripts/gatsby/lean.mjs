/* Loaded into the processes of a build (docs/build-speed.md). */
import v8 from "node:v8";

const { env } = process;

/*
 * A thread has as much room for new objects from its start as it would have after some hundred texts. V8 would
 * then take what is made first, and stays, for what all later objects of the same place in the code are like, and
 * put those among the old ones, so it does not guess.
 */
v8.setFlagsFromString("--min-semi-space-size=16");
v8.setFlagsFromString("--no-allocation-site-pretenuring");

/*
 * V8 lets what it keeps grow to several times what lives there before it looks for garbage: in hundredths, by how
 * much at most. With a hundred or less a large build takes longer.
 */
v8.setFlagsFromString("--heap-growing-percent=150");

/*
 * V8 compiles again what runs often, beside the build, and puts the functions that it calls into it: a quarter of what
 * the processors did for a build. With few of them in it that is a third less, and what it compiles runs as fast.
 */
v8.setFlagsFromString("--max-inlined-bytecode-size-cumulative=120");

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
