import type { Kit } from '../catalogue-types.ts';
import { loopSwitcher as circuit } from '../circuits/loop-switcher.ts';

export const loopSwitcher: Kit = {
  slug: 'loop-switcher',
  name: 'Loop Switcher',
  summary: 'Takes a whole group of pedals in or out with one press, and adds nothing.',
  description: `Four jacks, a footswitch and wire. Put a fuzz, an old chorus with a poor bypass, or five pedals at once between SEND and RETURN; one press takes them all in, the next sends the guitar straight to the amp over a few centimetres of wire. No buffer, no chip, nothing in the way when the loop is off.

LEVEL turns down what comes back, so that a loud fuzz does not jump out. Full up it passes everything; being passive, it cannot make a quiet pedal louder. With long cables on both sides and the loop off, treble is lost as it would be without the box. A Buffered Splitter in front cures that.

It works without any supply. Nine volts are only for the lamp.

Very little goes on the board; the skill here is in the wiring between jacks and switch, which has to be short and neat. We chose a full-size box, because four jacks in a small one are no fun. A sensible way to practise wiring.`,
  priceRupees: 1799,
  rating: 4.6,
  reviewCount: 39,
  stock: 0,
  difficulty: 'Beginner',
  subcategory: 'other',
  basedOn: 'passive true-bypass loop',
  circuit,
  specifications: {
    Jacks: 'In, Send, Return, Out',
    'Loop load': '100 kΩ at Return',
  },
  design: {
    type: 'utility',
    name: 'Loop',
    coat: 'chalk',
    knobStyle: 'soft',
    lettering: 'outline',
    nameAt: 'bottom',
    settings: [0.9],
    mask: 'white',
  },
  pcb: {
    priceRupees: 249,
    rating: 4.4,
    reviewCount: 6,
    stock: 47,
    summary: 'Bare board for the level control and the lamp of a true-bypass loop.',
  },
  addedOn: '2026-09-14',
};
