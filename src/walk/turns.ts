/**
 * One clock for everything that holds the event loop: walks, sorts and builds
 * of all searches in the process share one slice a turn, so that fifty
 * searches stall the loop no longer than one.
 */
import { SLICE_MS } from '../limits.ts';

let waiting: (() => void)[] = [];
let scheduled = false;
let sliceEnd = 0;
/** The turn went to one that waits for a promise: its work follows this turn's tasks. */
let isGivenAway = false;

/** Runs `task` in the next turn that has time left. It works until `sliceIsOver()` and then asks again. */
export function inNextTurn(task: () => void): void {
  waiting.push(task);
  schedule();
}

/** Resolves in a turn to come, in which nothing else is begun: fifty that wait get fifty turns, not fifty steps in one. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    inNextTurn(() => {
      isGivenAway = true;
      resolve();
    });
  });
}

/** Whether the running slice has used its time. Costs a reading of the clock, some 30 ns. */
export function sliceIsOver(): boolean {
  return performance.now() >= sliceEnd;
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setImmediate(takeTurn);
}

function takeTurn(): void {
  scheduled = false;
  isGivenAway = false;
  sliceEnd = performance.now() + SLICE_MS;
  const tasks = waiting;
  waiting = [];
  let done = 0;
  try {
    while (done < tasks.length && (done === 0 || !(isGivenAway || sliceIsOver())))
      (tasks[done++] as () => void)();
  } finally {
    // What had no turn comes before what has asked meanwhile.
    waiting = tasks.slice(done).concat(waiting);
    if (waiting.length > 0) schedule();
  }
}
