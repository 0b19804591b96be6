import type { Kit } from '../catalogue-types.ts';
import { bufferSplitter as circuit } from '../circuits/buffer-splitter.ts';

export const bufferSplitter: Kit = {
  slug: 'buffer-splitter',
  name: 'Buffered Splitter',
  summary: 'One guitar into two amps or an amp and a tuner, without loss of treble.',
  description: `A plain Y-cable halves what the guitar can deliver and dulls it. Here each output has its own JFET follower: the pickup sees close to one megohm and nothing else, and both cables may be long.

Off, the footswitch passes the guitar straight to output A and output B is silent. On, A and B both play, each with its own buffer, and LEVEL turns B down from full to nothing, so that two unequal amplifiers can be matched or a recorder fed gently. Many use it with one amplifier as a simple buffer at the start of a long board; then leave it on.

Two warnings. Two amplifiers on different mains sockets can hum through the shared ground, and a splitter without a transformer, which this is, does not cure that; never lift a safety earth instead. And a germanium fuzz behind any buffer loses its clean-up, so keep such a fuzz before it.

The build is quick and there is nothing to set. Three jacks do not fit the smallest box with any dignity, so it comes in a 125B.`,
  priceRupees: 2299,
  rating: 4.7,
  reviewCount: 24,
  stock: 26,
  difficulty: 'Beginner',
  subcategory: 'other',
  basedOn: 'AMZ JFET source-follower buffer',
  circuit,
  specifications: {
    'Input impedance': '900 kΩ',
    'Output impedance': 'About 850 Ω, each output',
    Gain: 'Just under 1, not inverted',
    Jacks: 'One input, two outputs',
  },
  design: {
    type: 'utility',
    name: 'Splitter',
    coat: 'chalk',
    knobStyle: 'soft',
    lettering: 'wide',
    nameAt: 'bottom',
    settings: [0.75],
    mask: 'white',
  },
  pcb: {
    priceRupees: 249,
    rating: 4.6,
    reviewCount: 11,
    stock: 48,
    summary: 'Bare board for two JFET buffers, the second with a level control.',
  },
  addedOn: '2026-09-07',
};
