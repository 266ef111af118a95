/** One error class with a closed set of codes. Nothing else is thrown for bad input or a failing file system. */

/** Every code that a {@link SpanglobError} can carry. */
export type ErrorCode =
  | 'FS_NOT_FOUND'
  | 'FS_NOT_DIRECTORY'
  | 'FS_PERMISSION_DENIED'
  | 'FS_IO_ERROR'
  | 'FS_OUTSIDE_WORKDIR'
  | 'SEARCH_INVALID_PATTERN'
  | 'INVALID_ARGUMENT';

/** A failure that the caller can act on: the message names the input and the next step. */
export class SpanglobError extends Error {
  override readonly name = 'SpanglobError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
