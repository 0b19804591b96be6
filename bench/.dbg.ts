/**
 * Times the search index at three sizes of catalogue: 50th and 99th percentile of each kind of question.
 * Run with `node bench/search-index.ts`. Seeded, so that two runs ask the same.
 */

import { categories, difficulties, subcategories } from '#domain/catalogue.ts';
import type { CatalogueQuery, IndexedProduct } from '#server/search/catalogue-query.ts';
import { createSearchIndex, type SearchIndex } from '#server/search/search-index.ts';

const sizes = [100, 10_000, 100_000];
const rounds = 800;
const warmUpRounds = 300;
const passes = 3;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
/** The first words of a list are common and the last rare, as in a language. */
const pickCommon = <T>(random: Random, items: readonly T[]): T => items[Math.floor(items.length ** random()) - 1]!;

const effects =
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
const values = ['10', '22', '47', '100', '220', '470', '1', '4.7', '2.2', '33', '68', '150', '3.3', '82', '56'].flatMap(
  (digits) =>
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

function catalogue(size: number): IndexedProduct[] {
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
      pricePaise: 1000 + Math.floor(random() ** 2 * 800_000),
      rating: Math.round(random() * 500) / 100,
      reviewCount: Math.floor(random() ** 3 * 400),
      inStock: random() < 0.9,
      createdAtMs: Date.UTC(2025, 0, 1) + place * 60_000,
      keywords,
    };
  });
}

const everything: CatalogueQuery = {
  search: null,
  difficulty: null,
  category: null,
  subcategory: null,
  inStockOnly: false,
  minPaise: null,
  maxPaise: null,
  sort: 'relevance',
  limit: 24,
  offset: 0,
};

/** A slip of the finger somewhere behind the first letter. */
function misspelt(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = Math.floor(random() * 3);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return `${word.slice(0, at)}e${word.slice(at)}`;
}

const sorts = ['relevance', 'price', '-price', 'rating', 'name', 'newest'] as const;

function questions(
  index: SearchIndex,
  products: readonly IndexedProduct[],
): Record<string, (random: Random) => unknown> {
  const wordOf = (random: Random, least = 1) => {
    for (;;) {
      const { name, basedOn } = pick(random, products);
      const word = pick(random, `${name} ${basedOn ?? ''}`.trim().split(/[\s-]+/));
      if (word.length >= least) return word.toLowerCase();
    }
  };
  const letters = (random: Random) => {
    for (;;) {
      const word = wordOf(random, 5);
      if (/^[a-z]+$/.test(word)) return word;
    }
  };
  const filter = (random: Random) => ({
    category: random() < 0.7 ? pick(random, categories) : null,
    subcategory: random() < 0.3 ? pick(random, subcategories.kit).slug : null,
    difficulty: random() < 0.3 ? pick(random, difficulties) : null,
    inStockOnly: random() < 0.3,
    minPaise: random() < 0.3 ? Math.floor(random() * 200_000) : null,
    maxPaise: random() < 0.3 ? Math.floor(random() * 800_000) : null,
  });
  return {
    'list, any sort, first pages': (random) =>
      index.find({ ...everything, sort: pick(random, sorts), offset: 24 * Math.floor(random() * 5) }),
    'filters with counts': (random) => index.find({ ...everything, ...filter(random), sort: pick(random, sorts) }),
    'one word': (random) => index.find({ ...everything, search: wordOf(random) }),
    'commonest words': (random) =>
      index.find({ ...everything, search: pick(random, ['kit', 'pcb', 'parts', ...effects]) }),
    'two words': (random) => index.find({ ...everything, search: `${wordOf(random)} ${wordOf(random)}` }),
    'word, filters, any sort': (random) =>
      index.find({ ...everything, ...filter(random), search: wordOf(random), sort: pick(random, sorts) }),
    'a value': (random) => index.find({ ...everything, search: pick(random, values) }),
    'a typo': (random) => index.find({ ...everything, search: misspelt(random, letters(random)) }),
    'two words, a typo': (random) =>
      index.find({ ...everything, search: `${pick(random, effects)} ${misspelt(random, letters(random))}` }),
    'suggestions while typing': (random) => {
      const name = pick(random, products).name;
      return index.suggest(name.slice(0, 1 + Math.floor(random() * Math.min(10, name.length))));
    },
    'one price changes': (random) =>
      index.upsert([{ ...pick(random, products), pricePaise: Math.floor(random() * 500_000) }]),
    'deep page of a common word': (random) =>
      index.find({
        ...everything,
        search: 'kit',
        sort: pick(random, sorts),
        offset: Math.floor(random() * index.size * 0.3),
      }),
  };
}

/**
 * The time of each question: the best of some passes, so that neighbours on the machine do not count. What the index
 * remembers of the words is forgotten before each pass.
 */
function timesMs(ask: (random: Random) => unknown, forget: () => void): number[] {
  const warmUp = seeded(11);
  for (let round = 0; round < warmUpRounds; round++) ask(warmUp);
  const best = Array.from({ length: rounds }, () => Infinity);
  for (let pass = 0; pass < passes; pass++) {
    forget();
    const random = seeded(7);
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      ask(random);
      best[round] = Math.min(best[round]!, performance.now() - start);
    }
  }
  return best.sort((a, b) => a - b);
}


const products = catalogue(100_000); const index = createSearchIndex(); index.replaceAll(products);
const forget = () => { index.upsert([{ ...products[0]!, summary: 'something else' }]); index.upsert([products[0]!]); };
const random = seeded(7);
const words = Array.from({length:250},()=>{const {name,basedOn}=pick(random,products); return pick(random,`${name} ${basedOn??''}`.trim().split(/[\s-]+/)).toLowerCase()});
const out:any[]=[];
for (let n=0;n<200;n++){ const q = n<120?words[n]!:words[n]+' '+words[n+20]; let cold=Infinity,warm=Infinity,r:any; for(let i=0;i<4;i++){forget();let t=performance.now(); r=index.find({...everything,search:q}); cold=Math.min(cold,performance.now()-t); t=performance.now(); index.find({...everything,search:q}); warm=Math.min(warm,performance.now()-t);} out.push([q,cold,warm,r.total]); }
out.sort((a,b)=>b[1]-a[1]); for(const o of out.slice(0,22)) console.log(o[0].padEnd(24),o[1].toFixed(2),o[2].toFixed(2),o[3]);
