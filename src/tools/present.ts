/** A result as what a model sees of it: the page's text, with the complete list saved where the page can't hold it. */

import { SPILL_TIMEOUT_MS } from '../limits.ts';
import type { Notice } from '../page/notice.ts';
import { createPage, type Page, type PageOptions } from '../page/page.ts';
import { renderComplete, renderPage } from '../page/render.ts';
import type { GlobResult } from '../result.ts';
import type { Spilled, SpillStore } from '../spill/store.ts';
import { Deadline } from '../walk/deadline.ts';

/** How to present a result. */
export interface PresentOptions extends PageOptions {
  /** Where to keep the complete list of a truncated page. Without one the footer says that it could not be saved. */
  readonly spill?: SpillStore | undefined;
  /** What to say under the page. Default: what the result itself gives cause for. */
  readonly notices?: readonly Notice[] | undefined;
  /** What the saved list is called. */
  readonly name?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A page and its text. */
export interface Presented {
  readonly text: string;
  readonly page: Page;
  /** Where the complete list is; undefined on a whole page and where it could not be saved. */
  readonly saved: Spilled | undefined;
}

/**
 * A page of a result as text. A store that fails never fails the search: the footer says so.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for a bad `limit` or `overCap`; the signal's reason on abort
 */
export async function present(result: GlobResult, options: PresentOptions = {}): Promise<Presented> {
  const { spill, name = 'glob', signal, notices } = options;
  const created = createPage(result, options);
  const page = notices === undefined ? created : { ...created, notices };
  let saved: Spilled | undefined;
  if (page.truncated && spill !== undefined) {
    try {
      const save = spill.save({ name, text: renderComplete(result.paths), signal });
      saved = await new Deadline(SPILL_TIMEOUT_MS).within(save);
    } catch {
      // Said by the footer. Only an abort is the caller's own.
      signal?.throwIfAborted();
    }
  }
  return { text: renderPage(page, saved), page, saved };
}
