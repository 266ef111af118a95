/** Where a complete list is kept when a page can't show it. */

/** What to save. */
export interface SpillRequest {
  /** What the text is, for a human reader; stores make it safe and unique. */
  readonly name: string;
  /** The whole artefact: one path a line, each line ended. */
  readonly text: string;
  /** Ends the save early; it then rejects with the signal's reason and nothing is kept. */
  readonly signal?: AbortSignal | undefined;
}

/** What was saved, as a footer tells it. */
export interface Spilled {
  /** What the model passes on to read it: a path, a URL, an id. */
  readonly locator: string;
  /** One sentence on what it holds or how to read it; may be empty. */
  readonly hint: string;
}

/** A place for complete lists. Rejects when nothing could be saved; a search goes on without. */
export interface SpillStore {
  save(request: SpillRequest): Promise<Spilled>;
}
