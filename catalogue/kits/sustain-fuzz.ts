import type { Kit } from '../catalogue-types.ts';
import { sustainFuzz as circuit } from '../circuits/sustain-fuzz.ts';

export const sustainFuzz: Kit = {
  slug: 'sustain-fuzz',
  name: 'Sustain Fuzz',
  summary: 'Four transistors, two clippers in a row, and notes that outlast the bar.',
  description: `Two clipping stages, one after the other, squeeze every note to the same height and hold it there: hit a string, and it sings until you stop it. The treble is rolled off inside each stage, so what comes out is smooth and wide rather than buzzy. The tone control blends a dark and a bright half, and in the middle it scoops out the 1 kHz region, which is the wall of sound people know from records.

That scoop is also the thing to know before you buy. Alone in a room it is enormous; in a loud band with a second guitar it can sink. Turn TONE towards two o'clock, or put an overdrive with strong mids behind it. SUSTAIN never turns the fuzz off entirely, so use the switch for clean.

The maker changed values from month to month, and no two schematics agree. We build the Ram's Head of 1973 with 2N5088 transistors, the type the maker itself moved to, and the tone stage of the later common version; the only addition is a resistor against pops. Four nearly equal stages make a patient, repetitive build with nothing to adjust, and the four collector voltages tell you at once which stage has the wrong resistor.`,
  priceRupees: 3299,
  rating: 4.8,
  reviewCount: 112,
  stock: 28,
  difficulty: 'Intermediate',
  subcategory: 'fuzz',
  basedOn: "Electro-Harmonix Big Muff Pi (Ram's Head)",
  circuit,
  specifications: {
    'Input impedance': 'About 45 kΩ',
    Clipping: 'Silicon, two stages, soft',
    'Middle of the tone control': 'Dip near 1 kHz, about 6 dB under the bass',
  },
  design: {
    type: 'fuzz',
    name: 'Sustain',
    coat: 'raw',
    knobStyle: 'chicken',
    lettering: 'outline',
    nameAt: 'bottom',
    settings: [0.8, 0.45, 0.5],
    mask: 'green',
  },
  pcb: {
    priceRupees: 449,
    rating: 4.7,
    reviewCount: 47,
    stock: 52,
    summary: "Bare board for a four-transistor Big Muff, Ram's Head values.",
  },
  addedOn: '2026-02-23',
};
