/** One line on stderr: cases, disagreements, seconds left. On a terminal it is rewritten, elsewhere rare. */
export class Progress {
  readonly #end: number;
  readonly #interval = process.stderr.isTTY ? 200 : 10_000;
  #stopped = false;
  #title = '';
  #first = 0;
  #done = 0;
  #total = 0;
  #began = 0;
  #shown = 0;

  /** `seconds` is the time that all of it may take. */
  constructor(seconds: number) {
    this.#end = performance.now() + seconds * 1000;
  }

  /** False once the time is over or `stop` was called. */
  get goesOn(): boolean {
    return !this.#stopped && performance.now() < this.#end;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Starts a stage whose cases go from `first` up to, not including, `total`. */
  begin(title: string, first: number, total: number): void {
    this.#title = title;
    this.#first = first;
    this.#done = first;
    this.#total = total;
    this.#began = performance.now();
  }

  /** One more case is done. */
  tick(disagreements: number): void {
    this.#done++;
    const now = performance.now();
    if (now - this.#shown < this.#interval) return;
    this.#shown = now;
    const each = (now - this.#began) / (this.#done - this.#first);
    const left = Math.min((this.#total - this.#done) * each, this.#end - now) / 1000;
    const line = `${this.#title} ${this.#done}/${this.#total}, ${disagreements} disagreements, ${left.toFixed(0)} s left`;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  /** Does `work` with the line out of the way. */
  clear(work: () => unknown): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    work();
  }
}
