/**
 * Where the legs of a package stand, from the drawings in the data sheets: seen from above, legs bent to the 0.1 inch
 * grid of our boards, millimetres from the middle of the part. Written apart from the footprints, which must agree.
 */

export type Legs = readonly (readonly [x: number, y: number])[];

const pitch = 2.54;

/** Three legs in a row, the first one below. */
const row: Legs = [
  [0, pitch],
  [0, 0],
  [0, -pitch],
];

/** Dual in-line, 7.62 mm across, notch on the left: pin 1 at the lower left, then round against the clock. */
function dual(pins: number): Legs {
  const perSide = pins / 2;
  return Array.from({ length: pins }, (_, i) => {
    const isLower = i < perSide;
    const place = isLower ? i : pins - 1 - i;
    return [(place - (perSide - 1) / 2) * pitch, isLower ? 3.81 : -3.81] as const;
  });
}

const pair = (x: number, y: number): Legs => [
  [-x, -y],
  [x, y],
];

export const packages = {
  /** JEDEC TO-92: flat to the right, so that pin 1, left when the flat faces you, is below. */
  'TO-92': row,
  /** JEDEC TO-18, from above against the clock from the tab: tab at the lower left, legs spread into a row. */
  'TO-18': row,
  /** JEDEC TO-1: three wires, the collector under the dot, which is above. */
  'TO-1': row,
  /** JEDEC TO-220AB: printed face to the right, so that pin 1, left when the face is towards you, is below. */
  'TO-220': row,
  'DIP-8': dual(8),
  'DIP-14': dual(14),
  'DIP-16': dual(16),
  /** Panasonic's outline for the MN3205: a 14-pin body with two legs at either end of each side. */
  'DIP-14 with eight legs': [0, 1, 5, 6, 7, 8, 12, 13].map((i) => dual(14)[i]!),
  /** Lying; the band below. */
  'axial diode': pair(0, 3 * (pitch / 2)),
  /** The flat of the rim below. */
  'round LED': pair(0, pitch / 2),
  /** Four wires, lamp at the marked end, which is on the left; its long wire above. */
  'NSL-32': [
    [-3 * pitch, -pitch / 2],
    [-3 * pitch, pitch / 2],
    [3 * pitch, -pitch / 2],
    [3 * pitch, pitch / 2],
  ],
  /** Accutronics BTDR-2H: one row, pin 1 on the left, the brick above it. */
  'BTDR-2H': Array.from({ length: 6 }, (_, i) => [(i - 2.5) * 2 * pitch, 2 * pitch] as const),
  /** 6 mm, top adjust: the ends 5 mm apart below, the wiper 5 mm above their line; clockwise runs from left to right. */
  'trimmer 5 mm': [
    [-pitch, pitch],
    [0, -pitch],
    [pitch, pitch],
  ],
} satisfies Record<string, Legs>;

export type PackageName = keyof typeof packages;

/** From the shaft of a 16 mm pot to the row of its legs, and between them; lug 1 is left when shaft and legs face you, legs down. */
export const potLegs = { fromShaft: 11.43, pitch: 5.08 } as const;
