import type { Kit } from '../catalogue-types.ts';
import { orangeCompressor as circuit } from '../circuits/orange-compressor.ts';

export const orangeCompressor: Kit = {
  slug: 'orange-compressor',
  name: 'Studio Squeezer',
  summary: 'Gentle JFET compression that fattens a clean guitar and then stays out of the way.',
  description: `Some compressors are heard; this one is missed when you turn it off. A JFET stands across the input like a hand on a tap. When the output grows, a germanium diode charges a small capacitor and the JFET lets a little signal run off to ground; half a second later it has let go again. Clean rhythm gets thicker, picked lines even out, and double stops ring with that slightly swollen sound of seventies session records.

There is one knob, LEVEL, and it has plenty to give: the pedal amplifies 23 times before it compresses, so it doubles as a booster. How early it starts to squeeze is set inside, with a trimmer, once, to suit your guitar. The build document gives a voltage to start from, and your ears do the rest.

Know two things before you order. It hears the guitar through 82 kilohms instead of a buffer, so it takes a touch of treble from single coils; many people count that as part of the sound. And it suits clean playing: into heavy distortion its effect is mostly noise.

The original was a plug-in box with no control at all and a bias fixed at the factory. Our LEVEL on the lid, the bias trimmer, the 1N34A and the footswitch are the changes. With one chip, two transistors and a handful of parts it is an afternoon's kit.`,
  priceRupees: 3299,
  rating: 4.7,
  reviewCount: 45,
  stock: 19,
  difficulty: 'Beginner',
  subcategory: 'compression',
  basedOn: 'Armstrong Orange Squeezer',
  circuit,
  specifications: {
    'Input impedance': '82 kΩ and up: place it first, straight after the guitar',
    'Largest gain': '24 dB',
    Timing: 'About 7 ms to squeeze, half a second to let go',
    Adjustment: 'One trimmer, by meter and ear',
  },
  design: {
    type: 'compressor',
    name: 'Squeezer',
    coat: 'marigold',
    knobStyle: 'inlay',
    lettering: 'outline',
    nameAt: 'bottom',
    settings: [0.45],
    mask: 'black',
  },
  pcb: {
    priceRupees: 329,
    rating: 4.6,
    reviewCount: 18,
    stock: 41,
    summary: 'Bare board for an Orange Squeezer with a bias trimmer and a level control.',
  },
  addedOn: '2026-05-11',
};
