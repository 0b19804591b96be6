import type { Facets, Product, ProductFilter } from '#contracts/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { isUuid } from '../db/uuid.ts';
import type { GuideSearch } from '../guides/guide-search.ts';
import { toProductKey, toQuery, type Page } from './catalogue-filter.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { createAdvise, createSuggest } from './search-answers.ts';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

const relatedCount = 4;

export function createCatalogueService(store: CatalogueStore, guides: GuideSearch) {
  async function get(idOrSlug: string): Promise<Product> {
    const key = toProductKey(idOrSlug);
    const id = isUuid(key) ? key : await store.idOfSlug(key);
    const [product] = id === null ? [] : await store.read([id]);
    if (!product) throw new Refusal('product-unknown');
    return product;
  }

  return {
    get,

    async list(filter: ProductFilter, page: Page) {
      const { ids, total, inStock } = await store.find(toQuery(filter, page));
      return { products: await store.read(ids), total, inStock };
    },

    async facets(filter: ProductFilter): Promise<Facets> {
      const { total, inStock, facets } = await store.find(toQuery(filter, { limit: 0 }));
      const { category, subcategory, kind, difficulty, origin, pricePaise } = facets;
      const price = pricePaise && {
        min: toDecimal(toPaise(pricePaise.min)),
        max: toDecimal(toPaise(pricePaise.max)),
      };
      return { total, inStock, category, subcategory, kind, difficulty, origin, price };
    },

    suggest: createSuggest(store, guides),
    advise: createAdvise(store, guides),

    /** The best of the same subcategory, then of the same category; all of them can be bought. */
    async related(idOrSlug: string): Promise<Product[]> {
      const product = await get(idOrSlug);
      const { category, subcategory } = product;
      const besides = (ids: readonly string[]) => ids.filter((id) => id !== product.id);
      const find = (filter: ProductFilter) => store.find(toQuery(filter, { limit: relatedCount + 1 }));
      const near = besides((await find({ category, subcategory, inStock: 'true' })).ids);
      const far = besides((await find({ category, inStock: 'true' })).ids);
      return store.read([...new Set([...near, ...far])].slice(0, relatedCount));
    },

    allSlugs: (): Promise<string[]> => store.allSlugs(),
  };
}
