/** A model's request understood: read, looked up where it is in doubt, and kept inside the workdir. */
import { checkPath } from '../walk/root.ts';
import type { Workdir } from './containment.ts';
import { pathInDoubt, readPath } from './path-reading.ts';
import { patternInDoubt, type Request, readRequest } from './request.ts';

/**
 * Where a `path` leads, absolute.
 *
 * @throws SpanglobError `FS_OUTSIDE_WORKDIR`, `INVALID_ARGUMENT`
 */
export async function rootOf(path: string | undefined, workdir: Workdir): Promise<string> {
  const { ground } = workdir;
  checkPath('path', path);
  const isName = await workdir.isThere(pathInDoubt(path, ground));
  return workdir.requireInside(readPath(path, ground, isName), path ?? '.');
}

/**
 * What a `pattern` means beneath the root that `path` gave.
 *
 * @throws SpanglobError `FS_OUTSIDE_WORKDIR`, `INVALID_ARGUMENT`, `SEARCH_INVALID_PATTERN`
 */
export async function requestOf(spelt: string, path: string, workdir: Workdir): Promise<Request> {
  const { ground } = workdir;
  const doubt = patternInDoubt(spelt, path, ground);
  const request = readRequest(spelt, path, ground, {
    inRoot: await workdir.isThere(doubt.inRoot),
    outside: await workdir.isThere(doubt.outside),
  });
  const root = request.root === path ? path : await workdir.requireInside(request.root, spelt);
  if (request.prefix.length === 0) return { ...request, root };
  // The walk follows no links; a pattern that spells one out means what lies behind it.
  const start = ground.style.resolve(root, ...request.prefix);
  const inside = await workdir.requireInside(start, spelt);
  const [realRoot, realStart] = [await workdir.realPath(root), await workdir.realPath(start)];
  if (realRoot === undefined || realStart === undefined) return { ...request, root };
  const leads = ground.style.resolve(realRoot, ...request.prefix) !== ground.style.resolve(realStart);
  return leads
    ? { ...request, root: inside, pattern: request.patternInPrefix, prefix: [] }
    : { ...request, root };
}
