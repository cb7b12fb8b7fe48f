import { availableParallelism } from "node:os";

/*
 * Gatsby queries and renders pages, shrinks scripts and encodes pictures with one processor less
 * than there are, and its own process waits meanwhile: on two processors one of them is idle.
 * A number that somebody has set still wins.
 */

process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
