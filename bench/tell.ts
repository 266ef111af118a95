/** Shows what is going on, on one line of a terminal. */
export function tell(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** Tells of a tree that is being made. */
export function tellMaking(made: number, total: number): void {
  tell(`making a tree: ${made} of ${total} files`);
}
