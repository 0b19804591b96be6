import type { Kit } from '../catalogue-types.ts';
import { opticalTremolo as circuit } from '../circuits/optical-tremolo.ts';

export const opticalTremolo: Kit = {
  slug: 'optical-tremolo',
  name: 'Optical Tremolo',
  summary: 'A lamp, a light cell and a Spacing knob that makes the pulse gallop.',
  description: `A small lamp brightens and dims, a light-dependent resistor watches it, and your volume follows. Because the cell answers light with a lag, the pulse has soft shoulders and no ticking, as in the amplifiers that had a neon lamp in the back.

RATE goes from a slow sway to a fast shiver, DEPTH from nothing to nearly silent gaps. The third knob is the reason to choose this one over our Vintage Tremolo: SPACING shifts the balance between on and off. In the middle the pulse is even; to the left only short peaks come through, like a helicopter some way off; to the right the sound is only nicked. GAIN makes up the volume that every tremolo seems to lose, and has enough in reserve to push an amp.

Lamp and cell come as one sealed part, so there is no heat-shrink tube to fiddle with and no light leak to hunt. Compared with the original we left out its wave and fine-rate knobs and gave the oscillator an LM358, which reaches lower voltages than the chip it replaces. A calm evening's build with nothing to set.`,
  priceRupees: 3899,
  rating: 4.7,
  reviewCount: 46,
  stock: 18,
  difficulty: 'Intermediate',
  subcategory: 'tremolo',
  basedOn: '4ms Tremulus Lune',
  circuit,
  specifications: {
    'Input impedance': '690 kΩ',
    Rate: '0.7 to 15 Hz',
    'Gain range': '-1 to +14 dB with the lamp fully on, 3 dB more or less by its cell',
  },
  design: {
    type: 'tremolo',
    name: 'Optical',
    coat: 'monsoon',
    knobStyle: 'cream',
    lettering: 'engraved',
    nameAt: 'top',
    settings: [0.45, 0.8, 0.5, 0.4],
    mask: 'red',
  },
  pcb: {
    priceRupees: 399,
    rating: 4.6,
    reviewCount: 17,
    stock: 35,
    summary: 'Bare board for an opto tremolo with rate, depth, spacing and gain.',
  },
  addedOn: '2026-07-13',
};
