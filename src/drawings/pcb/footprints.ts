/** Through-hole footprints on a 0.1 inch grid, as they stand in a row of parts. Millimetres from the part's centre. */

export type PartKind =
  | 'R'
  | 'D'
  | 'LED'
  | 'CF'
  | 'CF5'
  | 'CC'
  | 'CE'
  | 'CE10'
  | 'L'
  | 'Q'
  | 'CAN'
  | 'TO1'
  | 'TO220'
  | 'IC8'
  | 'IC14'
  | 'IC14-8'
  | 'IC16'
  | 'OPTO'
  | 'MODULE'
  | 'TRIM'
  | 'POT'
  | 'WIRE';

export interface Footprint {
  readonly pads: readonly (readonly [number, number])[];
  /** Courtyard in cells of the lattice; even, so that centres fall on it. */
  readonly w: number;
  readonly h: number;
  /** Silkscreen outline as path data. */
  readonly outline: string;
  /** Where the designator goes, and whether it reads up the body. */
  readonly label: { readonly x: number; readonly y: number; readonly cap: number; readonly up?: boolean };
  /** Square pads: pin 1, + and IN. */
  readonly firstIsSquare?: boolean;
}

const pinPitch = 2.54;

const upright = (pitch: number): [number, number][] => [
  [0, -pitch / 2],
  [0, pitch / 2],
];

/** Pins counted as on a dual in-line package: pin 1 at the lower left, the notch on the left. */
const dual = (perSide: number): [number, number][] => {
  const row = Array.from({ length: perSide }, (_, i) => (i - (perSide - 1) / 2) * pinPitch);
  return [
    ...row.map((x): [number, number] => [x, 1.5 * pinPitch]),
    ...[...row].reverse().map((x): [number, number] => [x, -1.5 * pinPitch]),
  ];
};

/** Two legs at either end of each side: the outline of a 14-pin chip with eight legs. */
const corners = [0, 1, 5, 6, 7, 8, 12, 13].map((i) => dual(7)[i]!);

const chip = (perSide: number, pads: [number, number][] = dual(perSide)): Footprint => {
  const end = (perSide * pinPitch) / 2 - 0.25;
  return {
    pads,
    w: perSide * 4,
    h: 16,
    outline: `M${-end} -2.6H${end}V2.6H${-end}V1A1 1 0 0 0 ${-end} -1Z`,
    label: { x: 0, y: 0.7, cap: 1.4 },
    firstIsSquare: true,
  };
};

const alongBody = (cap = 1.1): Footprint['label'] => ({ x: cap / 2, y: 0, cap, up: true });

export const footprints: Record<PartKind, Footprint> = {
  R: {
    pads: upright(3 * pinPitch),
    w: 4,
    h: 16,
    outline: 'M-1.05 -2.8H1.05V2.8H-1.05Z',
    label: alongBody(),
  },
  // Anode above; the band towards the cathode.
  D: {
    pads: upright(3 * pinPitch),
    w: 4,
    h: 16,
    outline: 'M-1 -2.7H1V2.7H-1ZM-1 1.75H1M-1 2.1H1',
    label: { x: 0.5, y: -0.4, cap: 1, up: true },
  },
  LED: {
    pads: upright(pinPitch),
    w: 10,
    h: 12,
    outline: 'M-1.9 2.2H1.9A2.9 2.9 0 1 0 -1.9 2.2ZM-2.6 -2.9H-1.6M-2.1 -3.4V-2.4',
    label: { x: 2.1, y: 0, cap: 0.85, up: true },
    firstIsSquare: true,
  },
  CF: { pads: upright(2 * pinPitch), w: 6, h: 14, outline: 'M-1.35 -3.6H1.35V3.6H-1.35Z', label: alongBody() },
  CF5: { pads: upright(2 * pinPitch), w: 8, h: 14, outline: 'M-2.4 -3.6H2.4V3.6H-2.4Z', label: alongBody() },
  CC: {
    pads: upright(pinPitch),
    w: 4,
    h: 10,
    outline: 'M-1.05 -1.3C-1.05 -2.7 1.05 -2.7 1.05 -1.3V1.3C1.05 2.7 -1.05 2.7 -1.05 1.3Z',
    label: { x: 0, y: -2.75, cap: 0.85 },
  },
  // Plus on the left.
  CE: {
    pads: [
      [-pinPitch / 2, 0],
      [pinPitch / 2, 0],
    ],
    w: 10,
    h: 12,
    outline: 'M3.05 0A3.05 3.05 0 0 1 -3.05 0A3.05 3.05 0 0 1 3.05 0ZM-3 -2.7H-1.9M-2.45 -3.25V-2.15',
    label: { x: 0, y: 2.3, cap: 0.95 },
    firstIsSquare: true,
  },
  CE10: {
    pads: [
      [-pinPitch, 0],
      [pinPitch, 0],
    ],
    w: 16,
    h: 16,
    outline: 'M4.95 0A4.95 4.95 0 0 1 -4.95 0A4.95 4.95 0 0 1 4.95 0ZM-4.7 -3.9H-3.3M-4 -4.6V-3.2',
    label: { x: 0, y: 3, cap: 1.1 },
    firstIsSquare: true,
  },
  L: {
    pads: [
      [-2 * pinPitch, 0],
      [2 * pinPitch, 0],
    ],
    w: 20,
    h: 16,
    outline: 'M-5.9 -4.6H5.9V4.6H-5.9ZM4 0A4 4 0 0 1 -4 0A4 4 0 0 1 4 0',
    label: { x: 0, y: 0.5, cap: 1.1 },
  },
  // The flat of a plastic transistor to the right, its first leg below.
  Q: {
    pads: [
      [0, pinPitch],
      [0, 0],
      [0, -pinPitch],
    ],
    w: 8,
    h: 12,
    outline: 'M1.4 -2.1V2.1C-.4 3.2 -2.4 2.2 -2.4 0C-2.4 -2.2 -.4 -3.2 1.4 -2.1Z',
    label: { x: -1.1, y: 0, cap: 0.85, up: true },
    firstIsSquare: true,
  },
  // The tab of a TO-18 can next to its first leg, the emitter.
  CAN: {
    pads: [
      [0, pinPitch],
      [0, 0],
      [0, -pinPitch],
    ],
    w: 12,
    h: 14,
    outline: 'M3.3 0A3.3 3.3 0 0 1 -3.3 0A3.3 3.3 0 0 1 3.3 0ZM-1.7 2.85L-2.5 3.7L-3.1 3.1L-2.3 2.4',
    label: { x: 2.2, y: 0, cap: 0.95, up: true },
    firstIsSquare: true,
  },
  // A TO-1 can has no tab: a dot marks its last leg, the collector.
  TO1: {
    pads: [
      [0, pinPitch],
      [0, 0],
      [0, -pinPitch],
    ],
    w: 12,
    h: 14,
    outline:
      'M3.1 0A3.1 3.1 0 0 1 -3.1 0A3.1 3.1 0 0 1 3.1 0ZM-1.75 -3.45A.55 .55 0 0 1 -2.85 -3.45A.55 .55 0 0 1 -1.75 -3.45Z',
    label: { x: 2.1, y: 0, cap: 0.95, up: true },
    firstIsSquare: true,
  },
  // Its printed face to the right, the metal tab to the left, its first leg below.
  TO220: {
    pads: [
      [0, pinPitch],
      [0, 0],
      [0, -pinPitch],
    ],
    w: 10,
    h: 18,
    outline: 'M-2.6 -5.2H2V5.2H-2.6ZM-1.3 -5.2V5.2',
    label: { x: 3.1, y: 0, cap: 0.75, up: true },
    firstIsSquare: true,
  },
  IC8: chip(4),
  IC14: chip(7),
  'IC14-8': chip(7, corners),
  IC16: chip(8),
  // Lamp on the left, anode above; the cell on the right.
  OPTO: {
    pads: [
      [-3 * pinPitch, -pinPitch / 2],
      [-3 * pinPitch, pinPitch / 2],
      [3 * pinPitch, -pinPitch / 2],
      [3 * pinPitch, pinPitch / 2],
    ],
    w: 28,
    h: 12,
    outline: 'M-6.2 -3H6.2V3H-6.2ZM-6.2 -1.4H-4.6V-3M-7 -2.9H-8.2M-7.6 -3.5V-2.3',
    label: { x: 0, y: 0.7, cap: 1.3 },
    firstIsSquare: true,
  },
  MODULE: {
    pads: Array.from({ length: 6 }, (_, i): [number, number] => [(i - 2.5) * 2 * pinPitch, 2 * pinPitch]),
    w: 64,
    h: 26,
    outline: 'M-20 -7.4H20V7.4H-20Z',
    label: { x: 0, y: 0.4, cap: 1.6 },
    firstIsSquare: true,
  },
  // As sold: the ends 5 mm apart, the wiper 5 mm off their line.
  TRIM: {
    pads: [
      [-pinPitch, pinPitch],
      [0, -pinPitch],
      [pinPitch, pinPitch],
    ],
    w: 12,
    h: 14,
    outline: 'M-3.3 -3.4H3.3V3.4H-3.3ZM1.5 0A1.5 1.5 0 0 1 -1.5 0A1.5 1.5 0 0 1 1.5 0M-1 0H1',
    label: { x: 0, y: 2.75, cap: 0.85 },
    firstIsSquare: true,
  },
  POT: {
    pads: [
      [-2 * pinPitch, 0],
      [0, 0],
      [2 * pinPitch, 0],
    ],
    w: 28,
    h: 8,
    outline: 'M-6.6 1.3V-1.3M6.6 1.3V-1.3M-6.6 1.3H-5.7M6.6 1.3H5.7',
    label: { x: 0, y: -1.35, cap: 1 },
    firstIsSquare: true,
  },
  WIRE: { pads: [[0, 0]], w: 8, h: 8, outline: '', label: { x: 0, y: -1.5, cap: 1.05 } },
};
