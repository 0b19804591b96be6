/** A made-up catalogue of any size, the same on each run, and the slips people make when they type its words. */

import { categories, difficulties, subcategories } from '#domain/catalogue/catalogue.ts';
import { partKindSlugs } from '#domain/catalogue/part-kinds.ts';
import type { IndexedProduct } from '#server/search/query/catalogue-query.ts';

export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;
export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
/** The first words of a list are common and the last rare, as in a language. */
const pickCommon = <T>(random: Random, items: readonly T[]): T => items[Math.floor(items.length ** random()) - 1]!;

export const effects =
  'overdrive fuzz distortion delay chorus phaser flanger tremolo reverb compressor booster equaliser filter octave wah vibrato preamp limiter ring synth'.split(
    ' ',
  );
const partNouns =
  'resistor capacitor diode transistor potentiometer op-amp jfet regulator inductor socket switch jack knob enclosure led'.split(
    ' ',
  );
const epithets =
  'vintage analog golden optical harmonic spring plate clean heavy tiny silver crimson monsoon marigold velvet lunar electric brown tweed midnight'.split(
    ' ',
  );
const syllables = 'ka ro vel min tar sol ber ing dra mon pla fer lux om gri stra nel qui vor zan hal cre bi tus'.split(
  ' ',
);
export const values = [
  '10',
  '22',
  '47',
  '100',
  '220',
  '470',
  '1',
  '4.7',
  '2.2',
  '33',
  '68',
  '150',
  '3.3',
  '82',
  '56',
].flatMap((digits) =>
  ['R', 'K', 'M', 'p', 'n', 'u'].map((unit) => (digits.includes('.') ? digits.replace('.', unit) : digits + unit)),
);

/** Made-up words; their number grows with the square root of the catalogue, as vocabularies do. */
function coinWords(random: Random, count: number): string[] {
  const coined = new Set<string>();
  while (coined.size < count) {
    const length = 2 + Math.floor(random() * 3);
    coined.add(Array.from({ length }, () => pick(random, syllables)).join(''));
  }
  return [...coined];
}

const partNumber = (random: Random): string =>
  `${pick(random, ['TL', 'LM', 'NE', 'CD', '2N', '1N', 'BC', 'J', 'MN', 'PT', 'OPA', '2SC'])}${Math.floor(random() * 9000) + 100}${pick(random, ['', '', 'A', 'N', 'D'])}`;

/** A few lines of a bill of materials, which name parts of the same catalogue. */
function billOf(random: Random, size: number): IndexedProduct['bill'] {
  return Array.from({ length: 12 }, () => {
    const value = pick(random, values);
    return { part: `product-${Math.floor(random() * size)}`, name: `Resistor ${value}`, value };
  });
}

export function generateCatalogue(size: number): IndexedProduct[] {
  const random = seeded(size);
  const words = coinWords(random, Math.round(60 * Math.sqrt(size)));
  const titles = [...epithets, ...words];
  const brands = coinWords(random, Math.round(8 * Math.sqrt(size)));
  const numbers = Array.from({ length: Math.ceil(size / 6) }, () => partNumber(random));
  return Array.from({ length: size }, (_, place): IndexedProduct => {
    const category = pick(random, categories);
    const isPart = category === 'parts';
    const number = pick(random, numbers);
    const title = isPart
      ? `${random() < 0.5 ? number : pick(random, values)} ${pick(random, partNouns)}`
      : `${pickCommon(random, titles)} ${pick(random, effects)} ${random() < 0.3 ? pickCommon(random, words) : ''}`;
    const keywords = Array.from({ length: isPart ? 4 : 24 }, () =>
      random() < 0.6 ? pick(random, values) : pickCommon(random, numbers),
    );
    return {
      id: `${String(place).padStart(8, '0')}-0000-4000-8000-${String(size).padStart(12, '0')}`,
      slug: `product-${place}`,
      name: title.trim() + (category === 'pcb' ? ' PCB' : ''),
      summary: Array.from({ length: 12 }, () => pickCommon(random, words)).join(' '),
      basedOn: isPart ? null : `${pick(random, brands)} ${pickCommon(random, words)} ${number}`,
      category,
      subcategory: pick(random, subcategories[category]).slug,
      difficulty: pick(random, difficulties),
      kind: isPart ? partKindSlugs[place % partKindSlugs.length]! : null,
      shelfPlace: place % 1000,
      origin: pick(random, ['India', 'China', 'Taiwan', 'Japan', 'Malaysia', 'Germany']),
      pricePaise: 1000 + Math.floor(random() ** 2 * 800_000),
      rating: Math.round(random() * 500) / 100,
      reviewCount: Math.floor(random() ** 3 * 400),
      inStock: random() < 0.9,
      createdAtMs: Date.UTC(2025, 0, 1) + place * 60_000,
      keywords,
      bill: isPart ? [] : billOf(random, size),
    };
  });
}

/** A slip of the finger somewhere behind the first letter. */
export function misspelt(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = Math.floor(random() * 3);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return `${word.slice(0, at)}e${word.slice(at)}`;
}
