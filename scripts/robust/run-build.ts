import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { copySite, GATSBY_COMMAND } from "../site-copy";

const DIR = path.resolve(".artifacts", "robust");

/** A copy of the site with content of its own, and without what an earlier build left there. */
export const siteCopy = (name: string, content: string, below = DIR): string => {
  const dir = path.join(below, name);
  rmSync(dir, { recursive: true, force: true });
  // Of one name, as it is a part of the bundler's: copies are compared with each other.
  copySite(dir, "robust");
  mkdirSync(path.join(dir, "content"));
  cpSync(content, path.join(dir, "content"), { recursive: true, preserveTimestamps: true });
  return dir;
};

export interface Ended {
  /** Undefined when it was killed. */
  code: number | undefined;
  said: string;
}

interface Options {
  /** The build is killed, with all its processes, as soon as it says this. */
  killAt?: RegExp;
  /** Called whenever it has said something. */
  onSaid?: (said: string) => void;
}

/** Runs `npm run build` in a copy of the site. */
export const runBuild = (dir: string, { killAt, onSaid }: Options = {}): Promise<Ended> => {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CI: "true",
    NO_COLOR: "1",
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  delete env.CONTENT_DIR;
  const args = [path.join(dir, GATSBY_COMMAND), "build"];
  // A group of its own, so that its workers die with it.
  const child = spawn(process.execPath, args, { cwd: dir, env, detached: true });
  let said = "";
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    onSaid?.(said);
    if (killAt?.test(said) && child.pid !== undefined && child.exitCode === null) {
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code: code ?? undefined, said }));
  });
};

/** The end of what a build said, for one that went wrong. */
export const endOf = ({ said }: Ended): string => said.slice(-3000);
