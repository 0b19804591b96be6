/** A sound on paper: how every knob stands, what else is other than it comes, and the link that brings it back. */
import { circle, el, g, move, n, path, rect } from '../primitives/svg.ts';

interface CardDial {
  readonly label: string;
  /** 0 to 1. */
  readonly position: number;
}

export interface SettingsCard {
  readonly title: string;
  readonly dials: readonly CardDial[];
  /** What else is set, a line each. */
  readonly lines: readonly string[];
  readonly link: string;
  /** The link to be scanned: squares of one unit. */
  readonly code: { readonly size: number; readonly path: string };
}

const width = 1200;
const margin = 72;
const ink = '#12211e';
const faint = '#586763';
const dial = { radius: 66, width: 264, height: 250, perRow: 4 } as const;
const lineHeight = 40;
const codeSize = 216;
/** As many letters as stand beside the code. */
const linkLetters = 46;
const [startDegrees, turnDegrees] = [-150, 300];

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function text(
  x: number,
  y: number,
  size: number,
  words: string,
  attributes: Record<string, string | number> = {},
): string {
  return el('text', { x, y, 'font-size': size, fill: ink, ...attributes }, escaped(words));
}

/** From the middle to a place on a circle, 0 degrees at the top. */
const at = (degrees: number, radius: number): string => {
  const radians = (degrees * Math.PI) / 180;
  return `${n(Math.sin(radians) * radius)} ${n(-Math.cos(radians) * radius)}`;
};

const ticks = Array.from({ length: 11 }, (_, k) => startDegrees + (turnDegrees * k) / 10)
  .map((degrees) => `M${at(degrees, dial.radius + 10)}L${at(degrees, dial.radius + 20)}`)
  .join('');

function drawnDial({ label, position }: CardDial): string {
  const degrees = startDegrees + turnDegrees * position;
  return g(
    {},
    path(ticks, { stroke: faint, 'stroke-width': 3 }),
    circle(0, 0, dial.radius, { fill: 'none', stroke: ink, 'stroke-width': 5 }),
    path(`M${at(degrees, 18)}L${at(degrees, dial.radius - 4)}`, {
      stroke: ink,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    text(0, dial.radius + 56, 30, label, { 'text-anchor': 'middle', 'font-weight': 600 }),
    text(0, dial.radius + 92, 30, (10 * position).toFixed(1), { 'text-anchor': 'middle', fill: faint }),
  );
}

const broken = (link: string): string[] => link.match(new RegExp(`.{1,${linkLetters}}`, 'g')) ?? [];

/** Black on white, in the fonts of the device: it is printed, sent and kept. */
export function settingsCardSvg({ title, dials, lines, link, code }: SettingsCard): string {
  const rows = Math.ceil(dials.length / dial.perRow);
  const dialsTop = 210;
  const linesTop = dialsTop + rows * dial.height + 30;
  const linkTop = linesTop + lines.length * lineHeight + 30;
  const linkLines = broken(link);
  const height = linkTop + Math.max(codeSize, linkLines.length * 32) + margin;
  const column = (width - 2 * margin) / dial.perRow;
  const left = (count: number): number => (width - count * column) / 2 + column / 2;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${n(height)}`,
      width,
      height: Math.round(height),
      'font-family': 'system-ui, sans-serif',
    },
    rect(0, 0, width, Math.round(height), 0, { fill: '#fff' }),
    text(margin, margin + 58, 64, title, { 'font-weight': 700 }),
    ...dials.map((each, k) => {
      const row = Math.floor(k / dial.perRow);
      const inRow = Math.min(dial.perRow, dials.length - row * dial.perRow);
      return move(left(inRow) + (k % dial.perRow) * column, dialsTop + 60 + row * dial.height, drawnDial(each));
    }),
    ...lines.map((line, k) => text(margin, linesTop + (k + 0.75) * lineHeight, 30, line)),
    move(margin, linkTop, el('path', { transform: `scale(${n(codeSize / code.size)})`, fill: ink, d: code.path })),
    ...linkLines.map((line, k) =>
      text(margin + codeSize + 32, linkTop + 32 + 32 * k, 24, line, { 'font-family': 'monospace', fill: faint }),
    ),
  );
}
