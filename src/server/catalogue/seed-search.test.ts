import { describe, expect, it } from 'vitest';
import { rupees } from '#domain/money/money.ts';
import { catalogue } from '#seed/catalogue.ts';
import { unfilteredQuery } from '../search/query/catalogue-query.ts';
import { expectedQueries } from '#tests/support/models/expected-queries.ts';
import { createSearchIndex } from '../search/index/search-index.ts';
import { toIndexed } from './catalogue-store.ts';

const index = createSearchIndex();
index.replaceAll(
  catalogue.map((product) =>
    toIndexed({
      ...product,
      id: product.slug,
      pricePaise: rupees(product.priceRupees),
      rating: String(product.rating),
      inStock: product.stock !== 0,
      components: [...product.components],
      createdAt: new Date(product.addedOn),
    }),
  ),
);

const slugs = new Set(catalogue.map(({ slug }) => slug));
const applicable = expectedQueries.filter(({ first }) => slugs.has(first));

describe('searching the catalogue we sell', () => {
  it('is covered by most of the table of queries', () => {
    expect(applicable.length).toBeGreaterThan(40);
  });

  it.each(applicable)('"$query" finds $first first', ({ query, first }) => {
    expect(index.find({ ...unfilteredQuery, search: query }).ids[0]).toBe(first);
  });

  it.each(['qqqqxx', '%', '🎸', "'; drop table products; --"])('%j finds nothing', (search) => {
    expect(index.find({ ...unfilteredQuery, search }).total).toBe(0);
  });

  it('shows what can be bought before what cannot', () => {
    const { ids } = index.find({ ...unfilteredQuery, category: 'kit', limit: 100 });
    const isSoldOut = ids.map((slug) => catalogue.find((product) => product.slug === slug)!.stock === 0);
    expect(isSoldOut).toEqual([...isSoldOut].sort());
  });
});
