import type { Facets, Product, ProductFilter, SearchAdvice, Suggestions } from '#contracts/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { isUuid } from '../db/uuid.ts';
import type { GuideSearch } from '../guides/guide-search.ts';
import { toProductKey, toQuery, type Page } from './catalogue-filter.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { WantedThing } from '../search/wanted/wanted-thing.ts';

const sentence = ({ name }: WantedThing): string => `We don’t sell ${name}.`;

type Guide = Suggestions['guides'][number];

/** The page that helps with a thing comes first; the pages that were found for the words follow. */
function guidesFor(absent: WantedThing, found: readonly Guide[]): Guide[] {
  const pageOf = ({ path }: Guide): string => path.split('#')[0]!;
  const own = absent.guide ? [absent.guide] : [];
  return [...own, ...found.filter((guide) => own.every((each) => pageOf(each) !== pageOf(guide)))];
}

/** The products that stand in for a thing and are sold, each with how well it does. */
async function substitutesFor(store: CatalogueStore, { substitutes }: WantedThing) {
  const found: { fit: string; product: Product }[] = [];
  for (const { slug, fit } of substitutes) {
    const id = await store.idOfSlug(slug);
    const [product] = id === null ? [] : await store.read([id]);
    if (product) found.push({ fit, product });
  }
  return found;
}

const suggested = (
  { id, slug, name, price, imageUrl, category, inStock }: Product,
  reason: string | null,
): Suggestions['products'][number] => ({ id, slug, name, price, imageUrl, category, inStock, reason });

const createSuggest =
  (store: CatalogueStore, guides: GuideSearch) =>
  async (text: string): Promise<Suggestions> => {
    const { absent } = await store.advise(text);
    if (absent) {
      const substitutes = await substitutesFor(store, absent);
      return {
        absent: sentence(absent),
        categories: [],
        guides: guidesFor(absent, guides(text)),
        products: substitutes.map(({ fit, product }) => suggested(product, fit)),
      };
    }
    const found = await store.suggest(text);
    const products = await store.read(found.products.map(({ id }) => id));
    const reasons = new Map(found.products.map(({ id, reason }) => [id, reason]));
    return {
      absent: null,
      categories: [...found.categories],
      guides: guides(text),
      products: products.map((product) => suggested(product, reasons.get(product.id) ?? null)),
    };
  };

const createAdvise =
  (store: CatalogueStore, guides: GuideSearch) =>
  async (text: string): Promise<SearchAdvice> => {
    const { price, maxPaise, leftOut, others, absent } = await store.advise(text);
    return {
      price,
      maxPrice: maxPaise === null ? null : toDecimal(toPaise(maxPaise)),
      leftOut: [...leftOut],
      others: [...others],
      absent: absent && sentence(absent),
      substitutes: absent ? await substitutesFor(store, absent) : [],
      guides: absent ? guidesFor(absent, guides(text)) : guides(text),
    };
  };

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

    /** What the circuit of a kit, or of the kit that a board belongs to, was drawn under. That kit may not be on sale any more. */
    async drawnKit({ category, slug, pairSlug, drawnAs }: Product): Promise<string> {
      if (category !== 'pcb' || pairSlug === null) return drawnAs ?? slug;
      const pairId = await store.idOfSlug(pairSlug);
      const [pair] = pairId === null ? [] : await store.read([pairId]);
      return pair?.drawnAs ?? pairSlug;
    },

    async list(filter: ProductFilter, page: Page) {
      const { ids, total, inStock } = await store.find(toQuery(filter, page));
      return { products: await store.read(ids), total, inStock };
    },

    async facets(filter: ProductFilter): Promise<Facets> {
      const { total, inStock, facets } = await store.count(toQuery(filter, {}));
      const { category, subcategory, kind, difficulty, origin, pricePaise } = facets;
      const price = pricePaise && {
        min: toDecimal(toPaise(pricePaise.min)),
        max: toDecimal(toPaise(pricePaise.max)),
      };
      return { total, inStock, category, subcategory, kind, difficulty, origin, price };
    },

    /** Those of many ids or slugs that are on sale, by what they were asked for with. */
    async named(idsOrSlugs: readonly string[]): Promise<Map<string, Product>> {
      const keys = new Map(idsOrSlugs.map((each) => [each, toProductKey(each)]));
      const ids = await store.idsOfSlugs([...keys.values()].filter((key) => !isUuid(key)));
      const found = await store.read([
        ...new Set([...keys.values()].flatMap((key) => (isUuid(key) ? key : (ids.get(key) ?? [])))),
      ]);
      const byId = new Map(found.map((product) => [product.id, product]));
      return new Map(
        [...keys].flatMap(([asked, key]) => {
          const product = byId.get(isUuid(key) ? key : (ids.get(key) ?? ''));
          return product ? [[asked, product] as const] : [];
        }),
      );
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
    changedAt: (): Promise<Date> => store.changedAt(),
  };
}
