/** A file system that never answers must not hold back a call for ever. */
import { SpanglobError } from '../errors.ts';
import type { Deadline } from '../walk/deadline.ts';

/**
 * Settles as `work` does while there is time.
 *
 * @throws SpanglobError `FS_IO_ERROR` when the time is up first
 */
export async function answered<T extends NonNullable<unknown>>(
  deadline: Deadline,
  work: Promise<T>,
): Promise<T> {
  const answer = await deadline.within(work);
  if (answer !== undefined) return answer;
  throw new SpanglobError(
    'FS_IO_ERROR',
    'the file system did not answer in time; try again or give another path',
  );
}
