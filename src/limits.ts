/** Every default cap: name, unit, reason. */

/** Paths on a page. What a model reads comfortably; the number agents' tools settled on. */
export const PAGE_LIMIT = 100;

/** Bytes of UTF-8 in a page's rows. 100 ordinary paths take about 6 kB; this bounds 100 paths of 4 KiB each. */
export const PAGE_BYTES: number = 32 * 1024;

/** Entries on a page of `list`. */
export const LIST_LIMIT = 200;

/** Code units of the `Not shown:` line. */
export const NOT_SHOWN_LENGTH = 300;

/** Code units of the `Ignored:` line and of each notice, whatever the names in it. */
export const NOTICE_LENGTH = 300;

/** Code units of an error message as a model reads it: a pattern or a path in it may be of any length. */
export const MESSAGE_LENGTH = 1000;

/** Notices under an empty page: more causes than that are no explanation any more. */
export const EMPTY_NOTICES = 3;

/** Milliseconds, and entries, of the look for what an empty search may have missed: one that is noticed but not waited for. */
export const LOOK_MS = 300;
export const LOOK_ENTRIES = 20_000;

/** Bytes of UTF-8 in a pattern. Longer than any pattern a person or a model means. */
export const PATTERN_BYTES: number = 64 * 1024;

/** Code units of a path that is searched or listed: as long as any system's get (Windows'). */
export const PATH_LENGTH: number = 32 * 1024;

/** Directories that `IgnoredSummary` names. */
export const IGNORED_NAMED = 3;

/** Bytes of one ignore file that are read. */
export const IGNORE_FILE_BYTES: number = 1024 * 1024;

/** Bytes of one line of an ignore file; longer lines are dropped. */
export const IGNORE_LINE_BYTES = 4096;

/** Milliseconds that searches may hold the event loop at a stretch; a collection of garbage may come on top. */
export const SLICE_MS = 4;

/** Automaton states kept, and words of positions over all of them; past either, states are computed afresh. */
export const AUTOMATON_STATES = 10_000;
export const AUTOMATON_POSITIONS = 1_000_000;

/** Spill: bytes and files that a file store keeps before it prunes the oldest. */
export const SPILL_BYTES: number = 256 * 1024 * 1024;
export const SPILL_FILES = 64;

/** Milliseconds that a spill store may take before the page goes out without it. */
export const SPILL_TIMEOUT_MS = 10_000;

/** Milliseconds that a search by a tool may take: what agents wait for a tool; what was found by then is shown. */
export const TOOL_TIMEOUT_MS = 30_000;
