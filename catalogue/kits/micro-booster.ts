import type { Kit } from '../catalogue-types.ts';
import { microBooster as circuit } from '../circuits/micro-booster.ts';

export const microBooster: Kit = {
  slug: 'micro-booster',
  name: 'Op-Amp Booster',
  summary: 'One knob from unity to 26 dB louder, and nothing else changes.',
  description: `More of what you already have. A single op-amp lifts the whole range of the guitar evenly, from just above unity to twenty-one times, without a hump, a cut or a colour of its own. If your amp has valves, the last third of the knob is where they start to complain.

Three places it earns its space: at the end of the board as a solo lift, at the front to make a weak single coil hit the first pedal like a humbucker, or after a chain of true-bypass pedals, set to unity, so that ten metres of cable stop eating the treble. Its own ceiling is the 9 V supply; with hot pickups and the knob full up the op-amp itself will clip, and that is not its best sound.

We use a TL071 where the original had a TL061. It draws a milliamp more and hisses a good deal less. R1 is 10 megohms where the original has 22, a value we do not stock. An evening's work in a small box: solder the socket and the low parts before the electrolytics, or there is no room for the iron.`,
  priceRupees: 2099,
  rating: 4.7,
  reviewCount: 64,
  stock: 35,
  difficulty: 'Beginner',
  subcategory: 'booster',
  basedOn: 'MXR Micro Amp',
  circuit,
  specifications: {
    'Input impedance': '5 MΩ',
    'Output impedance': 'About 450 Ω',
    Gain: '1 to 26 dB, flat from 20 Hz to 20 kHz',
  },
  design: {
    type: 'booster',
    name: 'Boost',
    coat: 'bone',
    knobStyle: 'inlay',
    lettering: 'engraved',
    nameAt: 'bottom',
    settings: [0.62],
    mask: 'blue',
  },
  pcb: {
    priceRupees: 249,
    rating: 4.6,
    reviewCount: 31,
    stock: 80,
    summary: 'Small bare board for a Micro Amp style clean booster on a TL071.',
  },
  addedOn: '2026-04-13',
};
