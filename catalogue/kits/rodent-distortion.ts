import type { Kit } from '../catalogue-types.ts';
import { rodentDistortion as circuit } from '../circuits/rodent-distortion.ts';

export const rodentDistortion: Kit = {
  slug: 'rodent-distortion',
  name: 'Rodent Distortion',
  summary: 'The LM308 distortion: from a gritty push to a wall, with one FILTER for it all.',
  description: `There is a reason this black box has stayed on stages since 1978: three controls take it from a rough overdrive through hard rock to something very near a fuzz, and every stop on the way is usable. The LM308 is too slow to follow its own gain, so the top rounds off by itself, and the silicon diodes behind it do the rest.

FILTER works against the clock. Fully left the sound is open and sharp; to the right it gets darker, down to a muffled growl. Start with it at ten o'clock and DISTORTION at nine, then push.

Choose it for riffs that must cut through a drummer, or stack it behind a booster for leads. It is noisy at full gain, as it always was, and chords with many notes turn to gravel past two o'clock.

The LM308N has not been made for years. Ours is old stock that has passed a test in this very circuit, so fit it last, in its socket, and touch something earthed first. Every value in the signal path is that of the early production; reverse-plug protection and true bypass are ours.`,
  priceRupees: 3799,
  rating: 4.8,
  reviewCount: 112,
  stock: 17,
  difficulty: 'Intermediate',
  subcategory: 'distortion',
  basedOn: 'Pro Co RAT',
  circuit,
  specifications: {
    'Input impedance': 'About 490 kΩ at 100 Hz, 160 kΩ at 1 kHz',
    Gain: 'Up to 61 dB ahead of the diodes, all that the LM308 has',
    Clipping: 'Silicon, symmetrical, hard',
    Filter: 'Low-pass, 475 Hz to beyond hearing; darker clockwise',
  },
  design: {
    type: 'distortion',
    name: 'Rodent',
    coat: 'soot',
    finish: 'hammertone',
    knobStyle: 'chicken',
    lettering: 'bold',
    nameAt: 'top',
    settings: [0.55, 0.3, 0.5],
    mask: 'black',
  },
  pcb: {
    priceRupees: 379,
    rating: 4.7,
    reviewCount: 47,
    stock: 52,
    summary: 'Bare board for a RAT; takes an LM308N with its compensation capacitor.',
  },
  addedOn: '2026-03-16',
};
