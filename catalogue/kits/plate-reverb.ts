import type { Kit } from '../catalogue-types.ts';
import { plateReverb as circuit } from '../circuits/plate-reverb.ts';

export const plateReverb: Kit = {
  slug: 'plate-reverb',
  name: 'Plate Reverb',
  summary: 'A long, smooth tail from a sealed module: the easiest way to own a reverb.',
  description: `Inside a sealed brick, three echo chips feed each other until the separate repeats run together. The tail is dense and nearly three seconds long, closer to a studio plate than to the splash of a spring. MIX brings it in under your dry signal, which stays analogue all the way; DWELL sets how hard the brick is driven, from a shimmer behind single notes to a wash that starts to break up.

For an amp without reverb, for bedroom recording and for slow, wide chords. The decay time is fixed by the module, so there is no knob for it, and anyone after surf drips will be happier with the Spring Reverb.

Fewer parts than most overdrives, none of them delicate, nothing to adjust. Two things to know before you order: it draws about 70 mA, which a small daisy-chain supply may not have to spare, and the 5 V should be measured before the module goes in, because the module is the one costly part.`,
  priceRupees: 3499,
  rating: 4.6,
  reviewCount: 41,
  stock: 20,
  difficulty: 'Beginner',
  subcategory: 'reverb',
  basedOn: 'Belton BTDR-2H reverb module',
  circuit,
  specifications: {
    'Input impedance': '690 kΩ',
    Decay: '2.85 s, fixed by the module',
    'Dry signal': 'Analogue, unity gain',
  },
  design: {
    type: 'reverb',
    name: 'Plate',
    coat: 'lilac',
    knobStyle: 'soft',
    lettering: 'outline',
    nameAt: 'top',
    settings: [0.55, 0.4],
    mask: 'purple',
  },
  pcb: {
    priceRupees: 349,
    rating: 4.5,
    reviewCount: 16,
    stock: 44,
    summary: 'Bare board for a small reverb around a Belton module and one TL072.',
  },
  addedOn: '2026-04-06',
};
