import type { Kit } from '../catalogue-types.ts';
import { cleanBooster as circuit } from '../circuits/clean-booster.ts';

export const cleanBooster: Kit = {
  slug: 'clean-booster',
  name: 'Clean Booster',
  summary: 'One transistor, one knob, up to 26 dB: makes a valve amp work for its living.',
  description: `The little aluminium box of 1969 that made guitars too loud on purpose. A single transistor lifts the signal up to twenty times and adds next to no colour of its own; the break-up you hear is your amplifier running out of room. Past two o'clock with strong pickups the transistor joins in and rounds the peaks a little.

Put it last before a valve amp for solos, or first in the chain to wake up an overdrive that feels sleepy. Into a transistor amp or a modeller it is mostly a volume control. Its input is about 33 kΩ, which takes a trace of treble off a passive guitar, as the original did.

This is the pedal to build first: twelve parts on the board, nothing to adjust, and an evening is plenty. We added a resistor at the input against pops and a true-bypass switch with a lamp; the values around the transistor are the original's, and a 2N5088 stands in for the 2N5133, which is no longer made.`,
  priceRupees: 1999,
  rating: 4.7,
  reviewCount: 88,
  stock: 60,
  difficulty: 'Beginner',
  subcategory: 'booster',
  basedOn: 'Electro-Harmonix LPB-1',
  circuit,
  specifications: {
    Gain: 'Up to 26 dB',
    'Input impedance': 'About 33 kΩ',
    'Largest output': '6 V peak to peak',
  },
  design: {
    type: 'booster',
    name: 'Boost',
    coat: 'marigold',
    knobStyle: 'fluted',
    lettering: 'bold',
    nameAt: 'bottom',
    settings: [0.6],
    mask: 'black',
  },
  pcb: {
    priceRupees: 249,
    rating: 4.6,
    reviewCount: 41,
    stock: 110,
    summary: 'Bare board for an LPB-1 booster in the smallest box.',
  },
  addedOn: '2026-01-26',
};
