/** What the traversal answers to fast-glob: directories to enter, and nothing else. */

/** A directory to enter, as fast-glob wants an entry: it calls whichever of the seven it likes. */
export class TraversalEntry {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  isDirectory(): boolean {
    return true;
  }
  isFile(): boolean {
    return false;
  }
  isSymbolicLink(): boolean {
    return false;
  }
  isBlockDevice(): boolean {
    return false;
  }
  isCharacterDevice(): boolean {
    return false;
  }
  isFIFO(): boolean {
    return false;
  }
  isSocket(): boolean {
    return false;
  }
}
