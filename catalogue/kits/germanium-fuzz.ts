import type { Kit } from '../catalogue-types.ts';
import { germaniumFuzz as circuit } from '../circuits/germanium-fuzz.ts';

export const germaniumFuzz: Kit = {
  slug: 'germanium-fuzz',
  name: 'Germanium Fuzz',
  summary: 'Three measured AC128 and the rude British fuzz of 1966.',
  description: `Before the round fuzz there was a grey hammer-finish wedge, and the second version of it, the Professional, is the one on the famous early records: a fuzz with an extra transistor in front, fiercer and more nasal than its round cousin, with a long sustain that ends in a splutter.

ATTACK at full is the sound; lower settings are rarely useful, and your guitar's volume is the better control. It cleans up less than a two-transistor fuzz and it is noisy when you are not playing. It goes first in the chain, straight from the guitar, with no buffer or wireless receiver before it.

Germanium is a material with moods. We sort the AC128 in threes by gain and leakage and number the bags Q1 to Q3. Original builders relied on leakage to bias the first transistor; we give it a resistor and a trimmer, and put a second trimmer where the last one had 8K2. With both, every bag can be set in rooms from 15 to 36 °C; in a hotter hall the last transistor ends a little low, and the fuzz gates earlier. The transistors hang from the positive rail of a common centre-negative supply, with a filter of their own.

Few parts, some care: solder the transistors last, hold their legs with pliers to carry the heat away, and set the two voltages after the box has rested for ten minutes. Sets of three are scarce, which is why this kit comes and goes.`,
  priceRupees: 4999,
  rating: 4.8,
  reviewCount: 19,
  stock: 0,
  difficulty: 'Intermediate',
  subcategory: 'fuzz',
  basedOn: 'Sola Sound Tone Bender Professional Mk II',
  circuit,
  specifications: {
    'Input impedance': 'Low, about 34 kΩ at 100 Hz, 9 kΩ at 1 kHz: place it first',
    Transistors: '3 x AC128, germanium PNP, sorted as a set',
    Adjustment: 'Two trimmers, with a multimeter',
  },
  design: {
    type: 'fuzz',
    name: 'Germanium',
    coat: 'raw',
    knobStyle: 'chicken',
    lettering: 'slant',
    nameAt: 'bottom',
    settings: [0.9, 0.5],
    mask: 'green',
  },
  pcb: {
    priceRupees: 349,
    rating: 4.6,
    reviewCount: 9,
    stock: 25,
    summary: 'Bare board for a three-transistor germanium fuzz, PNP, two trimmers.',
  },
  addedOn: '2026-10-19',
};
