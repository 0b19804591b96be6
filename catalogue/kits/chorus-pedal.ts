import type { Kit } from '../catalogue-types.ts';
import { chorusPedal as circuit } from '../circuits/chorus-pedal.ts';

export const chorusPedal: Kit = {
  slug: 'chorus-pedal',
  name: 'Chorus Pedal',
  summary: 'Two voices a shade apart: wide, watery and never seasick.',
  description: `The blue chorus of 1979. A bucket-brigade chip delays your guitar by about five thousandths of a second, a slow triangle bends that time up and down, and the two are mixed half and half. Filters and a treble lift before the delay, undone behind it, are why it stays warm and quiet.

Choose it for clean arpeggios, for a fretless-sounding bass, or to widen an overdrive. It is a mono pedal, as the original was. The MIX control comes from the bass version: full up is the original sound, down to a trace for those who find most choruses too much.

Long rather than hard: nearly ninety small parts, then one trimmer that you set by ear. The delay chips are current production of the V3207 kind; the rare MN3007 of the original will not fit this board.`,
  priceRupees: 4499,
  rating: 4.6,
  reviewCount: 94,
  stock: 18,
  difficulty: 'Intermediate',
  subcategory: 'modulation-echo',
  basedOn: 'Boss CE-2 Chorus',
  circuit,
  specifications: {
    'Input impedance': 'About 360 kΩ',
    Delay: '3.7 to 5.7 ms, 1024 stages',
    'Sweep rate': '0.3 to 3.5 Hz, triangle',
    Adjustment: 'One trimmer, by ear',
  },
  design: {
    type: 'chorus',
    name: 'Chorus',
    coat: 'indigo',
    knobStyle: 'inlay',
    lettering: 'wide',
    nameAt: 'top',
    settings: [0.35, 0.62, 0.9],
    mask: 'blue',
  },
  pcb: {
    priceRupees: 699,
    rating: 4.6,
    reviewCount: 24,
    stock: 33,
    summary: 'Bare board for a CE-2 style chorus on V3207 and V3102.',
  },
  addedOn: '2026-01-19',
};
