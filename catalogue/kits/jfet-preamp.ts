import type { Kit } from '../catalogue-types.ts';
import { jfetPreamp as circuit } from '../circuits/jfet-preamp.ts';

export const jfetPreamp: Kit = {
  slug: 'jfet-preamp',
  name: 'JFET Preamp',
  summary: 'The front end of a small tweed amp on 9 V, with bass and treble.',
  description: `Take the two gain stages of a small valve amplifier from the fifties, put a JFET in the place of each triode, lower the supply from 300 to 9 V and keep the values around them. That is the idea, published by Runoff Groove as the Fetzer Valve, and it holds up: it gets hairy gradually, cleans up with the guitar's volume, and the first stage bends the wave more on one side than on the other, as a valve does.

Low GAIN makes a warm preamp for a power amp, an audio interface with a speaker simulation, or a lifeless clean channel. From noon it crunches. It stops short of high gain; for that put the Clean Booster before it. Do not expect a loudspeaker from it, as it has none of the power of an amp and no cabinet filter.

The small amplifier had no tone controls, so we took the two-knob stack of its bigger relatives, followed it with a buffer, and left the power stage and its feedback out.

Build time is an evening and a half. Two trimmers bring the drains of the two J201 to 4.8 V, for which you need a multimeter; every J201 is different, and that step is the difference between a preamp and a bad fuzz.`,
  priceRupees: 3799,
  rating: 4.6,
  reviewCount: 31,
  stock: 16,
  difficulty: 'Intermediate',
  subcategory: 'amps',
  basedOn: 'Fender 5F1 Champ input stage (Runoff Groove Fetzer Valve)',
  circuit,
  specifications: {
    'Input impedance': '1 MΩ',
    'Output impedance': 'About 850 Ω',
    'Tone controls': 'Passive bass and treble, American two-knob stack',
    Adjustment: 'Two trimmers, with a multimeter',
  },
  design: {
    type: 'amp',
    name: 'Preamp',
    coat: 'bone',
    knobStyle: 'fluted',
    lettering: 'engraved',
    nameAt: 'top',
    settings: [0.55, 0.4, 0.6, 0.5],
    mask: 'green',
  },
  pcb: {
    priceRupees: 449,
    rating: 4.5,
    reviewCount: 14,
    stock: 30,
    summary: 'Bare board for a three-JFET amp-style preamp with tone stack.',
  },
  addedOn: '2026-07-27',
};
