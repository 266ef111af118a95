/** The chart of the README: ratios to ripgrep on a logarithmic scale, on a ground of its own for light and dark. */
import { FLOOR, RIPGREP } from './contenders.ts';
import type { Result } from './results.ts';

/** Pixels. */
const LABELS = 190;
const PLOT = 440;
const ROW = 20;
const GROUP_GAP = 26;
const TOP = 56;
const WIDTH = LABELS + PLOT + 70;

/** The scale: ratios from a quarter to sixteen. */
const LEAST = 0.25;
const MOST = 16;

const STYLE = `
  text { font: 12px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2328; }
  .ground { fill: #ffffff; }
  .quiet { fill: #59636e; }
  .bold { font-weight: 600; }
  .line { stroke: #d1d9e0; }
  .par { stroke: #59636e; }
  .ours { fill: #0a58ca; }
  .other { fill: #99a3ae; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .ground { fill: #0d1117; }
    .quiet { fill: #9198a1; }
    .line { stroke: #3d444d; }
    .par { stroke: #9198a1; }
    .ours { fill: #5aa2ff; }
    .other { fill: #757e88; }
  }
`;

export function chartOf(results: readonly Result[]): string {
  const groups = results.map(({ files, cases }) => {
    const timings = cases.find(({ title }) => title === '*')?.timings ?? [];
    return { files, bars: timings.filter(({ name }) => name !== RIPGREP && name !== FLOOR) };
  });
  const parts: string[] = [];
  let top = TOP;
  for (const { files, bars } of groups) {
    parts.push(`<text class="bold" x="12" y="${top + 4}">${count(files)} files</text>`);
    top += 12;
    for (const { name, ratio } of bars) {
      const kind = name.startsWith('spanglob') ? 'ours' : 'other';
      const end = xOf(ratio);
      const [from, to] = end < xOf(1) ? [end, xOf(1)] : [xOf(1), end];
      parts.push(
        `<text x="${LABELS - 8}" y="${top + 14}" text-anchor="end">${name}</text>`,
        `<rect class="${kind}" x="${from.toFixed(1)}" y="${top + 4}" width="${Math.max(1, to - from).toFixed(1)}" height="${ROW - 7}" rx="2"/>`,
        `<text class="quiet" x="${(end < xOf(1) ? from - 4 : to + 4).toFixed(1)}" y="${top + 14}"${end < xOf(1) ? ' text-anchor="end"' : ''}>${ratio.toFixed(2)}</text>`,
      );
      top += ROW;
    }
    top += GROUP_GAP;
  }
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${top}" viewBox="0 0 ${WIDTH} ${top}" role="img">`,
    '<title>Time to find every file, stat it and sort by age, as a ratio to spawned ripgrep</title>',
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${top}" rx="6"/>`,
    ...axis(top - GROUP_GAP),
    ...parts,
    '</svg>',
  ].join('\n')}\n`;
}

function axis(bottom: number): string[] {
  const marks = [0.25, 0.5, 1, 2, 4, 8, 16];
  return [
    `<text x="${LABELS}" y="18">Every file, stat'd and sorted by age: time as a ratio to spawned ripgrep</text>`,
    ...marks.flatMap((ratio) => [
      `<line class="${ratio === 1 ? 'par' : 'line'}" x1="${xOf(ratio)}" x2="${xOf(ratio)}" y1="${TOP - 12}" y2="${bottom}"/>`,
      `<text class="quiet" x="${xOf(ratio)}" y="${TOP - 18}" text-anchor="middle">${ratio === 1 ? 'ripgrep' : ratio}</text>`,
    ]),
  ];
}

function xOf(ratio: number): number {
  const clamped = Math.min(MOST, Math.max(LEAST, ratio));
  return Math.round(LABELS + (PLOT * Math.log(clamped / LEAST)) / Math.log(MOST / LEAST));
}

/** `10,000`, the same for every reader. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}
