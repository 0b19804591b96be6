import type { Kit } from '../catalogue-types.ts';
import { subOctave as circuit } from '../circuits/sub-octave.ts';

export const subOctave: Kit = {
  slug: 'sub-octave',
  name: 'Sub Octave',
  summary: 'Divides your note by two or by four, fuzzes it, and does not apologise.',
  description: `Your guitar is amplified some fifty thousand times, until it is a square wave, and then counted: a pair of flip-flops passes on every second or every fourth edge. Out comes a buzzing bass one or two octaves below what you play. BLEND runs from plain thick fuzz to nothing but the sub; OUTPUT sets the level.

It hears one note at a time. Played with the neck pickup, tone rolled off, above the fifth fret, it follows well; on chords or low open strings it jumps between octaves and splutters, and as a note dies it coughs before the gate shuts. Half of the people who own the original bought it for exactly that. If you need a sub-octave that tracks politely, this is the wrong kit.

Two differences from the original. A small switch chooses one octave or two, a change so common that we put it on the panel. And the published drawings of the old board disagree about the gate transistors, so we worked out the values there ourselves. One capacitor, marked in the bill of materials, may be left out for a louder and rougher pedal. No trimmers; the logic chip wants the usual care with static.`,
  priceRupees: 4299,
  rating: 4.4,
  reviewCount: 27,
  stock: 0,
  difficulty: 'Intermediate',
  subcategory: 'octave',
  basedOn: 'MXR Blue Box',
  circuit,
  specifications: {
    'Input impedance': '690 kΩ',
    Octaves: 'One below with the lever down, two with it up',
    Tracking: 'One note at a time',
  },
  design: {
    type: 'octave',
    name: 'Sub Octave',
    coat: 'monsoon',
    knobStyle: 'inlay',
    lettering: 'inline',
    nameAt: 'bottom',
    toggles: 1,
    settings: [0.7, 0.5],
    mask: 'blue',
  },
  pcb: {
    priceRupees: 449,
    rating: 4.5,
    reviewCount: 11,
    stock: 18,
    summary: 'Bare board for a Blue Box style divider with a one-or-two-octave switch.',
  },
  addedOn: '2026-05-18',
};
