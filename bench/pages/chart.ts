/** The chart of the README: bars as SVG, with a ground of its own, so that it is legible in light and dark. */
import { contenders } from './contenders.ts';
import type { TreeFigures } from './figures.ts';
import type { Counts } from './measure.ts';

const CHARTED_LIMIT = 100;
const PANELS = [
  { what: 'topLevel', title: 'top-level entries' },
  { what: 'secondLevel', title: 'second-level directories' },
] as const satisfies readonly { what: keyof Counts; title: string }[];

/** Pixels. */
const LABELS = 196;
const PANEL = 280;
const GAP = 48;
const BAR = 5;
const STEP = 6;
const GROUP = contenders.length * STEP + 12;
const TOP = 78;
const WIDTH = LABELS + PANELS.length * (PANEL + GAP);

/** One fill a contender, told apart in lightness as well as in hue. */
const STYLE = `
  text { font: 12px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2328; }
  .ground { fill: #ffffff; }
  .quiet { fill: #59636e; }
  .line { stroke: #d1d9e0; }
  .c0 { fill: #c4ccd4; }
  .c1 { fill: #99a3ae; }
  .c2 { fill: #6e7781; }
  .c3 { fill: #e08a00; }
  .c4 { fill: #0a58ca; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .ground { fill: #0d1117; }
    .quiet { fill: #9198a1; }
    .line { stroke: #3d444d; }
    .c0 { fill: #4a525b; }
    .c1 { fill: #757e88; }
    .c2 { fill: #a5aeb8; }
    .c3 { fill: #f0a33a; }
    .c4 { fill: #5aa2ff; }
  }
`;

export function chartOf(trees: readonly TreeFigures[]): string {
  const bottom = TOP + trees.length * GROUP;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${bottom + 28}" viewBox="0 0 ${WIDTH} ${bottom + 28}" role="img">`,
    `<title>What a page of ${CHARTED_LIMIT} paths shows of a tree</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${bottom + 28}" rx="6"/>`,
    ...legend(),
    ...PANELS.flatMap((panel, index) => axis(panel.title, leftOf(index), bottom)),
    ...trees.flatMap((tree, index) => rowOf(tree, TOP + index * GROUP)),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

function legend(): string[] {
  return contenders.flatMap(({ name }, index) => {
    const left = 16 + index * 130;
    return [`<rect class="c${index}" x="${left}" y="16" width="12" height="12"/>`, text(left + 18, 26, name)];
  });
}

function axis(title: string, left: number, bottom: number): string[] {
  const ticks = [0, 0.5, 1].flatMap((share) => {
    const x = left + share * PANEL;
    return [
      `<line class="line" x1="${x}" y1="${TOP - 6}" x2="${x}" y2="${bottom}"/>`,
      text(x, bottom + 16, `${share * 100} %`, 'quiet', 'middle'),
    ];
  });
  return [text(left, TOP - 18, `${title} on a page of ${CHARTED_LIMIT}`), ...ticks];
}

function rowOf(tree: TreeFigures, top: number): string[] {
  const middle = top + (contenders.length * STEP) / 2 + 4;
  const bars = PANELS.flatMap(({ what }, panel) => {
    const left = leftOf(panel);
    if (tree.all[what] === 0) return [text(left + 6, middle, 'it has none', 'quiet')];
    return contenders.map(({ name }, index) => {
      const share = (tree.pages[CHARTED_LIMIT]?.[name]?.[what] ?? 0) / tree.all[what];
      // A bar of nothing leaves a trace, so that it isn't taken for a missing one.
      const width = Math.max(1, share * PANEL).toFixed(1);
      return `<rect class="c${index}" x="${left}" y="${top + index * STEP}" width="${width}" height="${BAR}"/>`;
    });
  });
  return [text(LABELS - 12, middle, tree.name, '', 'end'), ...bars];
}

function leftOf(panel: number): number {
  return LABELS + panel * (PANEL + GAP);
}

function text(x: number, y: number, content: string, className = '', anchor = 'start'): string {
  const attributes = className === '' ? '' : ` class="${className}"`;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}"${attributes}>${content}</text>`;
}
