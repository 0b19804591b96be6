import type { Kit } from '../catalogue-types.ts';
import { bassPreamp as circuit } from '../circuits/bass-preamp.ts';

export const bassPreamp: Kit = {
  slug: 'bass-preamp',
  name: 'Bass Preamp',
  summary: 'Active-bass punch for a passive bass: low end up to +10 dB, treble both ways.',
  description: `In 1976 an active bass with two tone knobs and a battery changed how the instrument sits in a mix. This pedal does to a passive bass what that preamp did: the lows gain weight without going soft, the top gets a metallic edge for slapping, and the cable after it stops mattering.

BASS only adds. Fully down it is flat; from there it lifts what lies below 100 Hz, by up to ten decibels at 30 Hz. TREBLE cuts as well as lifts and has no click in the middle: flat is at about two o'clock, fully left is a fingerstyle thump. VOLUME starts from a gain of three, so bypass level is at about two o'clock and the rest is a push in reserve.

Choose it for a P- or J-type bass, for an old passive bass at home straight into an interface, or as a clean front end before a power amp. A bass that is active already will overdrive it with the boosts up; keep VOLUME of the bass down or leave this pedal out.

An honest word on likeness. The plan, with both tone controls in the feedback of one amplifier, a bass boost and a treble boost or cut, is the one of Leo Fender's patent for that instrument. The micropower chip of the original is gone, so the values here are our own for a quiet TL072, whose second half buffers the output. A tribute, then, not a copy.`,
  priceRupees: 3599,
  rating: 4.5,
  reviewCount: 27,
  stock: 21,
  difficulty: 'Intermediate',
  subcategory: 'bass',
  basedOn: 'Music Man StingRay two-band preamp',
  circuit,
  specifications: {
    'Input impedance': 'About 900 kΩ',
    'Output impedance': 'About 470 Ω',
    Gain: '10 dB with the tone flat',
    Bass: '0 to +9 dB at 40 Hz',
    Treble: '-8 to +10 dB at 8 kHz',
  },
  design: {
    type: 'bass',
    name: 'Bass Pre',
    coat: 'monsoon',
    knobStyle: 'inlay',
    lettering: 'bold',
    nameAt: 'bottom',
    settings: [0.45, 0.68, 0.7],
    mask: 'black',
  },
  pcb: {
    priceRupees: 349,
    rating: 4.5,
    reviewCount: 14,
    stock: 38,
    summary: 'Bare board for a two-band bass preamp with a buffered output.',
  },
  addedOn: '2026-08-17',
};
