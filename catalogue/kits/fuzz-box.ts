import type { Kit } from '../catalogue-types.ts';
import { fuzzBox as circuit } from '../circuits/fuzz-box.ts';

export const fuzzBox: Kit = {
  slug: 'fuzz-box',
  name: 'Fuzz Box',
  summary: 'Two silicon transistors, two knobs and a wall of velvet square wave.',
  description: `The round fuzz of the late sixties in its silicon version: two BC108 transistors, a handful of parts, and nothing else between your guitar and the amp. Full up it is a thick, sustaining square wave; with the guitar's volume on seven it cleans to a glassy crunch that no op-amp does.

Choose it for lead lines and riffs in front of an amp that already works a little. It is brighter and louder than a germanium fuzz and does not mind a hot day. Two honest warnings: it wants to be the first pedal after the guitar, since a buffer or wah before it spoils the clean-up, and with single coils near a transformer it hums.

One of our shortest builds: two transistors and a handful of parts. A trimmer sets the bias to 4.5 V with a multimeter; the document shows where to hold the probes.`,
  priceRupees: 2999,
  rating: 4.7,
  reviewCount: 203,
  stock: 41,
  difficulty: 'Beginner',
  subcategory: 'fuzz',
  basedOn: 'Dallas Arbiter Fuzz Face',
  circuit,
  specifications: {
    'Input impedance': 'Very low, under 1 kΩ: place it first',
    Transistors: 'BC108B, silicon NPN, gain written on the bag',
  },
  design: {
    type: 'fuzz',
    name: 'Fuzz',
    coat: 'gulmohar',
    knobStyle: 'spun',
    lettering: 'wide',
    nameAt: 'bottom',
    settings: [0.85, 0.5],
    mask: 'purple',
  },
  pcb: {
    priceRupees: 299,
    rating: 4.6,
    reviewCount: 52,
    stock: 75,
    summary: 'Bare board for a two-transistor silicon fuzz, with a bias trimmer.',
  },
  addedOn: '2026-01-12',
};
