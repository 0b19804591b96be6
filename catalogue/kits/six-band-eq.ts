import type { Kit } from '../catalogue-types.ts';
import { sixBandEq as circuit } from '../circuits/six-band-eq.ts';

export const sixBandEq: Kit = {
  slug: 'six-band-eq',
  name: 'Six-Band EQ',
  summary: 'Six octaves under six knobs, 100 Hz to 3.2 kHz, on two quad op-amps.',
  description: `A graphic equaliser chooses where a pedal rig sits in the band. Lift 800 and 1600 and a rhythm part becomes a solo. Pull 200 down and a boomy room goes away. Drop 400 and 800 together and a distortion turns into the scooped sound of thrash records. Placed before a distortion it decides what is distorted; behind it, what is left.

The bands stand where the guitar lives, an octave apart. Five of them are bells, made with an op-amp that pretends to be a coil, so there is no iron in the box to pick up hum. The top one is a shelf: it moves 3.2 kHz and everything above. Each band alone gives ten to twelve decibels either way, and neighbours add up, so raise the ones you want by less than you think. The middle half of each knob is gentle and the ends are steep.

What differs from the original: knobs in place of sliders, which break; values chosen anew so that all the tuning capacitors are film; TL074 chips. There is no level control, as there was none then.

This is patient work rather than difficult work. There are some fifty parts of twenty-odd values, several of which look alike, and six controls that must stand straight before you solder them. Measure every capacitor or read its code twice: a wrong one shifts a band, and no meter reading will tell you.`,
  priceRupees: 5299,
  rating: 4.6,
  reviewCount: 19,
  stock: 8,
  difficulty: 'Advanced',
  subcategory: 'eq',
  basedOn: 'MXR M109 Six Band EQ',
  circuit,
  specifications: {
    'Input impedance': '700 kΩ',
    Bands: '100, 200, 400, 800, 1600 Hz as bells; 3200 Hz as a shelf',
    'Boost and cut': '±11 dB for one band alone, ±17 dB at the top of the shelf',
  },
  design: {
    type: 'eq',
    name: 'Six Band EQ',
    coat: 'chalk',
    knobStyle: 'soft',
    lettering: 'engraved',
    nameAt: 'bottom',
    settings: [0.6, 0.42, 0.35, 0.55, 0.7, 0.6],
    mask: 'white',
  },
  pcb: {
    priceRupees: 699,
    rating: 4.5,
    reviewCount: 9,
    stock: 22,
    summary: 'Bare board for a six-band graphic equaliser with gyrators on two TL074.',
  },
  addedOn: '2026-07-20',
};
