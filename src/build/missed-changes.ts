import { readdir, readFile, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { contentRoots } from "./content/directory";
import { fileDigest } from "./file-digest";
import { forgottenFile } from "./renewed-nodes";

/*
 * chokidar, which gatsby-source-filesystem watches the content with, passes on the first of the
 * changes of a file within 50 ms and drops the others for good (paulmillr/chokidar#1455). A file
 * that is written in pieces, as an editor writes that empties it first, or as a large picture is
 * copied, would stay as the first piece left it until it is saved again. So what Gatsby knows is
 * held to what lies on the disk after each change, and what it has missed is announced again.
 */

/** Longer than changes are dropped for; short enough to be part of “saved, and there it is”. */
const SETTLED_MS = 120;

/**
 * After this Gatsby has made pages of a change that it has seen, or never will: it waits 500 ms for
 * others, and makes its schema first.
 */
const PAGES_MADE_MS = 2000;

/** How often a file is announced that stays as it is: more would not be heard either. */
const MAX_ANNOUNCEMENTS = 4;

/** The part of a node of gatsby-source-filesystem, file or folder, that tells its state. */
export interface SourceNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
  size: number;
  mtimeMs: number;
}

/** What neither the designer nor Gatsby means by content: hidden files, as systems leave them. */
const isHidden = (name: string): boolean => name.startsWith(".");

const stateOf = async (file: string) => {
  const { size, mtimeMs, atime, mtime } = await stat(file);
  return { state: `${size} ${mtimeMs}`, atime, mtime };
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** All files and folders below some folders that are there, with absolute paths. */
const pathsBelow = async (roots: readonly string[]): Promise<string[]> => {
  const perRoot = roots.map(async (root) => {
    const names = await readdir(root, { recursive: true });
    const shown = names.filter((name) => !name.split(path.sep).some(isHidden));
    return shown.map((name) => path.join(root, name));
  });
  return (await Promise.all(perRoot)).flat();
};

/** Finds what Gatsby has missed; remembers what it has looked at, so that looking again is cheap. */
export class MissedChanges {
  /** State and digest with which a file held what its node says, though its date differs. */
  private readonly inOrder = new Map<string, string>();

  /**
   * @param nodes All nodes of the content's files and folders.
   * @param roots The absolute paths of the folders they come from.
   * @returns The absolute paths of what is to be announced: a file that differs from its node or
   *   has none, and for one that has gone, the folder that it was in.
   */
  async find(nodes: readonly SourceNode[], roots: readonly string[]): Promise<string[]> {
    const known = new Set(nodes.map((node) => path.normalize(node.absolutePath)));
    const unknown = (await pathsBelow(roots)).filter((file) => !known.has(file));
    const changed: string[] = [];
    // One after the other: after a checkout every file has another date, and is read.
    for (const node of nodes) changed.push(...(await this.changed(node)));
    return [...new Set([...unknown, ...changed])];
  }

  private async changed({ absolutePath, internal, ...node }: SourceNode): Promise<string[]> {
    try {
      const { state } = await stateOf(absolutePath);
      if (internal.type !== "File") return [];
      // A node whose file was only given another date keeps the date it had.
      if (state === `${node.size} ${node.mtimeMs}`) return [];
      const seen = `${state} ${internal.contentDigest}`;
      if (seen === this.inOrder.get(absolutePath)) return [];
      const digest = fileDigest(await readFile(absolutePath));
      if (digest !== internal.contentDigest) return [absolutePath];
      this.inOrder.set(absolutePath, seen);
      return [];
    } catch {
      // Of a folder that has gone with all that is in it, the topmost is missed in the one above.
      const folder = path.dirname(absolutePath);
      return (await exists(folder)) ? [folder] : [];
    }
  }
}

/** Announces files and folders to whoever watches them, each only so often in one state. */
export class Announcer {
  private readonly told = new Map<string, { state: string; times: number }>();

  /**
   * Gives each a date one millisecond earlier: a change to a watcher, and none to an editor that
   * has the file open, which takes only a later date for the work of someone else.
   *
   * @param files Absolute paths; what has gone meanwhile is left out.
   * @returns Whether any was announced.
   */
  async announce(files: readonly string[]): Promise<boolean> {
    const done = await Promise.all(files.map((file) => this.announceOne(file).catch(() => false)));
    return done.includes(true);
  }

  private async announceOne(file: string): Promise<boolean> {
    const { state, atime, mtime } = await stateOf(file);
    const last = this.told.get(file);
    const times = last?.state === state ? last.times + 1 : 1;
    if (times > MAX_ANNOUNCEMENTS) return false;
    await utimes(file, atime, new Date(mtime.getTime() - 1));
    this.told.set(file, { state: (await stateOf(file)).state, times });
    return true;
  }
}

type Args = Pick<NodePluginArgs, "getNodesByType">;

const missed = new MissedChanges();

const findMissed = ({ getNodesByType }: Args): Promise<string[]> => {
  const sources = [...getNodesByType("File"), ...getNodesByType("Directory")] as SourceNode[];
  const content = sources.filter(({ sourceInstanceName }) => sourceInstanceName === "content");
  return missed.find(content, contentRoots());
};

const findForgotten = async (args: Args): Promise<string[]> => {
  const forgotten = forgottenFile(args);
  return [...(await findMissed(args)), ...(forgotten === undefined ? [] : [forgotten])];
};

/** Looks for something some time after the last change, and announces it. */
class Look {
  private announcer = new Announcer();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly find: (args: Args) => Promise<string[]>,
    private readonly afterMs: number,
  ) {}

  soon(args: Args): void {
    clearTimeout(this.timer);
    // A folder may go while it is read; that is a change of its own.
    this.timer = setTimeout(() => void this.now(args).catch(() => undefined), this.afterMs).unref();
  }

  private async now(args: Args): Promise<void> {
    const files = await this.find(args);
    // What is in order again may be missed again.
    if (files.length === 0) this.announcer = new Announcer();
    if (await this.announcer.announce(files)) this.soon(args);
  }
}

const first = new Look(findMissed, SETTLED_MS);
const second = new Look(findForgotten, PAGES_MADE_MS);

/** What Gatsby gave when it began to watch. */
let given: Args | undefined;

/** To be called where something may have changed of which no pages are made. */
export const lookLater = (): void => {
  if (given) second.soon(given);
};

/**
 * Looks, a moment after the last change, whether Gatsby has missed any, and later whether it has
 * forgotten one (renewed-nodes.ts), and announces those. To be called each time that pages are made
 * while writing; what is announced is a change, too, and looked after.
 */
export const catchUp = (args: Args & Pick<NodePluginArgs, "emitter">): void => {
  // A change that is waiting for others is forgotten where a page is asked for meanwhile.
  if (!given) args.emitter.on("ENQUEUE_NODE_MUTATION", lookLater);
  given = args;
  first.soon(args);
  second.soon(args);
};
