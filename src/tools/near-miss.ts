/** Why a search came up empty. `No files found` is left for the one cause that it names. */
import { type Notice, noticesOf } from '../page/notice.ts';
import type { GlobResult } from '../result.ts';
import type { Workdir } from './containment.ts';
import type { Request } from './request.ts';

/** A search that found nothing. */
export interface EmptySearch {
  /** The pattern as the model wrote it. */
  readonly spelt: string;
  /** How it was read. */
  readonly request: Request;
  /** Its result, without paths. */
  readonly result: GlobResult;
  readonly workdir: Workdir;
  readonly signal: AbortSignal | undefined;
}

/** What to say under the empty page. */
export async function explainEmpty({ request, result }: EmptySearch): Promise<readonly Notice[]> {
  const notices = noticesOf(result);
  if (request.emptyRemarks.length === 0) return notices;
  return [
    ...notices.map((notice): Notice => (notice.code === 'no-files-found' ? AS_READ : notice)),
    ...request.emptyRemarks.map((text): Notice => ({ code: 'reading', text })),
  ];
}

const AS_READ: Notice = { code: 'reading', text: 'No file matches the pattern as it was read.' };
