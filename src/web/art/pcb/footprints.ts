/** Through-hole footprints on a 0.1 inch grid. Pad positions are relative to the part's centre, millimetres. */

export type PartKind = 'R' | 'D' | 'CF' | 'CC' | 'CE' | 'Q' | 'IC8' | 'IC14' | 'POT' | 'WIRE' | 'TRIM';

export interface Footprint {
  /** Reference designator letter(s). */
  prefix: string;
  pads: readonly (readonly [number, number])[];
  /** Courtyard width and height, upright. */
  w: number;
  h: number;
  /** Silkscreen outline as path data, upright. */
  outline: string;
}

const P = 2.54;

const column = (count: number, x: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [x, (i - (count - 1) / 2) * P]);

/** Rows of a dual in-line package lying on its side, notch to the right: pin 1 at the upper right. */
const dual = (perSide: number): [number, number][] => {
  const row = Array.from({ length: perSide }, (_, i) => (i - (perSide - 1) / 2) * P);
  return [
    ...[...row].reverse().map((x): [number, number] => [x, -1.5 * P]),
    ...row.map((x): [number, number] => [x, 1.5 * P]),
  ];
};

export const FOOTPRINTS: Record<PartKind, Footprint> = {
  R: {
    prefix: 'R',
    pads: [
      [0, -1.5 * P],
      [0, 1.5 * P],
    ],
    w: 3.05,
    h: 10.16,
    outline: 'M-1.1 -2.9H1.1V2.9H-1.1ZM0 -2.9V-2.7M0 2.9V2.7',
  },
  D: {
    prefix: 'D',
    pads: [
      [0, -1.5 * P],
      [0, 1.5 * P],
    ],
    w: 3.05,
    h: 10.16,
    outline: 'M-1 -2.4H1V2.4H-1ZM-1 -1.5H1M-1 -1.2H1',
  },
  CF: {
    prefix: 'C',
    pads: [
      [-P, 0],
      [P, 0],
    ],
    w: 8.89,
    h: 3.81,
    outline: 'M-3.7 -1.4H3.7V1.4H-3.7Z',
  },
  CC: {
    prefix: 'C',
    pads: [
      [-P / 2, 0],
      [P / 2, 0],
    ],
    w: 6.35,
    h: 3.81,
    outline: 'M-1.5 -1.25H1.5C2.9 -1.25 2.9 1.25 1.5 1.25H-1.5C-2.9 1.25 -2.9 -1.25 -1.5 -1.25Z',
  },
  CE: {
    prefix: 'C',
    pads: [
      [-P / 2, 0],
      [P / 2, 0],
    ],
    w: 6.6,
    h: 6.6,
    outline: 'M3.1 0A3.1 3.1 0 0 1 -3.1 0A3.1 3.1 0 0 1 3.1 0ZM-2.3 -2.6H-1.1M-1.7 -3.2V-2',
  },
  Q: {
    prefix: 'Q',
    pads: [
      [-P, 0],
      [0, 0],
      [P, 0],
    ],
    w: 7.6,
    h: 5.08,
    outline: 'M-2.1 1.4H2.1C3.2 -.4 2.2 -2.4 0 -2.4C-2.2 -2.4 -3.2 -.4 -2.1 1.4Z',
  },
  IC8: { prefix: 'IC', pads: dual(4), w: 12.7, h: 10.16, outline: 'M4.9 -2.8H-4.9V2.8H4.9V1A1 1 0 0 1 4.9 -1Z' },
  IC14: { prefix: 'IC', pads: dual(7), w: 20.3, h: 10.16, outline: 'M8.7 -2.8H-8.7V2.8H8.7V1A1 1 0 0 1 8.7 -1Z' },
  POT: {
    prefix: 'RV',
    pads: [
      [-2 * P, 0],
      [0, 0],
      [2 * P, 0],
    ],
    w: 17.5,
    h: 6,
    outline: 'M-7.4 -1.6V1.6H7.4V-1.6',
  },
  WIRE: { prefix: '', pads: [[0, 0]], w: 6.35, h: 5, outline: '' },
  TRIM: {
    prefix: 'VR',
    pads: column(3, 0),
    w: 6.6,
    h: 7.6,
    outline: 'M-2.9 -3.3H2.9V3.3H-2.9ZM1.6 0A1.6 1.6 0 0 1 -1.6 0A1.6 1.6 0 0 1 1.6 0',
  },
};
