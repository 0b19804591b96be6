import type { Kit } from '../catalogue-types.ts';
import { springReverb as circuit } from '../circuits/spring-reverb.ts';

export const springReverb: Kit = {
  slug: 'spring-reverb',
  name: 'Spring Reverb',
  summary: 'Dwell, Tone and Mix, as on the outboard tanks of the sixties, without the tank.',
  description: `The three knobs of a valve-era reverb unit around a Belton module with the short decay. DWELL drives it, from a hint to the point where hard-picked notes splash. TONE works on the reverb alone, so you can have a dark tail behind a bright guitar. MIX goes from a trace to more reverb than guitar.

What makes it behave like springs is mostly what is missing: a filter keeps everything under 150 Hz out of the module, so the low strings stay tight however wet you play. It is still an electronic reverb. Kick it and nothing crashes; put it on a shaky stage and nothing rumbles. Whoever wants long ambient tails should take the Plate Reverb instead.

The circuit follows the Rub-a-Dub, with the low cut, the tone control and a second op-amp of ours added. Some forty parts on a roomy board and no adjustments. Check the 5 V first, fit the module last, and feed it from a supply that can give 150 mA.`,
  priceRupees: 4799,
  rating: 4.8,
  reviewCount: 33,
  stock: 9,
  difficulty: 'Intermediate',
  subcategory: 'reverb',
  basedOn: 'Rub-a-Dub Belton reverb',
  circuit,
  specifications: {
    'Input impedance': '150 kΩ',
    Decay: '2.0 s, fixed by the module',
    'Low cut before the module': '150 Hz',
    'Dry signal': 'Analogue, unity gain',
  },
  design: {
    type: 'reverb',
    graphic: 'springs',
    name: 'Spring',
    coat: 'mint',
    knobStyle: 'chicken',
    lettering: 'bold',
    nameAt: 'bottom',
    settings: [0.6, 0.65, 0.4],
    mask: 'green',
  },
  pcb: {
    priceRupees: 449,
    rating: 4.7,
    reviewCount: 12,
    stock: 26,
    summary: 'Bare board for a three-knob reverb on the short Belton module.',
  },
  addedOn: '2026-06-22',
};
