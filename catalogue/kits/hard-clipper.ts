import type { Kit } from '../catalogue-types.ts';
import { hardClipper as circuit } from '../circuits/hard-clipper.ts';

export const hardClipper: Kit = {
  slug: 'hard-clipper',
  name: 'Hard Clipper',
  summary: 'One slow op-amp and two germanium diodes: the yellow distortion of the seventies.',
  description: `Fifteen small parts and two controls between input and output make this the plainest distortion there is. An LM741 does all the amplifying, two germanium diodes cut off whatever rises above a third of a volt, and that is the pedal. It is grainy, mid-heavy and a little furry, halfway between an overdrive and a fuzz.

The DISTORTION control changes the bass as well as the gain: the further you turn it up, the more the lows are held back, so it stays tight where a fuzz would turn to mud. Low settings with OUTPUT full up are a crunchy near-clean. Because germanium clips so early it is not a loud pedal; on some amps full OUTPUT is only a little above bypass.

Choose it for garage riffs, for early metal, or in front of an amp that already breaks up. Look elsewhere if you want a smooth modern lead. It is easy to build: one chip in a socket, nothing to set. Bend the legs of the diodes away from their thin glass. We added one resistor against switch pops and a stiffer half supply; the values on the signal path are the original's.`,
  priceRupees: 2899,
  rating: 4.5,
  reviewCount: 71,
  stock: 38,
  difficulty: 'Beginner',
  subcategory: 'distortion',
  basedOn: 'MXR Distortion+',
  circuit,
  specifications: {
    'Input impedance': 'About 620 kΩ at 100 Hz, 155 kΩ at 1 kHz',
    Gain: '6 to 47 dB ahead of the diodes',
    Clipping: 'Germanium, symmetrical, hard',
  },
  design: {
    type: 'distortion',
    name: 'Clipper',
    coat: 'soot',
    knobStyle: 'boost',
    lettering: 'slant',
    nameAt: 'bottom',
    settings: [0.7, 0.8],
    mask: 'black',
  },
  pcb: {
    priceRupees: 299,
    rating: 4.5,
    reviewCount: 26,
    stock: 64,
    summary: 'Bare board for a Distortion+ with an LM741 and two germanium diodes.',
  },
  addedOn: '2026-02-02',
};
