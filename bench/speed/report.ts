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
    const stall = Math.max(
      ...cases.map(({ timings }) => timings.find((timing) => timing.name === name)?.stall ?? 0),
    );
    const own = processes.find((one) => one.name === name);
    const first = own === undefined || base === undefined ? '' : (own.call / base.call).toFixed(2);
    return [name, ...cells, name === RIPGREP ? '1' : first, stall.toFixed(0)];
  });
  const titles = cases.map(({ title }) => (/[*]/.test(title) ? `\`${title}\`` : title));
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
      'the event loop was held, in any case. ' +
      `Node ${versions.node}, ripgrep ${versions.ripgrep}, ${machine.processor}, ${machine.cores} cores, ${machine.fileSystem}.`,
    ...results.map(tableOf),
    growthOf(results),
    ...(left.size === 0 ? [] : [`Not timed, because the files are not the same: ${[...left].join('; ')}.`]),
  ].join('\n\n');
}

/** What a file costs as trees grow, and what a whole process takes. */
function growthOf(results: readonly Result[]): string {
  const perFile = (result: Result, name: string): string => {
    const all = result.cases.find(({ title }) => title === '*');
    const timing = all?.timings.find((candidate) => candidate.name === name);
    return timing === undefined || all === undefined ? '–' : ((timing.median / all.found) * 1000).toFixed(2);
  };
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
    'of it Node alone',
    'peak: ripgrep + Node',
    'spanglob',
  ];
  const rows = results.map((result) => [
    count(result.files),
    perFile(result, RIPGREP),
    perFile(result, 'spanglob'),
    perFile(result, 'spanglob, no workers'),
    `${result.whole.ripgrep.toFixed(0)} ms`,
    `${result.whole.spanglob.toFixed(0)} ms`,
    `${result.whole.node.toFixed(0)} ms`,
    `${megabytes(result.memory && result.memory.ripgrep + result.memory.node)} MB`,
    `${memory(result, 'spanglob')} MB`,
  ]);
  return markdown([heading, ...rows]);
}

function markdown([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = heading.map((_, index) => (index === 0 ? '---' : '---:'));
  return [heading, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
