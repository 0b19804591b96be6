import type { Kit } from '../catalogue-types.ts';
import { chipEcho as circuit } from '../circuits/chip-echo.ts';

export const chipEcho: Kit = {
  slug: 'chip-echo',
  name: 'Chip Echo',
  summary: 'Sixty to six hundred milliseconds of warm, slightly broken echo from one chip.',
  description: `The PT2399 was made for karaoke machines. Guitarists found out that it fails beautifully: short echoes are clear, and the longer you make them the more they blur and grain, much like tape that has been played too often. With two filters and a mixer around it, it is the cheapest good echo there is.

Up to about 350 ms the repeats are clean enough for slapback and rhythm figures. Beyond that the chip is outside its data sheet and you hear it, which is the point for dub and drones. REPEATS stops just short of running away; a note in the bill of materials names the resistor to change if you want it to howl.

How it differs from our Analog Delay: no trimmers, little more than half the parts, twice the time, more hiss. The dry signal stays analogue and never goes near the chip. It descends from the Rebote; only the two filters have values of our own, flat to about 6 kHz.

One warning from the bench: fit the regulator the right way round and measure 5 V before the chip goes into its socket. It does not survive nine.`,
  priceRupees: 3799,
  rating: 4.6,
  reviewCount: 72,
  stock: 23,
  difficulty: 'Intermediate',
  subcategory: 'modulation-echo',
  basedOn: 'Tonepad Rebote PT2399 echo',
  circuit,
  specifications: {
    'Input impedance': '340 kΩ',
    Delay: 'About 60 to 600 ms',
    'Bandwidth of the repeats': 'About 4.7 kHz at short times',
    'Dry signal': 'Analogue, unity gain',
  },
  design: {
    type: 'delay',
    name: 'Chip Echo',
    coat: 'lilac',
    knobStyle: 'cream',
    lettering: 'inline',
    nameAt: 'top',
    settings: [0.35, 0.5, 0.55],
    mask: 'purple',
  },
  pcb: {
    priceRupees: 429,
    rating: 4.7,
    reviewCount: 40,
    stock: 52,
    summary: 'Bare board for a PT2399 echo with buffer, mixer and 5 V regulator.',
  },
  addedOn: '2026-10-05',
};
