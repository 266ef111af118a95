/** What part of some work is spent in the modules of ignore rules, as V8's sampling profiler sees it. */
import { Session } from 'node:inspector';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** What is done, by the outermost function or module of ignore rules. */
const PARTS: readonly [at: RegExp, part: string][] = [
  [/^ignoresFile /, 'files matched'],
  [/^enter /, 'directories matched'],
  [/ancestors\.ts$/, 'files above the root'],
  [/./, 'files found, read, compiled'],
];

/** Percent of the time that is not idle, by what it is spent for; all that is called from there included. To be asked before `work` is warm. */
export async function sampledShares(work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const profile = await profileOf(work);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const callers = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const times = new Map<string, number>();
  let total = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const node = nodes.get(id);
    if (node === undefined || node.callFrame.functionName === '(idle)') continue;
    const time = profile.timeDeltas?.[index] ?? 0;
    total += time;
    const part = partOf(id, nodes, callers);
    if (part !== undefined) times.set(part, (times.get(part) ?? 0) + time);
  }
  return new Map([...times].map(([part, time]) => [part, (100 * time) / total]));
}

/** The outermost function of the modules of ignore rules above a sample. Stores are no ignore rules. */
function partOf(
  sample: number,
  nodes: ReadonlyMap<number, ProfileNode>,
  callers: ReadonlyMap<number, number>,
): string | undefined {
  let part: string | undefined;
  for (let id: number | undefined = sample; id !== undefined; id = callers.get(id)) {
    const { functionName, url } = (nodes.get(id) as ProfileNode).callFrame;
    if (!/\/src\/ignore\/(?!vcs)/.test(url)) continue;
    part = PARTS.find(([at]) => at.test(`${functionName} ${url}`))?.[1];
  }
  return part;
}

async function profileOf(work: () => Promise<void>): Promise<Profile> {
  const session = new Session();
  session.connect();
  const post = (method: string, parameters: object = {}): Promise<object> =>
    new Promise((resolve, reject) => {
      session.post(method, parameters, (error, result) => (error ? reject(error) : resolve(result ?? {})));
    });
  await post('Profiler.enable');
  await post('Profiler.setSamplingInterval', { interval: 200 });
  // What is optimised while nobody looks keeps no record of what was inlined: the first run is for that alone.
  await post('Profiler.start');
  await work();
  await post('Profiler.stop');
  await post('Profiler.start');
  await work();
  const { profile } = (await post('Profiler.stop')) as { profile: Profile };
  session.disconnect();
  return profile;
}
