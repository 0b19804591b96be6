/** What the drawings of the guides share: their grounds, their inks and their lettering. */
import { shade } from '../primitives/colour.ts';
import { Defs } from '../primitives/defs.ts';
import { textPath } from '../primitives/stroke-font.ts';
import { letters } from '../primitives/stroke-letters.ts';
import { circle, data, g, path, rect, svg } from '../primitives/svg.ts';

export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}

export const inkColour = '#1c2b27';
export const pencilColour = '#63726c';
export const accentColour = '#b96a00';
export const redInk = '#b5301c';
export const blueInk = '#1f5fa8';
export const greenInk = '#1d7a46';
export const paleInk = '#f2f6f1';

const paperColour = '#f5f0e3';
const matColour = '#12433d';

/** Every drawing is this wide, so that its lettering is equally large on every page. */
const figureWidth = 320;

const grounds = {
  /** Squared paper, for what is drawn in line. */
  paper: { base: paperColour, lines: '#8aa39a', opacity: 0.2 },
  /** A cutting mat, for objects. */
  mat: { base: matColour, lines: '#bfe3d6', opacity: 0.12 },
} as const;

function ground(d: Defs, kind: keyof typeof grounds, height: number): string {
  const { base, lines, opacity } = grounds[kind];
  let grid = '';
  for (let x = 10; x < figureWidth; x += 10) grid += `M${x} 0V${height}`;
  for (let y = 10; y < height; y += 10) grid += `M0 ${y}H${figureWidth}`;
  return (
    rect(0, 0, figureWidth, height, 0, {
      fill: d.linear(`0 ${shade(base, 0.012)}, 1 ${shade(base, -0.02)}`, 0.2, 0, 0.8, 1),
    }) + path(grid, { stroke: lines, 'stroke-opacity': opacity, 'stroke-width': 0.4 })
  );
}

function figure(kind: keyof typeof grounds, height: number, body: (d: Defs) => string): Figure {
  const draw = (): string => {
    const d = new Defs('f');
    const markup = ground(d, kind, height) + body(d);
    return svg([0, 0, figureWidth, height], d, markup);
  };
  return { width: figureWidth, height, draw };
}

export const onPaper = (height: number, body: (d: Defs) => string): Figure => figure('paper', height, body);
export const onMat = (height: number, body: (d: Defs) => string): Figure => figure('mat', height, body);

interface Lettering {
  readonly cap?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly ink?: string;
}

/** Letters on a drawing. A character that the stroke font lacks throws, because it would otherwise leave a silent gap. */
export function letterText(
  text: string,
  x: number,
  y: number,
  { cap = 7, anchor = 'middle', ink = inkColour }: Lettering = {},
): string {
  const missing = [...text.toUpperCase().replace(/\u039c/g, 'µ')].find((sign) => sign !== ' ' && !(sign in letters));
  if (missing) throw new RangeError(`The alphabet has no '${missing}', which '${text}' needs.`);
  return path(textPath(text, x, y, { cap, tracking: 0.06, anchor }), {
    fill: 'none',
    stroke: ink,
    'stroke-width': cap * 0.14,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** A thin line from a word to what it names, with a dot at the thing. */
export const pointer = (fromX: number, fromY: number, toX: number, toY: number, ink: string = pencilColour): string =>
  path(data`M${fromX} ${fromY}L${toX} ${toY}`, { stroke: ink, 'stroke-width': 0.8 }) +
  circle(toX, toY, 1.6, { fill: ink });

/** Lines drawn with one pen. */
export const strokePath = (d: string, ink: string = inkColour, width = 1.6): string =>
  path(d, {
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const arrowSize = 4;

/** An arrow head with its tip at a point, turned by so many degrees from pointing right. */
const arrowHead = (x: number, y: number, turn: number, ink: string = inkColour): string =>
  g(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    strokePath(`M${-arrowSize} ${-arrowSize * 0.75}L0 0L${-arrowSize} ${arrowSize * 0.75}`, ink),
  );

export const arrow = (x1: number, y1: number, x2: number, y2: number, ink: string = inkColour): string =>
  strokePath(data`M${x1} ${y1}L${x2} ${y2}`, ink) +
  arrowHead(x2, y2, (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI, ink);

/** A tick or a cross in a disc: this is right, this is not. */
export const verdictBadge = (x: number, y: number, good: boolean): string =>
  circle(x, y, 11, { fill: good ? greenInk : redInk }) +
  g(
    { transform: `translate(${x} ${y})` },
    strokePath(good ? 'M-5 .5L-1.5 4L5.5 -4' : 'M-4 -4L4 4M4 -4L-4 4', '#fff', 2.4),
  );
