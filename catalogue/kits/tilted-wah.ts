import type { Kit } from '../catalogue-types.ts';
import { tiltedWah as circuit } from '../circuits/tilted-wah.ts';

export const tiltedWah: Kit = {
  slug: 'tilted-wah',
  name: 'Fixed Wah',
  summary: 'A wah left half-way down, on a knob: the nasal solo tone, always where you set it.',
  description: `Some of the best-known wah sounds are made by not moving the pedal. Parked at one spot it is a sharp, vocal peak in the midrange that pushes a solo through a loud band or makes a fuzz talk. This kit is the whole circuit of the common rocking wah, input buffer and half-henry inductor included, with a SWEEP knob in place of the treadle.

Turned left the peak sits near 400 Hz and growls; turned right it climbs to about 2.2 kHz and quacks. You can of course turn it with your toe, but if you want to wah in time you need a rocking shell, and this is not one.

Try it on both sides of your distortion. Before it, the peak decides which notes break up first; after it, the same knob is a drastic tone control.

All values are those of the GCB-95. The one change is the taper of the control, chosen so that the peak moves evenly along the scale. An easy board: three transistors, no chips, no adjustment, and a coil that fits either way round.`,
  priceRupees: 3299,
  rating: 4.5,
  reviewCount: 24,
  stock: 13,
  difficulty: 'Beginner',
  subcategory: 'filters',
  basedOn: 'Dunlop Cry Baby GCB-95',
  circuit,
  specifications: {
    'Input impedance': '680 kΩ',
    'Range of the peak': 'About 400 Hz to 2.2 kHz',
    Inductor: '500 mH, ferrite pot core',
  },
  design: {
    type: 'filter',
    name: 'Fixed Wah',
    coat: 'soot',
    knobStyle: 'boost',
    lettering: 'wide',
    nameAt: 'bottom',
    settings: [0.62],
    mask: 'red',
  },
  pcb: {
    priceRupees: 329,
    rating: 4.6,
    reviewCount: 9,
    stock: 28,
    summary: 'Bare board for a GCB-95 wah with a knob; takes a 500 mH pot-core coil.',
  },
  addedOn: '2026-08-24',
};
