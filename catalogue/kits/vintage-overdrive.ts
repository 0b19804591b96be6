import type { Kit } from '../catalogue-types.ts';
import { vintageOverdrive as circuit } from '../circuits/vintage-overdrive.ts';

export const vintageOverdrive: Kit = {
  slug: 'vintage-overdrive',
  name: 'Vintage Overdrive',
  summary: 'Warm soft clipping that follows your picking hand.',
  description: `The green overdrive that half the world's pedalboards own in some form. Two diodes in the feedback of a JRC4558 round the peaks instead of cutting them off, and the bass below 720 Hz is left almost clean, so chords stay readable and solos push through a band.

Choose it if you want to drive a valve amp a little harder, or a mild, vocal break-up that listens to your picking. It does not do heavy distortion, it thins the lows on purpose, and into a clean transistor amp it sounds smaller than you expect.

An easy build: one chip in a socket, nothing to adjust, every value the original's. Both buffers of the original are there; its electronic switch is replaced by true bypass.`,
  priceRupees: 3499,
  rating: 4.8,
  reviewCount: 127,
  stock: 34,
  difficulty: 'Beginner',
  subcategory: 'distortion',
  basedOn: 'Ibanez Tube Screamer TS808',
  circuit,
  specifications: {
    'Input impedance': 'About 330 kΩ',
    'Output impedance': 'About 200 Ω',
    Clipping: 'Silicon, symmetrical, soft',
  },
  design: {
    type: 'overdrive',
    name: 'Overdrive',
    coat: 'bone',
    knobStyle: 'fluted',
    lettering: 'wide',
    nameAt: 'top',
    settings: [0.72, 0.42, 0.58],
    mask: 'green',
  },
  pcb: {
    priceRupees: 449,
    rating: 4.7,
    reviewCount: 38,
    stock: 60,
    summary: 'Bare board for a TS808 with both buffers; controls solder straight on.',
  },
  addedOn: '2026-01-12',
};
