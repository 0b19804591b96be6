/** The signs of a circuit diagram. Each is drawn around a point, with its ends where wires can meet it. */
import { circle, data, g, path } from '../primitives/svg.ts';
import { accentColour, inkColour, strokePath, letterText } from './figure.ts';

const turned = (x: number, y: number, turn: number, ...markup: string[]): string =>
  g({ transform: data`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}` }, ...markup);

/** Wires as a polyline through points: 'M10 20H40V60' in plain path data. */
export const wire = (d: string): string => strokePath(d);

export const dot = (x: number, y: number): string => circle(x, y, 2.4, { fill: inkColour });

/** An open end, where something is connected from outside. */
export const terminal = (x: number, y: number): string =>
  circle(x, y, 2.8, { fill: 'none', stroke: inkColour, 'stroke-width': 1.4 });

const zigzagPath = 'M-20 0H-12L-10 -5L-6 5L-2 -5L2 5L6 -5L10 5L12 0H20';

export const resistor = (x: number, y: number, turn = 0, ink: string = inkColour): string =>
  turned(x, y, turn, strokePath(zigzagPath, ink));

export const capacitor = (x: number, y: number, turn = 0, ink: string = inkColour): string =>
  turned(x, y, turn, strokePath('M-20 0H-3M3 0H20', ink), strokePath('M-3 -9V9M3 -9V9', ink, 2));

/** Its straight plate is the positive one, at the end it is turned from. */
export const electrolytic = (x: number, y: number, turn = 0): string =>
  turned(
    x,
    y,
    turn,
    strokePath('M-20 0H-3M3 0H20'),
    strokePath('M-3 -9V9', inkColour, 2),
    strokePath('M5.6 -9C2.4 -4 2.4 4 5.6 9', inkColour, 2),
    strokePath('M-11 -8V-3M-13.5 -5.5H-8.5', inkColour, 1.2),
  );

/** Current flows from its triangle to its line. */
export const diode = (x: number, y: number, turn = 0, ink: string = inkColour): string =>
  turned(
    x,
    y,
    turn,
    strokePath('M-20 0H-6M6 0H20', ink),
    path('M-6 -7L6 0L-6 7Z', { fill: ink }),
    strokePath('M6 -7.5V7.5', ink, 2),
  );

export const groundSign = (x: number, y: number): string =>
  turned(x, y, 0, strokePath('M0 -6V0M-8 0H8M-5 3.6H5M-2 7.2H2'));

/** A supply rail from above, with its name. */
export const supply = (x: number, y: number, name: string, ink: string = accentColour): string =>
  strokePath(data`M${x} ${y}V${y - 6}M${x - 7} ${y - 6}H${x + 7}`, ink, 1.8) +
  letterText(name, x, y - 10, { cap: 6.5, ink });

export const battery = (x: number, y: number): string =>
  turned(
    x,
    y,
    0,
    strokePath('M0 -20V-6M0 6V20'),
    strokePath('M-11 -6H11M-11 3H11', inkColour, 2),
    strokePath('M-5.5 -1.5H5.5M-5.5 7.5H5.5', inkColour, 2.6),
    strokePath('M9 -14H15M12 -17V-11', accentColour, 1.4),
  );

/** Its inputs are at (-30, -12) for minus and (-30, 12) for plus, its output at (30, 0). */
export const opamp = (x: number, y: number, plusOnTop = false): string => {
  const [minus, plus] = plusOnTop ? [12, -12] : [-12, 12];
  return turned(
    x,
    y,
    0,
    strokePath('M-24 -26L24 0L-24 26Z', inkColour, 1.8),
    strokePath('M-30 -12H-24M-30 12H-24M24 0H30'),
    strokePath(data`M-19 ${minus}H-12M-19 ${plus}H-12M-15.5 ${plus - 3.5}V${plus + 3.5}`, inkColour, 1.5),
  );
};

/** Its base is at (-20, 0), its collector at (9, -20), its emitter at (9, 20). */
export const npn = (x: number, y: number): string =>
  turned(
    x,
    y,
    0,
    circle(1, 0, 15, { fill: 'none', stroke: inkColour, 'stroke-width': 1.4 }),
    strokePath('M-20 0H-5'),
    strokePath('M-5 -9V9', inkColour, 2.6),
    strokePath('M-5 -4L9 -12V-20M-5 4L9 12V20'),
    path('M8 11.4L1.6 11L4.8 5.6Z', { fill: inkColour }),
  );

/** A label beside a part: its name over its value. */
export const partLabel = (
  name: string,
  value: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string =>
  letterText(name, x, y - 2, { cap: 6.5, anchor }) +
  (value ? letterText(value, x, y + 8, { cap: 6.5, anchor, ink: accentColour }) : '');
