import type { Kit } from '../catalogue-types.ts';
import { studioCompressor as circuit } from '../circuits/studio-compressor.ts';

export const studioCompressor: Kit = {
  slug: 'studio-compressor',
  name: 'Sustain Compressor',
  summary: 'The red compressor: clucking country, endless clean sustain, two knobs.',
  description: `Play a clean chord and it stays where you put it. The gain cell in the middle of this pedal turns itself up while a note fades and ducks when you hit the next one, so quiet notes come forward, loud ones are held back, and the pick gets that small click in front that country and funk players call snap.

SUSTAIN sets how hard it works. Below noon it evens out arpeggios without drawing attention; above, notes bloom and hang on for seconds. Everything the cell lifts includes the hiss of what stands before it, so put it first in the chain, and expect to hear it breathe when you stop playing at full SUSTAIN. It is an effect, not a transparent studio tool: it rounds the attack and you will hear it.

The CA3080 is old stock, tested by us in a compressor. Around it are five transistors and some thirty-five small parts, and one trimmer that you set by ear for the least thump when a note starts. We fit high-gain 2N5088 transistors instead of the 2N3904, and a 47n where the drawing asks for 50n. The rest follows the MXR drawing, which its Ross relative shares almost part for part.`,
  priceRupees: 4299,
  rating: 4.6,
  reviewCount: 83,
  stock: 0,
  difficulty: 'Intermediate',
  subcategory: 'compression',
  basedOn: 'MXR Dyna Comp',
  circuit,
  specifications: {
    'Input impedance': 'About 700 kΩ',
    'Gain cell': 'CA3080E, old stock',
    Detector: 'Full wave, at the output',
    Adjustment: 'One trimmer, by ear',
  },
  design: {
    type: 'compressor',
    name: 'Sustain',
    coat: 'gulmohar',
    knobStyle: 'inlay',
    lettering: 'inline',
    nameAt: 'top',
    settings: [0.6, 0.55],
    mask: 'blue',
  },
  pcb: {
    priceRupees: 449,
    rating: 4.6,
    reviewCount: 34,
    stock: 29,
    summary: 'Bare board for a Dyna Comp or Ross style compressor on a CA3080.',
  },
  addedOn: '2026-03-02',
};
