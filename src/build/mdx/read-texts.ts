import { openThreads, type Threads } from "../threads/threads";
import { checkBody, type BodyFacts } from "./check";
import { TextStore } from "./text-store";

/** Starting threads takes as long as reading about this many texts. */
const READ_HERE = 40;

/**
 * Reads texts: from the store when they were read before, otherwise, where there are many, on all
 * processors.
 *
 * @param readHere how many new texts are read before threads are started for the others.
 */
export class TextReader {
  private readonly bodies: string[] = [];
  private threads: Threads | undefined;
  private unread = 0;

  constructor(
    private readonly store = new TextStore(),
    private readonly readHere = READ_HERE,
  ) {}

  readonly read = async (file: string, body: string): Promise<BodyFacts> => {
    this.bodies.push(body);
    return this.store.facts(body) ?? this.readNew(file, body);
  };

  /** Ends the threads and forgets the texts that nobody asked for. */
  async close(): Promise<void> {
    await this.threads?.close();
    await this.store.keepOnly(this.bodies);
  }

  private async readNew(file: string, body: string): Promise<BodyFacts> {
    this.unread += 1;
    if (this.unread > this.readHere) {
      this.threads ??= openThreads();
      return this.threads.readText({ file, body, folder: this.store.folder });
    }
    const checked = await checkBody(file, body);
    this.store.keep(body, checked);
    return checked;
  }
}
