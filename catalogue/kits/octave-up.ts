import type { Kit } from '../catalogue-types.ts';
import { octaveUp as circuit } from '../circuits/octave-up.ts';

export const octaveUp: Kit = {
  slug: 'octave-up',
  name: 'Octave Up',
  summary: 'Folds the wave in half: an octave above on single notes, bells on two.',
  description: `Two copies of your guitar, one of them upside down, each keep only their upper half. Put together they have two humps for every one you played, and that is an octave up, made of three transistors and two diodes and without any chip guessing the pitch.

The octave is clearest above the seventh fret, with the neck pickup and the guitar's tone rolled off. Lower down it is a hint and a rasp. Two strings at once give sums and differences, a ring-modulator clang that is either exactly what the song needs or a mistake. It has hardly any gain of its own, and the classic use is behind a fuzz: fuzz first, then this.

It was once sold as a bare plug-in box with no knobs at all. We gave it a LEVEL control and, inside, a trimmer to null what is left of the original note, which you set by ear in a minute. Two bias resistors are one step off the old values because today's transistors have more gain. The diodes come as a pair measured on our bench; do not mix them with others in your drawer.`,
  priceRupees: 2299,
  rating: 4.5,
  reviewCount: 27,
  stock: 15,
  difficulty: 'Intermediate',
  subcategory: 'octave',
  basedOn: 'Dan Armstrong Green Ringer',
  circuit,
  specifications: {
    'Input impedance': 'About 100 kΩ',
    Works: 'Full-wave rectifier, no tracking and no delay',
    Adjustment: 'One trimmer, by ear',
  },
  design: {
    type: 'octave',
    name: 'Octave',
    coat: 'jamun',
    knobStyle: 'spun',
    lettering: 'inline',
    nameAt: 'bottom',
    settings: [0.65],
    mask: 'purple',
  },
  pcb: {
    priceRupees: 279,
    rating: 4.5,
    reviewCount: 12,
    stock: 46,
    summary: 'Bare board for a Green Ringer octave with level and null trimmer.',
  },
  addedOn: '2026-06-22',
};
