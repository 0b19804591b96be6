import type { Kit } from '../catalogue-types.ts';
import { fourStagePhaser as circuit } from '../circuits/four-stage-phaser.ts';

export const fourStagePhaser: Kit = {
  slug: 'four-stage-phaser',
  name: 'Four-Stage Phaser',
  summary: 'One knob and two slow notches: the orange phaser of 1974.',
  description: `Four equal stages turn the phase of your guitar, the result is mixed with the straight signal, and two gaps open in the sound that travel up and down. That is all it does, and one SPEED knob is all it has: from a breath of nearly eight seconds to the throb of a rotating speaker.

This is the first version of the circuit, the softer one. Later boards fed the last stage back to the first, which makes the sweep more nasal; we left that resistor out, as the early ones did. Take it for funk chords, for slow clean ballads, or before a distortion so that the gaps move through the harmonics. If you want depth and feedback knobs, look elsewhere: it has neither.

We call it advanced for two reasons, and neither is the number of parts. The four JFETs are measured on our bench and belong together, so do not mix them with others in your drawer. And the trimmer is set by ear: only a narrow part of its travel phases at all, and finding the middle of it takes patience. Op-amps are modern duals where the original had six single ones.`,
  priceRupees: 4899,
  rating: 4.7,
  reviewCount: 58,
  stock: 11,
  difficulty: 'Advanced',
  subcategory: 'modulation-echo',
  basedOn: 'MXR Phase 90',
  circuit,
  specifications: {
    'Input impedance': '390 kΩ',
    'Sweep rate': 'About 0.1 to 10 Hz',
    Stages: 'Four, two notches',
    Adjustment: 'One trimmer, by ear',
  },
  design: {
    type: 'phaser',
    name: 'Phaser',
    coat: 'marigold',
    knobStyle: 'fluted',
    lettering: 'slant',
    nameAt: 'bottom',
    settings: [0.3],
    mask: 'black',
  },
  pcb: {
    priceRupees: 499,
    rating: 4.6,
    reviewCount: 21,
    stock: 30,
    summary: 'Bare board for an early Phase 90, with room for a matched set of JFETs.',
  },
  addedOn: '2026-03-09',
};
