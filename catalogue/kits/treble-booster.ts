import type { Kit } from '../catalogue-types.ts';
import { trebleBooster as circuit } from '../circuits/treble-booster.ts';

export const trebleBooster: Kit = {
  slug: 'treble-booster',
  name: 'Treble Booster',
  summary: 'One germanium transistor that makes a dark British amp sing on top.',
  description: `In 1966 a grey box sat on top of a dark, loud amplifier and sent it mostly treble, some thirty times larger. The amp overdrives on the upper strings, the bass stays out of the mud, and the germanium transistor bends the wave softly on one side. On its own it sounds thin; together they are half the guitar solos of the decade that followed.

BITE is our addition. To the right the input is the original's small capacitor and nothing else; turned left it lets in the lower strings until you have a warm full-range booster. LEVEL is the load of the transistor itself, as it was.

Choose it for an amplifier that is already near break-up and rather dark. With a bright, clean American amp, or into a digital modeller, it can hurt. It wants to be the first pedal after the guitar, and like all germanium it shifts a little on a hot day; in a Chennai May you may want to touch the trimmer.

The transistor is an AC128, measured and with its numbers on the bag, where the original had an OC44. Its emitter goes to the positive side of an ordinary centre-negative supply, so no special adapter is needed and it may share one with other pedals. Set one trimmer to 2 V with a multimeter and it is done.`,
  priceRupees: 2499,
  rating: 4.7,
  reviewCount: 46,
  stock: 31,
  difficulty: 'Beginner',
  subcategory: 'booster',
  basedOn: 'Dallas Rangemaster',
  circuit,
  specifications: {
    Gain: 'About 30 dB in the treble',
    'Input impedance': 'Low, about 40 kΩ at 100 Hz, 21 kΩ at 1 kHz: place it first',
    Transistor: 'AC128, germanium PNP, gain and leakage written on the bag',
    Adjustment: 'One trimmer, 2 V on the collector',
  },
  design: {
    type: 'booster',
    name: 'Treble',
    coat: 'rani',
    knobStyle: 'cream',
    lettering: 'engraved',
    nameAt: 'bottom',
    settings: [0.8, 0.65],
    mask: 'white',
  },
  pcb: {
    priceRupees: 249,
    rating: 4.6,
    reviewCount: 22,
    stock: 64,
    summary: 'Bare board for a PNP Rangemaster on an ordinary supply, with BITE.',
  },
  addedOn: '2026-03-16',
};
