import { availableParallelism } from "node:os";
import { openThreads, type Threads } from "../threads/threads";
import type { Text } from "../threads/texts";
import { checkBody, type BodyFacts } from "./check";
import { TextStore } from "./text-store";

/** Starting threads takes as long as reading about this many texts. */
const READ_HERE = 40;

/**
 * Texts are handed to a thread in so many at once, at most: whoever hands them out reads the fields of all
 * files meanwhile, and a thread that had to ask for each text would wait for that.
 */
const AT_ONCE = 15;

/** Each thread has some, also where there are few. */
const lotsOf = (texts: number): number =>
  Math.min(AT_ONCE, Math.ceil(texts / availableParallelism()));

interface Waiting extends Pick<Text, "file" | "body"> {
  answer: (facts: BodyFacts | Promise<BodyFacts>) => void;
}

/**
 * Reads texts: from the store when they were read before, otherwise, where many are asked for in one go,
 * on all processors.
 *
 * @param readHere how many new texts are read without threads.
 */
export class TextReader {
  private readonly bodies: string[] = [];
  private waiting: Waiting[] = [];
  private threads: Threads<"texts"> | undefined;

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
    await this.threads?.end();
    this.threads = undefined;
    await this.store.keepOnly(this.bodies);
  }

  private readNew(file: string, body: string): Promise<BodyFacts> {
    if (this.waiting.length === 0) setImmediate(() => this.readWaiting());
    const read = new Promise<BodyFacts>((answer) => this.waiting.push({ file, body, answer }));
    // They start while others are still being asked for.
    if (this.waiting.length === this.readHere + 1) this.threads ??= openThreads("texts");
    return read;
  }

  private readWaiting(): void {
    const texts = this.waiting;
    this.waiting = [];
    const { threads } = this;
    if (!threads) {
      for (const { file, body, answer } of texts) answer(this.readHereAndNow(file, body));
      return;
    }
    const { folder } = this.store;
    const atOnce = lotsOf(texts.length);
    for (let start = 0; start < texts.length; start += atOnce) {
      const some = texts.slice(start, start + atOnce);
      const read = threads.readTexts(some.map(({ file, body }) => ({ file, body, folder })));
      some.forEach(({ answer }, at) => answer(read.then((facts) => facts[at] as BodyFacts)));
    }
  }

  private async readHereAndNow(file: string, body: string): Promise<BodyFacts> {
    const checked = await checkBody(file, body);
    this.store.keep(body, checked);
    return checked;
  }
}
