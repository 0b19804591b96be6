/**
 * Times the search index at three sizes of catalogue: 50th and 99th percentile of each kind of question.
 * Run with `node benchmarks/search-index.ts`. Seeded, so that two runs ask the same.
 */

import { categories, difficulties, subcategories } from '#domain/catalogue/catalogue.ts';
import { unfilteredQuery, type IndexedProduct } from '#server/search/query/catalogue-query.ts';
import { createSearchIndex, type SearchIndex } from '#server/search/index/search-index.ts';
import { effects, generateCatalogue, misspelt, pick, seeded, values, type Random } from './generated-catalogue.ts';

const sizes = [100, 10_000, 100_000];
const rounds = 800;
const warmUpRounds = 300;
const passes = 3;

const sorts = ['relevance', 'price', '-price', 'rating', 'name', 'newest'] as const;

function questions(
  index: SearchIndex,
  products: readonly IndexedProduct[],
): Record<string, (random: Random) => unknown> {
  const wordOf = (random: Random, minLength = 1) => {
    for (;;) {
      const { name, basedOn } = pick(random, products);
      const word = pick(random, `${name} ${basedOn ?? ''}`.trim().split(/[\s-]+/));
      if (word.length >= minLength) return word.toLowerCase();
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
    origin: random() < 0.2 ? 'Taiwan' : null,
    inStockOnly: random() < 0.3,
    minPaise: random() < 0.3 ? Math.floor(random() * 200_000) : null,
    maxPaise: random() < 0.3 ? Math.floor(random() * 800_000) : null,
  });
  return {
    'list, any sort, first pages': (random) =>
      index.find({ ...unfilteredQuery, sort: pick(random, sorts), offset: 24 * Math.floor(random() * 5) }),
    'filters with counts': (random) => index.find({ ...unfilteredQuery, ...filter(random), sort: pick(random, sorts) }),
    'one word': (random) => index.find({ ...unfilteredQuery, search: wordOf(random) }),
    'commonest words': (random) =>
      index.find({ ...unfilteredQuery, search: pick(random, ['kit', 'pcb', 'parts', ...effects]) }),
    'two words': (random) => index.find({ ...unfilteredQuery, search: `${wordOf(random)} ${wordOf(random)}` }),
    'word, filters, any sort': (random) =>
      index.find({ ...unfilteredQuery, ...filter(random), search: wordOf(random), sort: pick(random, sorts) }),
    'a value': (random) => index.find({ ...unfilteredQuery, search: pick(random, values) }),
    'a typo': (random) => index.find({ ...unfilteredQuery, search: misspelt(random, letters(random)) }),
    'two words, a typo': (random) =>
      index.find({ ...unfilteredQuery, search: `${pick(random, effects)} ${misspelt(random, letters(random))}` }),
    'suggestions while typing': (random) => {
      const name = pick(random, products).name;
      return index.suggest(name.slice(0, 1 + Math.floor(random() * Math.min(10, name.length))));
    },
    'one price changes': (random) =>
      index.upsert([{ ...pick(random, products), pricePaise: Math.floor(random() * 500_000) }]),
    'deep page of a common word': (random) =>
      index.find({
        ...unfilteredQuery,
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

const results = new Map<string, string[]>();
for (const size of sizes) {
  const products = generateCatalogue(size);
  const index = createSearchIndex();
  const start = performance.now();
  index.replaceAll(products);
  console.log(`${size} products indexed in ${(performance.now() - start).toFixed(0)} ms`);
  const forget = () => {
    index.upsert([{ ...products[0]!, summary: 'something else' }]);
    index.upsert([products[0]!]);
  };
  for (const [name, ask] of Object.entries(questions(index, products))) {
    const times = timesMs(ask, forget);
    const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(3);
    results.set(name, [...(results.get(name) ?? []), at(0.5), at(0.99)]);
  }
}

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(12)).join('');
console.log(`\nMilliseconds, ${rounds} questions each, best of ${passes} passes`);
console.log(
  row(
    '',
    sizes.flatMap((size) => [`${size} p50`, `p99`]),
  ),
);
for (const [name, cells] of results) console.log(row(name, cells));
