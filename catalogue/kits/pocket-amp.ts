import type { Kit } from '../catalogue-types.ts';
import { pocketAmp as circuit } from '../circuits/pocket-amp.ts';

export const pocketAmp: Kit = {
  slug: 'pocket-amp',
  name: 'Pocket Amp',
  summary: 'A whole guitar amp in a pedal box: plug in a speaker cabinet and play.',
  description: `Half a watt sounds like a joke until you connect it to a real guitar cabinet. A twelve-inch speaker makes it loud enough for a bedroom, a kitchen and an annoyed neighbour, and it breaks up at a volume at which you can still talk. GAIN low and VOLUME high is clean with a warm edge; both up is a small, hoarse, surprisingly good crunch.

Please read this before you plug in. The output jack of this box is for a loudspeaker of 8 ohms or more, on a speaker cable. It is not an effect and does not go into another amp. The footswitch is simply on and off: with it off, the guitar goes nowhere. And it needs a supply of 9 V that can give 250 mA; it will buzz and starve on a shared daisy chain, and 18 V would destroy its chip.

What is inside: a JFET that keeps the guitar from being loaded, then an LM386, the little power amplifier of radios and intercoms, with the two parts across its output that keep it from singing. We enlarged the capacitors on the way to the speaker so that a full-size cabinet gets its lows, and added a large one for the supply.

Fifteen small parts and two knobs; you can play it the same evening. Many people order a distortion next, to put in front of it.`,
  priceRupees: 2499,
  rating: 4.6,
  reviewCount: 97,
  stock: 27,
  difficulty: 'Beginner',
  subcategory: 'amps',
  basedOn: 'Runoff Groove Ruby',
  circuit,
  specifications: {
    Bypass: 'None: the footswitch turns the amplifier on and off',
    'Largest supply': '12 V; 18 V would destroy IC1',
    'Input impedance': '1.5 MΩ',
    Power: 'About half a watt into 8 Ω',
    Speaker: '8 or 16 Ω cabinet, not included',
    Gain: '30 to 44 dB',
    'Current at rest': `${circuit.restMilliamps} mA; the figure above is for full volume`,
  },
  design: {
    type: 'amp',
    name: 'Pocket Amp',
    coat: 'chai',
    knobStyle: 'cream',
    lettering: 'slant',
    nameAt: 'bottom',
    settings: [0.5, 0.65],
    mask: 'green',
  },
  pcb: {
    priceRupees: 279,
    rating: 4.6,
    reviewCount: 33,
    stock: 71,
    summary: 'Bare board for a Ruby style half-watt guitar amp on an LM386.',
  },
  addedOn: '2026-02-23',
};
