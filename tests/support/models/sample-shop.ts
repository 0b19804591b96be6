import { createSearchIndex } from '#server/search/index/search-index.ts';
import { unfilteredQuery, type CatalogueQuery, type IndexedProduct } from '#server/search/query/catalogue-query.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

/** The sample catalogue in an index of its own, asked and answered by slug. */
export function sampleShop() {
  const index = createSearchIndex();
  index.replaceAll(sampleCatalogue);
  const slugs = new Map(sampleCatalogue.map(({ id, slug }) => [id, slug]));
  const find = (search: string | null, query: Partial<CatalogueQuery> = {}) => {
    const result = index.find({ ...unfilteredQuery, ...query, search });
    return { ...result, slugs: result.ids.map((id) => slugs.get(id)) };
  };
  const suggest = (text: string, limit?: number) => {
    const { products, categories } = index.suggest(text, limit);
    return { products: products.map(({ id }) => slugs.get(id)), categories: categories.map(({ label }) => label) };
  };
  return { index, find, suggest };
}

export const sampleProduct = (slug: string): IndexedProduct =>
  sampleCatalogue.find((candidate) => candidate.slug === slug)!;
