import type { Kit } from '../catalogue-types.ts';
import { envelopeFilter as circuit } from '../circuits/envelope-filter.ts';

export const envelopeFilter: Kit = {
  slug: 'envelope-filter',
  name: 'Envelope Filter',
  summary: 'A wah that listens to your hand: dig in and it quacks, play softly and it mumbles.',
  description: `The filter sweeps with your picking, so there is no treadle. Each note opens it and lets it fall shut again over a good quarter of a second. Muted sixteenths become a clavinet, slow chords bloom, and a bass line turns to liquid.

SENSITIVITY decides how much of your playing it notices; set it so that a normal stroke just reaches the top. RANGE sets how far the sweep goes, up to a whistle near 5 kHz. The filter lets everything under its peak through, so a bass keeps its bottom and a guitar does not turn thin as it does in a wah.

It needs dynamics to work. Put it before compressors and distortions, straight after the guitar if you can, and do not expect anything from it after a fuzz. The peak can be a lot louder than the rest of the note, which is what VOLUME is for.

Circuit and values are those of the Doctor Q of the seventies with three later improvements that builders agree on: a JFET buffer, so that it no longer dulls the guitar; a lamp that biases the envelope, so that it starts from the same place each time; and the two controls that used to be a trimmer and nothing. The original had a switch for a second, thinner voice; we left it out. Capacitors of 5n and 50n became 4n7 and 47n. The two small red lamps on the board are part of the circuit, not decoration: one glows steadily, the other follows your playing, and both tell you at a glance that it works. Keep the JRC4558; a TL072 will not do in this socket.`,
  priceRupees: 3699,
  rating: 4.7,
  reviewCount: 38,
  stock: 6,
  difficulty: 'Intermediate',
  subcategory: 'filters',
  basedOn: 'Electro-Harmonix Doctor Q',
  circuit,
  specifications: {
    'Input impedance': '400 kΩ',
    Sweep: 'About 200 Hz to 5 kHz, upwards',
    Filter: 'Low-pass with a resonant peak',
  },
  design: {
    type: 'filter',
    name: 'Quack',
    coat: 'neem',
    knobStyle: 'fluted',
    lettering: 'inline',
    nameAt: 'top',
    settings: [0.55, 0.7, 0.5],
    mask: 'black',
  },
  pcb: {
    priceRupees: 379,
    rating: 4.6,
    reviewCount: 16,
    stock: 35,
    summary: 'Bare board for a Doctor Q style auto-wah with buffer and volume.',
  },
  addedOn: '2026-04-27',
};
