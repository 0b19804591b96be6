import type { Kit } from '../catalogue-types.ts';
import { analogDelay as circuit } from '../circuits/analog-delay.ts';

export const analogDelay: Kit = {
  slug: 'analog-delay',
  name: 'Analog Delay',
  summary: 'Bucket-brigade repeats up to 300 ms that soften as they fade.',
  description: `The pink echo of the early eighties: your note travels through 4096 tiny buckets and comes back darker each time. Repeats sit behind the playing instead of on top of it, and with REPEATS past noon they build into a slow howl that you can play with the TIME knob.

Choose it for slapback, for thickening a solo and for dub noises. It has 20 to 300 ms, no more: rhythmic dotted echoes at slow tempos need a longer delay than one such chip gives. Your dry signal never goes through the delay line, so the guitar itself stays clear.

This is our hardest kit. There are some ninety parts, four chips, and three trimmers for bias, clock noise and range; a multimeter is enough for them, an oscilloscope makes it easier. Have a few builds behind you. A compander keeps it quiet, and the delay chip is current production.`,
  priceRupees: 5999,
  rating: 4.9,
  reviewCount: 86,
  stock: 12,
  difficulty: 'Advanced',
  subcategory: 'modulation-echo',
  basedOn: 'Boss DM-2 Delay',
  circuit,
  specifications: {
    'Input impedance': 'About 360 kΩ',
    Delay: '20 to 300 ms, 4096 stages',
    'Bandwidth of the repeats': 'About 2.4 kHz',
    Adjustment: 'Three trimmers',
  },
  design: {
    type: 'delay',
    name: 'Analog Delay',
    coat: 'peacock',
    knobStyle: 'cream',
    lettering: 'bold',
    nameAt: 'top',
    settings: [0.6, 0.45, 0.5],
    mask: 'black',
  },
  pcb: {
    priceRupees: 899,
    rating: 4.8,
    reviewCount: 19,
    stock: 21,
    summary: 'Bare board for a DM-2 style echo on V3205, V3102 and SA571.',
  },
  addedOn: '2026-01-19',
};
