import { checkBody, type BodyFacts } from "./check";
import { TextStore } from "./text-store";

/**
 * Reads the texts of a build: from the store when they were read before. Threads of their own would take the
 * processors longer to start, each with all packages of MDX, than a thousand texts take (docs/build-speed.md).
 */
export class TextReader {
  private readonly bodies: string[] = [];
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store = new TextStore()) {}

  readonly read = async (file: string, body: string): Promise<BodyFacts> => {
    this.bodies.push(body);
    return this.store.facts(body) ?? this.readNew(file, body);
  };

  /** Forgets the texts that nobody asked for. */
  async close(): Promise<void> {
    await this.last;
    await this.store.keepOnly(this.bodies);
  }

  /** One after the other: read at once, all of them would be in memory until the last is done. */
  private readNew(file: string, body: string): Promise<BodyFacts> {
    const read = this.last.then(() => this.readNow(file, body));
    this.last = read.catch(() => undefined);
    return read;
  }

  private async readNow(file: string, body: string): Promise<BodyFacts> {
    const checked = await checkBody(file, body);
    this.store.keep(body, checked);
    delete checked.evaluated;
    return checked;
  }
}
