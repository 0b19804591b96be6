import type { Kit } from '../catalogue-types.ts';
import { pocketFuzz as circuit } from '../circuits/pocket-fuzz.ts';

export const pocketFuzz: Kit = {
  slug: 'pocket-fuzz',
  name: 'Pocket Fuzz',
  summary: 'A fuzz with five parts in the sound: one Darlington, one diode, one knob.',
  description: `There is no simpler fuzz that deserves the name. A Darlington transistor with a gain of thousands feeds itself through a diode, and each note is either there, as a fat buzzing square, or it is not: when the string dies the sound closes like a door. Bass players found it first, and it keeps the low end whole.

It has one sound and one knob. Turn the guitar down and it gets thinner and sputters rather than cleaning up, and chords of more than two notes become gravel. If you want shades, look at the Fuzz Box; if you want a riff to sound like a torn speaker for the price of a dinner, this is it.

It suits children and schools, since twelve parts on the board leave little room for error. The diode can be exchanged later: a BAT41 or a 1N34A in the place of D1 makes the note start more softly.`,
  priceRupees: 1799,
  rating: 4.6,
  reviewCount: 71,
  stock: 44,
  difficulty: 'Beginner',
  subcategory: 'fuzz',
  basedOn: 'Bazz Fuss by Christian Hemmo',
  circuit,
  specifications: {
    'Input impedance': 'Low, about 9 kΩ: place it first',
    Transistor: 'MPSA13 Darlington, silicon',
    Suits: 'Guitar and bass',
  },
  design: {
    type: 'fuzz',
    name: 'Pocket',
    coat: 'neem',
    knobStyle: 'cream',
    lettering: 'slant',
    nameAt: 'bottom',
    settings: [0.7],
    mask: 'green',
  },
  pcb: {
    priceRupees: 249,
    rating: 4.5,
    reviewCount: 36,
    stock: 90,
    summary: 'Bare board for a one-transistor Bazz Fuss in a 1590A.',
  },
  addedOn: '2026-02-02',
};
