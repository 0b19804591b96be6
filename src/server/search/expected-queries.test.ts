import { describe, expect, it } from 'vitest';
import { unfilteredQuery } from './query/catalogue-query.ts';
import { expectedQueries } from '#tests/support/models/expected-queries.ts';
import { sampleCatalogue } from '#tests/support/models/sample-catalogue.ts';
import { createSearchIndex } from './index/search-index.ts';

const index = createSearchIndex();
index.replaceAll(sampleCatalogue);
const slugOf = new Map(sampleCatalogue.map(({ id, slug }) => [id, slug]));

const slugsFor = (search: string): string[] =>
  index.find({ ...unfilteredQuery, search }).ids.map((id) => slugOf.get(id)!);

describe('what people type', () => {
  it.each(expectedQueries)('"$query" finds $first first', ({ query, first }) => {
    expect(slugsFor(query)[0]).toBe(first);
  });

  it.each(expectedQueries)('"$query" suggests $first', ({ query, first }) => {
    expect(index.suggest(query).products.map(({ id }) => slugOf.get(id))).toContain(first);
  });
});
