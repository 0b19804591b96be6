import type { CatalogueSort } from '#domain/catalogue/catalogue.ts';
import type { CatalogueFacets, CatalogueQuery, IndexedProduct } from '#server/search/query/catalogue-query.ts';
import { fold } from '#server/search/text/fold.ts';
import { listingScore } from '#server/search/index/product-table.ts';

/** The filters, counts and orders of the index written down plainly, for tests to compare it with. */

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byPlace: Compare = (a, b) => listingScore(b) - listingScore(a) || text(a.slug, b.slug) || text(a.id, b.id);

const orders: Readonly<Record<CatalogueSort, Compare>> = {
  relevance: (a, b) => Number(b.inStock) - Number(a.inStock) || byPlace(a, b),
  price: (a, b) => a.pricePaise - b.pricePaise || byPlace(a, b),
  '-price': (a, b) => b.pricePaise - a.pricePaise || byPlace(a, b),
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || byPlace(a, b),
  name: (a, b) => text(fold(a.name), fold(b.name)) || byPlace(a, b),
  value: (a, b) => a.shelfPlace - b.shelfPlace || text(fold(a.name), fold(b.name)) || byPlace(a, b),
  newest: (a, b) => b.createdAtMs - a.createdAtMs || byPlace(a, b),
  origin: (a, b) => text(a.origin, b.origin) || orders.value(a, b),
};

type Condition = 'category' | 'subcategory' | 'kind' | 'difficulty' | 'origin' | 'stock' | 'price';

function passes(product: IndexedProduct, query: CatalogueQuery, ignored: Condition | null): boolean {
  const conditions: Record<Condition, boolean> = {
    category: query.category === null || product.category === query.category,
    subcategory: query.subcategory === null || product.subcategory === query.subcategory,
    kind: query.kind === null || product.kind === query.kind,
    difficulty: query.difficulty === null || product.difficulty === query.difficulty,
    origin: query.origin === null || product.origin === query.origin,
    stock: !query.inStockOnly || product.inStock,
    price:
      (query.minPaise === null || product.pricePaise >= query.minPaise) &&
      (query.maxPaise === null || product.pricePaise <= query.maxPaise),
  };
  return Object.entries(conditions).every(([condition, holds]) => holds || condition === ignored);
}

function facetsOf(products: readonly IndexedProduct[], query: CatalogueQuery): CatalogueFacets {
  const without = (ignored: Condition) => products.filter((product) => passes(product, query, ignored));
  const count = (field: 'category' | 'subcategory' | 'kind' | 'difficulty' | 'origin') => {
    const counts = new Map<string, number>();
    for (const product of without(field)) {
      const value = product[field];
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };
  const prices = without('price').map(({ pricePaise }) => pricePaise);
  return {
    category: count('category'),
    subcategory: count('subcategory'),
    kind: count('kind'),
    difficulty: count('difficulty'),
    origin: count('origin'),
    inStock: without('stock').filter(({ inStock }) => inStock).length,
    pricePaise: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  };
}

/** What the index must answer, given the products that its search finds (all, without a search). */
export function naiveFind(products: readonly IndexedProduct[], query: CatalogueQuery) {
  const found = products.filter((product) => passes(product, query, null));
  const sorted = found.toSorted(orders[query.sort]).map(({ id }) => id);
  return {
    ids: sorted.slice(query.offset, query.offset + query.limit),
    total: found.length,
    inStock: found.filter(({ inStock }) => inStock).length,
    facets: facetsOf(products, query),
  };
}
