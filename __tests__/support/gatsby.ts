import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { GATSBY_COMMAND } from "../../scripts/site-copy";

/** A Gatsby command that runs in a folder, and what it has said so far. */
export class Gatsby {
  private output = "";
  private readonly process: ChildProcess;
  /** Resolves with the exit code. */
  readonly end: Promise<number | null>;

  constructor(dir: string, ...args: string[]) {
    const command = path.join(dir, GATSBY_COMMAND);
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      NO_COLOR: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
    };
    // The environment of a test is not that of a command.
    delete env.NODE_ENV;
    // Where CI is set, Gatsby answers queries and renders pictures that nobody has asked for. On a
    // designer's machine it does not.
    delete env.CI;
    delete env.CONTENT_DIR;
    // A group of its own, so that its workers end with it.
    this.process = spawn(process.execPath, [command, ...args], { cwd: dir, env, detached: true });
    const listen = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    this.process.stdout?.on("data", listen);
    this.process.stderr?.on("data", listen);
    this.end = new Promise((resolve) => this.process.on("close", resolve));
  }

  get said(): string {
    return this.output;
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Where the output is now, to read from there later. */
  mark(): () => string {
    const from = this.output.length;
    return () => this.output.slice(from);
  }

  async stop(): Promise<void> {
    const { pid } = this.process;
    if (pid === undefined || !this.isRunning) return;
    process.kill(-pid, "SIGKILL");
    await this.end;
  }
}
