import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { catalogueSorts } from '#domain/catalogue/catalogue.ts';
import type { CatalogueQuery, IndexedProduct } from '../query/catalogue-query.ts';
import { naiveFind } from '#tests/support/models/reference-catalogue.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

// Hundreds of catalogues are indexed; how fast a machine is says nothing about the index.
vi.setConfig({ testTimeout: 60_000 });

const words = [
  'fuzz',
  'Fuzz',
  'overdrive',
  'drive',
  'TL072',
  'op-amp',
  '4K7',
  'écho',
  'tube',
  'screamer',
  'kit',
  'the',
];
const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(' '));
const ids = Array.from({ length: 12 }, (_, place) => `id-${place}`);

const productArbitrary: fc.Arbitrary<IndexedProduct> = fc.record({
  id: fc.constantFrom(...ids),
  slug: fc.constantFrom('same', 'other'),
  name: phrase,
  summary: phrase,
  basedOn: fc.option(phrase),
  category: fc.constantFrom('kit', 'kit', 'kit', 'pcb', '__proto__'),
  subcategory: fc.constantFrom('fuzz', 'fuzz', 'other'),
  difficulty: fc.constantFrom('Beginner', 'Beginner', 'Advanced'),
  kind: fc.constantFrom(null, null, 'resistor', 'op-amp'),
  shelfPlace: fc.integer({ min: 0, max: 3 }),
  origin: fc.constantFrom('India', 'India', 'Indonesia', 'Île', '__proto__'),
  pricePaise: fc.integer({ min: 0, max: 9 }),
  rating: fc.integer({ min: 0, max: 5 }),
  reviewCount: fc.nat(3),
  inStock: fc.boolean(),
  createdAtMs: fc.constantFrom(0, 1_000_000_000, 50_000_000_000),
  keywords: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
  bill: fc.array(
    fc.record({
      part: fc.option(fc.constantFrom('same', 'other')),
      name: phrase,
      value: fc.constantFrom(...words),
    }),
    { maxLength: 2 },
  ),
});

const uniqueProducts = (maxLength: number) =>
  fc
    .array(productArbitrary, { maxLength, size: 'max' })
    .map((products) => products.map((product, place) => ({ ...product, id: `id-${place}` })));

const queryArbitrary: fc.Arbitrary<CatalogueQuery> = fc.record({
  search: fc.constant(null),
  difficulty: fc.option(fc.constantFrom('Beginner', 'Advanced', 'unknown')),
  category: fc.option(fc.constantFrom('kit', 'pcb', 'parts', '__proto__', 'unknown')),
  subcategory: fc.option(fc.constantFrom('fuzz', 'other', 'unknown')),
  kind: fc.option(fc.constantFrom('resistor', 'op-amp', 'unknown')),
  origin: fc.option(fc.constantFrom('India', 'Indonesia', '__proto__', 'unknown')),
  inStockOnly: fc.boolean(),
  minPaise: fc.option(fc.integer({ min: 0, max: 9 })),
  maxPaise: fc.option(fc.integer({ min: 0, max: 9 })),
  sort: fc.constantFrom(...catalogueSorts),
  limit: fc.nat(12),
  offset: fc.nat(30),
});

const unfiltered: CatalogueQuery = {
  search: null,
  difficulty: null,
  category: null,
  subcategory: null,
  kind: null,
  origin: null,
  inStockOnly: false,
  minPaise: null,
  maxPaise: null,
  sort: 'relevance',
  limit: 500,
  offset: 0,
};

function indexOf(products: readonly IndexedProduct[]): SearchIndex {
  const index = createSearchIndex();
  index.replaceAll(products);
  return index;
}

/** '__proto__' is an ordinary category to the index; compare as entries, in which it is one. */
const plain = (result: object): unknown =>
  JSON.parse(JSON.stringify(result, (_, value) => (isRecord(value) ? Object.entries(value).sort() : value)));
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('the index agrees with a plain model', () => {
  it('in what it lists, its counts and its order, for any filters', () => {
    fc.assert(
      fc.property(uniqueProducts(40), queryArbitrary, (products, query) => {
        expect(plain(indexOf(products).find(query))).toEqual(plain(naiveFind(products, query)));
      }),
      { numRuns: 400 },
    );
  });

  it('when a search narrows it first', () => {
    const sortArbitrary = fc.constantFrom(...catalogueSorts.filter((sort) => sort !== 'relevance'));
    fc.assert(
      fc.property(uniqueProducts(40), queryArbitrary, sortArbitrary, phrase, (products, filters, sort, search) => {
        const index = indexOf(products);
        const query = { ...filters, sort };
        const found = new Set(index.find({ ...unfiltered, search }).ids);
        const model = naiveFind(
          products.filter(({ id }) => found.has(id)),
          query,
        );
        expect(plain(index.find({ ...query, search }))).toEqual(plain(model));
      }),
      { numRuns: 300 },
    );
  });
});

type Change = { readonly upsert: readonly IndexedProduct[] } | { readonly remove: readonly string[] };
const changeArbitrary: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ upsert: fc.array(productArbitrary, { maxLength: 4 }) }),
  fc.record({ remove: fc.array(fc.constantFrom(...ids, 'nobody'), { maxLength: 3 }) }),
);

describe('a catalogue of thousands', () => {
  const products = fc
    .sample(productArbitrary, { numRuns: 3000, seed: 3 })
    .map((product, place) => Object.assign(product, { id: `id-${place}`, pricePaise: (place * 7919) % 3001 }));
  const index = indexOf(products);

  it.each([
    { minPaise: 100, maxPaise: 110 },
    { minPaise: 100, maxPaise: 2000 },
    { maxPaise: 50, offset: 5 },
    { offset: 2500 },
    { category: 'kit', offset: 900, limit: 300 },
    { minPaise: 1000, offset: 1200 },
  ])('agrees with the plain model in every order for %j', (filters) => {
    for (const sort of catalogueSorts) {
      const query = { ...unfiltered, limit: 24, ...filters, sort };
      expect(plain(index.find(query))).toEqual(plain(naiveFind(products, query)));
    }
  });
});

describe('changes', () => {
  it('in any order leave what a rebuild would give', () => {
    fc.assert(
      fc.property(
        fc.array(changeArbitrary, { maxLength: 15 }),
        queryArbitrary,
        fc.option(phrase),
        (changes, query, search) => {
          const changed = createSearchIndex();
          const model = new Map<string, IndexedProduct>();
          for (const change of changes) {
            if ('upsert' in change) {
              changed.upsert(change.upsert);
              for (const product of change.upsert) model.set(product.id, product);
            } else {
              changed.remove(change.remove);
              for (const id of change.remove) model.delete(id);
            }
            // Asking in between fills what the index remembers, which must not outlive the change.
            changed.find({ ...query, search });
          }
          const rebuilt = indexOf([...model.values()].reverse());
          expect(changed.size).toBe(model.size);
          expect(changed.find({ ...query, search })).toEqual(rebuilt.find({ ...query, search }));
          expect(changed.suggest(search ?? '')).toEqual(rebuilt.suggest(search ?? ''));
        },
      ),
      { numRuns: 300 },
    );
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 60 }),
  fc
    .array(fc.constantFrom(...words, '%', "'", '"', '\\', '.*', '(', '[', '\u0000', '🎸', '\ud800', '4.7', 'k', '١٢'))
    .map((all) => all.join(' ')),
);

describe('any text', () => {
  it('finds as many ids as its total, and suggests at most eight products', () => {
    const index = indexOf(fc.sample(uniqueProducts(40), { numRuns: 1, seed: 5 })[0]!);
    fc.assert(
      fc.property(anyText, (search) => {
        const { ids: found, total } = index.find({ ...unfiltered, search });
        expect(found).toHaveLength(total);
        expect(index.suggest(search).products.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 500 },
    );
  });

  it('as product text is indexed, found again by its name, and removed without a trace', () => {
    fc.assert(
      fc.property(anyText, productArbitrary, (name, product) => {
        const index = indexOf([{ ...product, name, summary: name, keywords: [name] }]);
        index.remove([product.id]);
        expect(index.size).toBe(0);
        expect(index.suggest(name).products).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('pages into the same whole, however it is cut', () => {
    fc.assert(
      fc.property(
        uniqueProducts(40),
        queryArbitrary,
        fc.option(phrase),
        fc.integer({ min: 1, max: 9 }),
        (products, query, search, limit) => {
          const index = indexOf(products);
          const whole = index.find({ ...query, search, offset: 0, limit: 100 }).ids;
          const pages: string[] = [];
          for (let offset = 0; offset < whole.length + limit; offset += limit) {
            pages.push(...index.find({ ...query, search, offset, limit }).ids);
          }
          expect(pages).toEqual(whole);
          expect(new Set(whole).size).toBe(whole.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});
