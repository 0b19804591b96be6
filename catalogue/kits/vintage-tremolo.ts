import type { Kit } from '../catalogue-types.ts';
import { vintageTremolo as circuit } from '../circuits/vintage-tremolo.ts';

export const vintageTremolo: Kit = {
  slug: 'vintage-tremolo',
  name: 'Vintage Tremolo',
  summary: 'A slow sine on the volume, like an old amp breathing. From a 1968 magazine.',
  description: `A magazine in Sydney printed this circuit in 1968 for readers whose amplifier lacked a tremolo, and it has been built on kitchen tables ever since. One transistor oscillates in a soft sine, a JFET follows it and opens and closes the gain of the next stage. The swell is round, never a chop, and your tone between the swells is simply the guitar's.

SPEED runs from just under two to about eight swells a second: ballads to surf. DEPTH goes from nothing to a swell of some 16 dB, deeper than most amplifiers go, and never down to silence. LEVEL has enough in hand to stay even with the bypassed guitar, and some more for a lift.

It suits anyone who wants one kind of tremolo and wants it warm. For square waves, lopsided shapes or very slow speeds take the Optical Tremolo instead. There is no hum to speak of, and no tick either, as long as the wires to SPEED stay away from the input jack.

Thirty-four parts on the board and no trimmers. The JFET input stage is the one later builders added so that the guitar is not loaded; the original article had a plain transistor there. We let DEPTH go down to zero, which the first version did not.`,
  priceRupees: 3499,
  rating: 4.6,
  reviewCount: 53,
  stock: 22,
  difficulty: 'Intermediate',
  subcategory: 'tremolo',
  basedOn: 'Electronics Australia (EA) Tremolo of 1968',
  circuit,
  specifications: {
    'Input impedance': 'About 330 kΩ',
    Speed: '1.8 to 8 swells a second',
    Shape: 'Sine, up to about 16 dB deep',
  },
  design: {
    type: 'tremolo',
    name: 'Tremolo',
    coat: 'monsoon',
    knobStyle: 'cream',
    lettering: 'engraved',
    nameAt: 'top',
    settings: [0.4, 0.7, 0.55],
    mask: 'red',
  },
  pcb: {
    priceRupees: 379,
    rating: 4.6,
    reviewCount: 18,
    stock: 40,
    summary: 'Bare board for the EA tremolo with JFET input, three controls.',
  },
  addedOn: '2026-04-13',
};
