/** A sound on paper: how every knob stands, what else is other than it comes, and the link that brings it back. */
import { circle, el, g, move, n, path, rect } from '../primitives/svg.ts';

interface CardDial {
  readonly label: string;
  /** 0 to 1. */
  readonly position: number;
}

export interface CardPedal {
  /** Null: the title of the card says it. */
  readonly name: string | null;
  readonly dials: readonly CardDial[];
  /** What else is set, a line each. */
  readonly lines: readonly string[];
}

export interface SettingsCard {
  readonly title: string;
  /** In the order of the signal. */
  readonly pedals: readonly CardPedal[];
  /** What is set behind them, a line each. */
  readonly lines: readonly string[];
  /** Null: there is none, or none that anybody would type or scan. */
  readonly link: string | null;
  /** The link to be scanned: squares of one unit. */
  readonly code: { readonly size: number; readonly path: string } | null;
}

const width = 1200;
const margin = 72;
const ink = '#12211e';
const faint = '#586763';
const dial = { radius: 66, width: 264, height: 264, perRow: 4 } as const;
const lineHeight = 40;
const nameHeight = 96;
const gap = 30;
/** A code of a long link is larger, so that its squares stay large enough for a camera. */
const code = { least: 216, square: 4 } as const;
const linkLetter = 17.5;
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

const innerWidth = width - 2 * margin;
const column = innerWidth / dial.perRow;

/** What is drawn at a place of its own, and how high it is. */
interface Block {
  readonly height: number;
  readonly svg: string;
}

/** A pedal with a name stands to the left under it; alone it stands in the middle. */
function pedalBlock({ name, dials, lines }: CardPedal, perRow: number): Block {
  const top = name === null ? 0 : nameHeight;
  const rows = Math.ceil(dials.length / perRow);
  const linesTop = top + rows * dial.height + gap / 2;
  const blockWidth = perRow * column;
  const left = (inRow: number): number => (name === null ? (blockWidth - inRow * column) / 2 : 0) + column / 2;
  const svg = [
    name === null ? '' : rect(0, 0, blockWidth - gap, 3, 0, { fill: faint }),
    name === null ? '' : text(0, 52, 36, name, { 'font-weight': 600 }),
    ...dials.map((each, k) => {
      const row = Math.floor(k / perRow);
      const inRow = Math.min(perRow, dials.length - row * perRow);
      return move(left(inRow) + (k % perRow) * column, top + 60 + row * dial.height, drawnDial(each));
    }),
    ...lines.map((line, k) => text(0, linesTop + (k + 0.75) * lineHeight, 30, line)),
  ].join('');
  return { height: linesTop + lines.length * lineHeight + (lines.length > 0 ? gap : gap / 2), svg };
}

/** Pedals with few knobs stand two in a row. */
function pedalBlocks(pedals: readonly CardPedal[]): Block {
  const [half, parts] = [dial.perRow / 2, [] as string[]];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const pedal of pedals) {
    const perRow = pedal.name !== null && pedal.dials.length <= half ? half : dial.perRow;
    const block = pedalBlock(pedal, perRow);
    if (x + perRow > dial.perRow) [x, y, rowHeight] = [0, y + rowHeight, 0];
    parts.push(move(x * column, y, block.svg));
    x += perRow;
    rowHeight = Math.max(rowHeight, block.height);
  }
  return { height: y + rowHeight, svg: parts.join('') };
}

function linkBlock(link: string, drawn: NonNullable<SettingsCard['code']>): Block {
  const size = Math.max(code.least, code.square * drawn.size);
  const letters = Math.floor((innerWidth - size - 32) / linkLetter);
  const lines = link.match(new RegExp(`.{1,${letters}}`, 'g')) ?? [];
  const svg = [
    el('path', { transform: `scale(${n(size / drawn.size)})`, fill: ink, d: drawn.path }),
    ...lines.map((line, k) => text(size + 32, 32 + 32 * k, 24, line, { 'font-family': 'monospace', fill: faint })),
  ].join('');
  return { height: Math.max(size, lines.length * 32), svg };
}

/** A long title is smaller. */
const titleSize = (title: string): number => Math.min(64, Math.floor(innerWidth / (0.58 * title.length)));

/** Black on white, in the fonts of the device: it is printed, sent and kept. */
export function settingsCardSvg({ title, pedals, lines, link, code: drawnCode }: SettingsCard): string {
  const pedalsTop = 210;
  const all = pedalBlocks(pedals);
  const linesTop = pedalsTop + all.height;
  const linkTop = linesTop + lines.length * lineHeight + gap;
  const linked = link !== null && drawnCode ? linkBlock(link, drawnCode) : null;
  const height = Math.round(linkTop + (linked?.height ?? 0) + margin);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': 'system-ui, sans-serif',
    },
    rect(0, 0, width, height, 0, { fill: '#fff' }),
    text(margin, margin + 58, titleSize(title), title, { 'font-weight': 700 }),
    move(margin, pedalsTop, all.svg),
    ...lines.map((line, k) => text(margin, linesTop + (k + 0.75) * lineHeight, 30, line)),
    linked ? move(margin, linkTop, linked.svg) : '',
  );
}
