/** Potentiometers and trimmers. */

import type { Part } from '../catalogue-types.ts';
import type { Taper } from '#electronics/component.ts';
import { formatOhms } from '#electronics/value/format.ts';
import { parseValue } from '#electronics/value/parse.ts';

/** Marks in the order of sale; the number is how many are on the shelf. */
const pots: Readonly<Record<string, number>> = {
  A10K: 64,
  A25K: 35,
  A50K: 38,
  A100K: 210,
  A250K: 42,
  A500K: 120,
  A1M: 57,
  B1K: 88,
  B2K: 37,
  B5K: 31,
  B10K: 140,
  B20K: 74,
  B25K: 66,
  B50K: 118,
  B100K: 230,
  B250K: 63,
  B500K: 95,
  B1M: 48,
  C10K: 0,
  C25K: 22,
  C50K: 36,
  C100K: 41,
  C250K: 33,
  C500K: 29,
  C1M: 34,
};
const trimmers: Readonly<Record<string, number>> = {
  '500R': 40,
  '1K': 85,
  '2K': 36,
  '5K': 70,
  '10K': 160,
  '20K': 66,
  '50K': 72,
  '100K': 110,
  '250K': 28,
  '500K': 52,
  '1M': 47,
};

const tapers: Readonly<Record<Taper, { name: string; use: string }>> = {
  A: { name: 'audio (A)', use: 'The audio taper turns evenly to the ear, which is why volume controls have it.' },
  B: {
    name: 'linear (B)',
    use: 'The linear taper changes evenly with the angle; tone, speed and depth controls have it.',
  },
  C: {
    name: 'reverse audio (C)',
    use: 'The reverse audio taper changes slowly near its clockwise end, as rate and some gain controls need.',
  },
};

function pot(mark: string, stock: number, index: number): Part {
  const taper = mark.charAt(0) as Taper;
  const resistance = formatOhms(parseValue(mark.slice(1), 'resistance'));
  return {
    slug: `pot-${mark.toLowerCase()}`,
    name: `Potentiometer ${mark}, 16 mm`,
    summary: `${resistance}, ${tapers[taper].name} taper, 6 mm shaft, legs for the board.`,
    description: `A 16 mm potentiometer of ${resistance} with ${tapers[taper].name} taper, marked ${mark}. ${tapers[taper].use}\n\nThe legs bend down to solder straight into our boards, which then hang from the controls and need no screws. Seen from the shaft with the legs down, lug 1 is on the left, lug 2 is the wiper, lug 3 on the right. Nut, washer and a dust cover are included.`,
    priceRupees: 65,
    rating: index % 3 === 0 ? 4.6 : 4.7,
    reviewCount: 12 + ((index * 7) % 41),
    stock,
    subcategory: 'other',
    kind: 'potentiometer',
    value: mark,
    packSize: 1,
    pinOut: { 1: 'End reached anticlockwise', 2: 'Wiper', 3: 'End reached clockwise' },
    specifications: {
      Resistance: resistance,
      Taper: tapers[taper].name,
      Tolerance: '20 %',
      Power: taper === 'B' ? '0.125 W' : '0.06 W',
      'Maximum voltage': '150 V AC',
      Shaft: '6 mm, 15 mm long, knurled',
      'Hole in the box': '7 mm',
      Package: '16 mm, right-angle legs, 5 mm pitch',
    },
    hsn: '8533',
    countryOfOrigin: 'Taiwan',
    picture: { draw: 'pot', mark },
    addedOn: '2026-02-16',
  };
}

function trimmer(value: string, stock: number, index: number): Part {
  const resistance = formatOhms(parseValue(value, 'resistance'));
  return {
    slug: `trimmer-${value.toLowerCase()}`,
    name: `Trimmer ${value}`,
    summary: `${resistance} single-turn trimmer, set once with a small screwdriver.`,
    description: `A single-turn cermet trimmer of ${resistance} for settings that are made once: a bias, a clock range, a sweep. It stands on the board and is turned from above with a small screwdriver.\n\nThe middle leg is the wiper. Start from the middle position unless the build document says otherwise, and turn slowly; the useful part of a bias setting is often a few degrees wide.`,
    priceRupees: 30,
    rating: 4.5,
    reviewCount: 6 + ((index * 5) % 23),
    stock,
    subcategory: 'other',
    kind: 'trimmer',
    value,
    packSize: 1,
    pinOut: { 1: 'End reached anticlockwise', 2: 'Wiper', 3: 'End reached clockwise' },
    specifications: {
      Resistance: resistance,
      Taper: 'linear (B)',
      Tolerance: '10 %',
      Power: '0.5 W at 70 °C',
      Package: '6 mm square, top adjust, legs in a triangle of 5 mm',
    },
    hsn: '8533',
    countryOfOrigin: 'China',
    picture: { draw: 'trimmer', mark: value },
    addedOn: '2026-02-16',
  };
}

export const controls: readonly Part[] = [
  ...Object.entries(pots).map(([mark, stock], index) => pot(mark, stock, index)),
  ...Object.entries(trimmers).map(([value, stock], index) => trimmer(value, stock, index)),
];
