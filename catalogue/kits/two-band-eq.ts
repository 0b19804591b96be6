import type { Kit } from '../catalogue-types.ts';
import { twoBandEq as circuit } from '../circuits/two-band-eq.ts';

export const twoBandEq: Kit = {
  slug: 'two-band-eq',
  name: 'Two-Band Tone',
  summary: 'Bass and treble, up and down, dead flat in the middle: the hi-fi tone control.',
  description: `Peter Baxandall drew this circuit in 1952 and it has sat in nearly every hi-fi amplifier since. Both controls boost and cut, neither disturbs the other much, and with both at noon nothing happens at all. That last part is what the tone controls of most guitar amps cannot do.

Use it to make a dark humbucker and a bright single coil agree, to take the boom out of a stage, to give a fuzz back its bottom, or with an acoustic guitar into a PA. LEVEL goes up to twice the input when the tone is flat, so a cut can be made up for.

It moves broad shelves, about twelve decibels at 80 Hz and fifteen at 8 kHz. It will not take out one ringing note; for that, see the Six-Band EQ. Full boost on a hot bass guitar can reach the limits of a 9 V supply. The signal leaves upside down, which nobody hears unless it is mixed with an untreated copy of itself.

One chip, eleven resistors and ten capacitors. Nothing to adjust, and the parts are of so few values that a mistake is easy to find.`,
  priceRupees: 2899,
  rating: 4.4,
  reviewCount: 22,
  stock: 24,
  difficulty: 'Beginner',
  subcategory: 'eq',
  basedOn: 'Baxandall tone control',
  circuit,
  specifications: {
    'Input impedance': '700 kΩ',
    Bass: '±12 dB at 80 Hz',
    Treble: '±15 dB at 8 kHz',
    'Largest level': '+6 dB with the tone flat',
  },
  design: {
    type: 'eq',
    name: 'Two Band',
    coat: 'sky',
    knobStyle: 'soft',
    lettering: 'wide',
    nameAt: 'bottom',
    settings: [0.6, 0.4, 0.5],
    mask: 'white',
  },
  pcb: {
    priceRupees: 329,
    rating: 4.5,
    reviewCount: 11,
    stock: 46,
    summary: 'Bare board for an active bass and treble control on a TL072.',
  },
  addedOn: '2026-06-08',
};
