import type { Kit } from '../catalogue-types.ts';
import { bassFuzz as circuit } from '../circuits/bass-fuzz.ts';

export const bassFuzz: Kit = {
  slug: 'bass-fuzz',
  name: 'Bass Fuzz',
  summary: 'Synth-like fuzz that keeps the low B, with a PINCH from fat to spitting.',
  description: `Most fuzzes were made for guitars and cut the bottom off a bass. This one was drawn for four strings from the start: the signal enters through a large capacitor, two silicon transistors turn it into a thick square, and the lowest note comes out larger than it went in.

Four knobs, all of them worth a hand. WOOL is how much fuzz. PINCH narrows the wave: left is full and sustaining, right chokes the note into a gated, spitting pulse that sounds like an early synthesiser. EQ tips the balance from rumble to rasp. OUTPUT has a lot in reserve, so start low.

Play single notes. Chords turn to noise, and there is no clean blend, so if your band needs the clean bass under the fuzz, put it in a loop with a mixer. Guitars down-tuned or with the neck pickup like it too.

A short, friendly board without trimmers. The two 2N3904 are soldered directly, and the voltages to check depend on where PINCH stands; the table says noon.`,
  priceRupees: 3299,
  rating: 4.7,
  reviewCount: 39,
  stock: 14,
  difficulty: 'Beginner',
  subcategory: 'bass',
  basedOn: 'Z.Vex Woolly Mammoth',
  circuit,
  specifications: {
    'Input impedance': 'Low, about 23 kΩ at 100 Hz, 13 kΩ at 1 kHz: place it first',
    Transistors: '2 x 2N3904, silicon NPN',
    Suits: 'Bass, and guitar tuned low',
  },
  design: {
    type: 'bass',
    name: 'Bass Fuzz',
    coat: 'soot',
    knobStyle: 'spun',
    lettering: 'bold',
    nameAt: 'bottom',
    settings: [0.4, 0.35, 0.3, 0.85],
    mask: 'red',
  },
  pcb: {
    priceRupees: 349,
    rating: 4.6,
    reviewCount: 15,
    stock: 38,
    summary: 'Bare board for a two-transistor bass fuzz with four controls.',
  },
  addedOn: '2026-05-11',
};
