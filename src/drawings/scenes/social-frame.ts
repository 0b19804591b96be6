/** What all pictures for shared links have: the mat, the logo, and lettering in Burin. */
import { wordmarkMarkup } from '../brand/logo.ts';
import { textWidth, textPath } from '../primitives/stroke-font.ts';
import { el, n, path, rect } from '../primitives/svg.ts';

export const cardWidth = 1200;
export const cardHeight = 630;
export const matColour = '#0f3f39';
const lineColour = '#2a6159';
export const inkColour = '#f2f6f1';
export const softInkColour = '#b9d3ca';
export const cardMargin = 76;

/** The mat, with a centimetre grid at the scale of what lies on it. */
export function mat(cm: number): string {
  let grid = '';
  for (let x = cardWidth - cardMargin; x > 0; x -= cm) grid += `M${n(x)} 0V${cardHeight}`;
  for (let y = cardHeight / 2; y > -cm; y -= cm) grid += `M0 ${n(y)}H${cardWidth}M0 ${n(cardHeight - y)}H${cardWidth}`;
  return (
    rect(0, 0, cardWidth, cardHeight, 0, { fill: matColour }) +
    path(grid, { stroke: lineColour, 'stroke-width': 1.2, 'stroke-opacity': 0.55 })
  );
}

/** Break a title over at most two lines, as evenly as it goes. */
export function lines(title: string, cap: number, room: number): string[] {
  const words = title.split(' ');
  if (words.length === 1 || textWidth(title, { cap, width: 1.12, tracking: 0.1 }) <= room) return [title];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (pair: string[]): number => Math.max(...pair.map((line) => textWidth(line, { cap })));
  return splits.reduce((best, pair) => (widest(pair) < widest(best) ? pair : best));
}

/** A block of large lettering, its first baseline at `y`, shrunk to fit the room beside the pedal. */
export function headline(text: readonly string[], y: number, maxCap: number, room: number): string {
  const shape = { cap: maxCap, width: 1.12, tracking: 0.1 };
  const widest = Math.max(...text.map((line) => textWidth(line, shape)));
  const cap = maxCap * Math.min(1, room / widest);
  const weight = cap * 0.19;
  const d = text.map((line, i) => textPath(line, cardMargin + weight / 2, y + i * cap * 1.62, { ...shape, cap }));
  return path(d.join(''), { ...stroked(inkColour), 'stroke-width': weight });
}

const stroked = (stroke: string): Record<string, string> => ({
  fill: 'none',
  stroke,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

export const small = (text: string, y: number, stroke: string): string =>
  path(textPath(text, cardMargin, y, { cap: 17, tracking: 0.22, width: 1.05 }), {
    ...stroked(stroke),
    'stroke-width': 2.3,
  });

export const logo = (y: number): string =>
  el('g', { transform: `translate(${cardMargin} ${y}) scale(1.62)` }, wordmarkMarkup(inkColour, '#f4a91f'));
