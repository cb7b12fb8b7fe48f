/** Keeps what takes long to make, by a name: the last things that were asked for. */
export class Kept<Value> {
  private readonly values = new Map<string, Value>();

  /** @param most how many are kept; with one more, that which nobody has asked for longest goes. */
  constructor(private readonly most: number) {}

  /** What is kept under a name, made now where there is nothing. */
  get(name: string, make: () => Value): Value {
    const value = this.values.get(name) ?? make();
    this.values.delete(name);
    this.values.set(name, value);
    const [oldest] = this.values.keys();
    if (oldest !== undefined && this.values.size > this.most) this.values.delete(oldest);
    return value;
  }

  forget(name: string): void {
    this.values.delete(name);
  }
}
