/** Results as tables: one for the terminal, the block of the README for all sizes. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fillBlock } from '../../test/support/readme.ts';
import { chartOf, count } from './chart.ts';
import { RIPGREP } from './contenders.ts';
import type { Timing } from './measure.ts';
import { type Result, savedResults } from './results.ts';

const CHART = 'bench/charts/speed.svg';

/** Ratios to ripgrep, by contender and case. */
export function tableOf({ files, cases, processes }: Result): string {
  const names = [...new Set(cases.flatMap(({ timings }) => timings.map(({ name }) => name)))];
  const base = processes.find(({ name }) => name === RIPGREP);
  const rows = names.map((name) => {
    const cells = cases.map(({ timings }) =>
      cellOf(
        name,
        timings.find((timing) => timing.name === name),
      ),
    );
    const own = processes.find((one) => one.name === name);
    if (own === undefined || base === undefined) return [name, ...cells, '–', '–'];
    const first = name === RIPGREP ? '1' : (own.call / base.call).toFixed(2);
    return [name, ...cells, first, `${own.stall.toFixed(0)} (${own.gap.toFixed(0)})`];
  });
  const titles = cases.map(({ title }) => title.replace(/\S*\*[^\s,]*/, '`$&`'));
  const heading = [`${count(files)} files`, ...titles, '`*`, first call', 'stall, ms'];
  return markdown([heading, ...rows]);
}

/** ripgrep in milliseconds, all others as ratios to it. */
function cellOf(name: string, timing: Timing | undefined): string {
  if (timing === undefined) return '–';
  return name === RIPGREP
    ? `1 (${timing.median.toFixed(timing.median < 10 ? 1 : 0)} ms)`
    : timing.ratio.toFixed(2);
}

/** Writes the block and the chart from all results that are kept. */
export function writeReadme(): void {
  const results = savedResults();
  writeFileSync(fileURLToPath(new URL(`../../${CHART}`, import.meta.url)), chartOf(results));
  fillBlock('speed', blockOf(results));
}

function blockOf(results: readonly Result[]): string {
  const last = results.at(-1);
  if (last === undefined) throw new Error('no results to report; run npm run bench');
  const { versions, machine } = last;
  const left = new Set(
    results.flatMap(({ cases }) =>
      cases.flatMap(({ title, left: names }) => names.map((name) => `${title}: ${name}`)),
    ),
  );
  return [
    `![Time as a ratio to spawned ripgrep, by size of the tree](${CHART})`,
    'Ratios to `rg --files --sort=modified` spawned from the same process, medians of interleaved rounds, warm; below 1 is ' +
      "quicker. Every contender returns the same files, stat'd and sorted, or is not timed. The stall is the longest that " +
      'the event loop was held by `*` in a process of its own, as `monitorEventLoopDelay` sees it, and in brackets the longest time between ' +
      "two ticks of a timer that is due every millisecond. Node's calls alone are no rival, but what one thread can't do " +
      'without. A first call is the quickest of three processes. The process stands in the tree, but for `from elsewhere`. ' +
      `Node ${versions.node}, ripgrep ${versions.ripgrep}, ${machine.processor}, ${machine.cores} cores, ${machine.fileSystem}.`,
    ...results.map(tableOf),
    growthOf(results),
    ...(left.size === 0 ? [] : [`Not timed, because the files are not the same: ${[...left].join('; ')}.`]),
  ].join('\n\n');
}

/** What a file costs as trees grow, and what a whole process takes. */
function growthOf(results: readonly Result[]): string {
  const megabytes = (kilobytes: number | undefined): string =>
    kilobytes === undefined ? '–' : (kilobytes / 1024).toFixed(0);
  const memory = (result: Result, name: string): string =>
    megabytes(result.processes.find((one) => one.name === name)?.memory);
  const heading = [
    'files',
    'µs a file: ripgrep',
    'spanglob',
    'no workers',
    'whole process: ripgrep',
    'spanglob',
    'peak: ripgrep + Node',
    'spanglob',
  ];
  const rows = results.map((result) => [
    count(result.files),
    ...[RIPGREP, 'spanglob', 'spanglob, no workers'].map((name) => perFile(result, name).toFixed(2)),
    `${result.whole.ripgrep.toFixed(0)} ms`,
    `${result.whole.spanglob.toFixed(0)} ms`,
    `${megabytes(result.memory && result.memory.ripgrep + result.memory.node)} MB`,
    `${memory(result, 'spanglob')} MB`,
  ]);
  const legend =
    'The peak is the most memory that a process held that searched some times, but for the first with workers; in front of it, ' +
    "ripgrep's and that of a Node that does nothing.";
  return [markdown([heading, ...rows]), legend, ...riseOf(results)].join('\n\n');
}

/** Microseconds. */
function perFile({ cases }: Result, name: string): number {
  const all = cases.find(({ title }) => title === '*');
  const timing = all?.timings.find((candidate) => candidate.name === name);
  return timing === undefined || all === undefined ? Number.NaN : (timing.median / all.found) * 1000;
}

/** How what a file costs changes from 10,000 files to the largest tree: nothing where they are not two trees. */
function riseOf(results: readonly Result[]): string[] {
  const from = results.find(({ files }) => files === 10_000);
  const to = results.at(-1);
  if (from === undefined || to === undefined || to.files <= from.files) return [];
  const [ripgrep, ours, alone] = [RIPGREP, 'spanglob', 'spanglob, no workers'].map((name) =>
    (perFile(to, name) / perFile(from, name)).toFixed(2),
  );
  return [
    `From ${count(from.files)} to ${count(to.files)} files, what one file takes is multiplied by ${ripgrep} with ` +
      `ripgrep, by ${ours} with spanglob, by ${alone} without workers.`,
  ];
}

export function markdown([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = heading.map((_, index) => (index === 0 ? '---' : '---:'));
  return [heading, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
