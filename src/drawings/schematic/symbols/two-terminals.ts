/** Parts with two ends, drawn lying: 60 from pin to pin, the first pin (1, + or A) left. */

import type { Box } from '../geometry.ts';
import { lead, stroke, type Stroke, type Symbol } from './symbol.ts';

export type TwoTerminalShape =
  | 'resistor'
  | 'capacitor'
  | 'electrolytic'
  | 'coil'
  | 'diode'
  | 'schottky'
  | 'germanium'
  | 'zener'
  | 'led'
  | 'lamp'
  | 'cell'
  | 'power';

const box: Stroke = stroke('body', 'M-17-6.5H17V6.5H-17Z');
const arrowHead = stroke('fill', 'M-9-9.5L8 0L-9 9.5Z');
const light = 'M-2-13l7-8m0 0l-4.500 1.500m4.500-1.500l-1 4.500M6-11l7-8m0 0l-4.500 1.500m4.500-1.500l-1 4.500';
const lightIn = 'M-13-22l7 9m0 0l-4.500-1.500m4.500 1.500l-.5-4.500M-3-22l7 9m0 0l-4.500-1.500m4.500 1.500l-.5-4.500';

interface Drawn {
  readonly names: readonly [string, string];
  readonly strokes: readonly Stroke[];
  /** Where the leads end at the body. */
  readonly from: number;
  readonly to: number;
  readonly box: Box;
}

const numbers = ['1', '2'] as const;
const diodePins = ['A', 'K'] as const;
const diodeBox: Box = [-17, -11, 17, 11];
const litBox: Box = [-17, -23, 17, 11];
const diode = (bar: string, more: readonly Stroke[] = [], size = diodeBox): Drawn => ({
  names: diodePins,
  strokes: [arrowHead, stroke('plate', bar), ...more],
  from: -9,
  to: 9,
  box: size,
});

const drawn: Readonly<Record<Exclude<TwoTerminalShape, 'power'>, Drawn>> = {
  resistor: { names: numbers, strokes: [box], from: -17, to: 17, box: [-17, -7, 17, 7] },
  capacitor: {
    names: numbers,
    strokes: [stroke('plate', 'M-4-11V11M4-11V11')],
    from: -4,
    to: 4,
    box: [-17, -12, 17, 12],
  },
  // The hollow plate is the positive one.
  electrolytic: {
    names: ['+', '-'],
    strokes: [
      stroke('body', 'M-7-11H-1.500V11H-7Z'),
      stroke('plate', 'M4-11V11'),
      stroke('sign', 'M-18-8h7M-14.500-11.500v7'),
    ],
    from: -7,
    to: 4,
    box: [-18, -12, 17, 12],
  },
  coil: {
    names: numbers,
    strokes: [stroke('lead', 'M-20 0a5 5 0 0 1 10 0a5 5 0 0 1 10 0a5 5 0 0 1 10 0a5 5 0 0 1 10 0')],
    from: -20,
    to: 20,
    box: [-20, -6, 20, 6],
  },
  diode: diode('M9-10V10'),
  schottky: diode('M13-6.500v-3.500h-4v20h-4v-3.500'),
  germanium: diode('M9-10V10'),
  zener: diode('M13-11L9-8V8L5 11'),
  led: diode('M9-10V10', [stroke('sign', light)], litBox),
  // The two halves of an optocoupler: an LED and a light-dependent resistor.
  lamp: diode('M9-10V10', [stroke('sign', light)], litBox),
  cell: { names: numbers, strokes: [box, stroke('sign', lightIn)], from: -17, to: 17, box: [-17, -23, 17, 7] },
};

const symbolOf = ({ names: [first, second], strokes, from, to, box: size }: Drawn): Symbol => ({
  strokes: [lead(first, `M-30 0H${from}`), lead(second, `M${to} 0H30`), ...strokes],
  pins: { [first]: [-30, 0], [second]: [30, 0] },
  box: size,
});

/** The supply pins of a chip stand beside its triangle, not in its points. */
const power: Symbol = {
  strokes: [lead('+', 'M0-30V-14'), lead('-', 'M0 30V14'), stroke('dashed', 'M-17-24V24L25 0Z')],
  pins: { '+': [0, -30], '-': [0, 30] },
  box: [-17, -18, 25, 18],
};

export const twoTerminalSymbols = {
  ...Object.fromEntries(Object.entries(drawn).map(([name, it]) => [name, symbolOf(it)])),
  power,
} as Readonly<Record<TwoTerminalShape, Symbol>>;
