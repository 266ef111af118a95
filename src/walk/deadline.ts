/** Milliseconds: 24 days. What is longer a timer takes for none at all, and fires at once. */
const LONGEST = 2 ** 31 - 1;

/** The time that a search may take, over all its stages. */
export class Deadline {
  readonly #end: number | undefined;

  /** Starts the clock. Milliseconds; undefined for no end. */
  constructor(timeoutMs: number | undefined) {
    this.#end = timeoutMs === undefined ? undefined : performance.now() + timeoutMs;
  }

  /** Milliseconds left, at least one: who asks is told, and not passed over, when the time is up. */
  get left(): number | undefined {
    return this.#end && Math.min(LONGEST, Math.max(1, this.#end - performance.now()));
  }

  /** Settles as `answer` does; undefined when the time is up first. */
  async within<T>(answer: Promise<T>): Promise<T | undefined> {
    const { left } = this;
    if (left === undefined) return answer;
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, left, undefined);
    });
    try {
      return await Promise.race([answer, expired]);
    } finally {
      clearTimeout(timer);
    }
  }
}
