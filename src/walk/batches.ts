/**
 * Directories read a few entries at a time. `readdirSync` of 300,000 entries
 * holds the loop for 300 ms; in batches they take 130 ms, since no array of
 * them all is ever made, and most batches take less than 0.1 ms.
 */
import { type Dir, type Dirent, opendirSync } from 'node:fs';
import { kindOf, type RawEntry } from './file-system.ts';
import { decodeName, locationOf } from './names.ts';

/**
 * A directory's entries in the file system's order, each once; links as links.
 * A batch may be empty. A step throws the file system's error. Whoever takes
 * no further step calls `return()`, as leaving a `for ... of` does: it closes
 * the directory.
 */
export type Batches = Generator<RawEntry[], void, undefined>;

/**
 * Entries of a batch. As fast as 1024, and a bound where it matters: a file
 * system that tells no types, as NFS may, makes node stat each of a batch.
 */
const BATCH = 64;

/** What a decoder puts for bytes that aren't UTF-8. A name may also hold it. */
const REPLACEMENT = '\ufffd';

/** Bun 1.4 gives no types with names as buffers; in Latin-1 a character is a byte. */
const BYTES = ('Bun' in globalThis ? 'latin1' : 'buffer') as BufferEncoding;

/**
 * Reads a directory of the local disk: once, unless a name may not be UTF-8.
 * Such names are left out as they come and read as bytes in the end, so that
 * each entry comes from one of the two readings.
 */
export function* localBatches(location: string): Batches {
  const path = locationOf(location);
  let read = 0;
  let inDoubt = false;
  let isCutShort = false;
  try {
    for (const dirents of direntBatches(path, 'utf8', BATCH)) {
      const entries: RawEntry[] = [];
      for (const dirent of dirents) {
        if (dirent.name.includes(REPLACEMENT)) inDoubt = true;
        else entries.push({ name: dirent.name, kind: kindOf(dirent) });
      }
      read += dirents.length;
      yield entries;
    }
  } catch (error) {
    if (!isOfEntry(error)) throw error;
    isCutShort = true;
  }
  if (!inDoubt && !isCutShort) return;
  // The path as bytes too: node joins the two where it must stat an entry for its type.
  for (const dirents of direntBatches(Buffer.from(path), BYTES, 1)) {
    const entries = dirents.map((dirent) => ({ name: nameOf(dirent), kind: kindOf(dirent) }));
    // A reading that was cut short goes on where it broke off.
    read -= dirents.length;
    yield isCutShort && read < 0
      ? entries
      : entries.filter(({ name }) => name.includes(REPLACEMENT) || !name.isWellFormed());
  }
}

/**
 * Node stats entries for their types where the file system tells none, and
 * drops the batch when one can't be found: by a name that lost its bytes, or
 * because it has vanished.
 */
function isOfEntry(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'lstat';
}

/** Hands on entries that are all there, converted as they are needed. */
export function* batchesOf<T>(items: readonly T[], convert: (item: T) => RawEntry): Batches {
  for (let start = 0; start < items.length; start += BATCH) {
    yield items.slice(start, start + BATCH).map(convert);
  }
}

function* direntBatches(
  path: string | Buffer,
  encoding: BufferEncoding,
  bufferSize: number,
): Generator<Dirent[], void, undefined> {
  const directory = opendirSync(path, { encoding, bufferSize });
  try {
    for (let isDone = false; !isDone; ) {
      const dirents: Dirent[] = [];
      while (dirents.length < BATCH && !isDone) {
        const dirent = readNext(directory, bufferSize === 1);
        if (dirent === null) isDone = true;
        else dirents.push(dirent);
      }
      yield dirents;
    }
  } finally {
    directory.closeSync();
  }
}

/** Where node buffers no more than one entry, it can go on behind one that has vanished. */
function readNext(directory: Dir, canSkip: boolean): Dirent | null {
  for (;;) {
    try {
      return directory.readSync();
    } catch (error) {
      if (!canSkip || !isOfEntry(error)) throw error;
    }
  }
}

function nameOf({ name }: { readonly name: unknown }): string {
  if (typeof name !== 'string') return decodeName(name as Buffer);
  // Deno 2.9 knows only UTF-8 here.
  return BYTES === 'latin1' ? decodeName(Buffer.from(name, 'latin1')) : name;
}
