import type { PartUses, Product } from '#contracts/catalogue.ts';
import type { Database } from '../db/database.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import * as bills from './bill.repository.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CatalogueStore } from './catalogue-store.ts';

export interface PartUsesDeps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly catalogue: Pick<CatalogueService, 'get' | 'related' | 'list'>;
  readonly pictures: AssetUrls;
}

export type PartUsesService = ReturnType<typeof createPartUsesService>;

const companionCount = 4;
/** Fewer buyers than this could be told apart. */
const minBuyers = 5;
/** On either side. */
const neighbourCount = 2;
/** What stands in more kits than this share goes with everything, and so says nothing. */
const everywhereShare = 0.8;

interface SharedKits {
  readonly product: Product;
  readonly kits: number;
}

/** How much two parts belong together: the kits they share among all that either is in. */
const closeness = (own: Product, { product, kits }: SharedKits): number =>
  kits / (own.usedInKits + product.usedInKits - kits);

/** The closest of each kind, the closest kinds first: four values of resistor would be one answer given four times. */
function closestOfKinds(own: Product, candidates: readonly SharedKits[]): Product[] {
  const sorted = candidates
    .filter(({ product }) => product.kind !== own.kind)
    .toSorted((a, b) => closeness(own, b) - closeness(own, a) || a.product.slug.localeCompare(b.product.slug));
  const kinds = Map.groupBy(sorted, ({ product }) => product.kind);
  return [...kinds.values()].slice(0, companionCount).map(([first]) => first!.product);
}

/** What there is to know of a part beyond itself. */
export function createPartUsesService({ db, store, catalogue, pictures }: PartUsesDeps) {
  async function fromBills(own: Product): Promise<Product[]> {
    const shared = await bills.partsOfSameKits(db, own.slug);
    const products = await store.read(shared.map(({ id }) => id));
    const kitsOf = new Map(shared.map(({ id, kits }) => [id, kits]));
    const candidates = products.map((product) => ({ product, kits: kitsOf.get(product.id)! }));
    const tooMany = everywhereShare * (await bills.kitCount(db));
    // What is in every kit itself goes with the others that are.
    if (own.usedInKits > tooMany) return closestOfKinds(own, candidates);
    return closestOfKinds(
      own,
      candidates.filter(({ product }) => product.usedInKits <= tooMany),
    );
  }

  /** The nearest of its kind that is in a kit; none for a tool. */
  async function nearestUsed(own: Product): Promise<Product | null> {
    if (own.kind === null) return null;
    const { products } = await catalogue.list({ kind: own.kind }, { sort: 'value' });
    const at = products.findIndex(({ id }) => id === own.id);
    const away = (product: Product): number => Math.abs(products.indexOf(product) - at);
    const used = products.filter(({ usedInKits }) => usedInKits > 0);
    return used.toSorted((a, b) => away(a) - away(b))[0] ?? null;
  }

  async function companions(own: Product): Promise<PartUses['companions']> {
    store.recordOnSale();
    const bought = await bills.boughtWith(db, { id: own.id, minBuyers, limit: companionCount });
    if (bought.length === companionCount) return { basis: 'orders', products: await store.read(bought) };
    if (own.usedInKits > 0) return { basis: 'bills', products: await fromBills(own) };
    const nearest = await nearestUsed(own);
    return { basis: 'kind', products: nearest ? await fromBills(nearest) : [] };
  }

  async function neighbours(own: Product): Promise<Product[]> {
    if (own.kind === null) return [];
    const { products } = await catalogue.list({ kind: own.kind }, { sort: 'value' });
    const at = products.findIndex(({ id }) => id === own.id);
    // At either end of the shelf the other side has more.
    const from = Math.max(0, Math.min(at - neighbourCount, products.length - 2 * neighbourCount - 1));
    return products.slice(from, from + 2 * neighbourCount + 1);
  }

  return {
    async uses(idOrSlug: string): Promise<PartUses> {
      const own = await catalogue.get(idOrSlug);
      if (own.category !== 'parts') return { usedIn: [], neighbours: [], companions: { basis: 'bills', products: [] } };
      const { version } = store;
      store.recordOnSale();
      const rows = await bills.usesOf(db, own.slug);
      store.recordProducts(
        rows.map(({ id }) => id),
        version,
      );
      return {
        usedIn: rows.map(({ slug, name, imageUrl, category, pieces }) => ({
          slug,
          name,
          imageUrl: pictures.resolve(imageUrl),
          category,
          pieces,
        })),
        neighbours: await neighbours(own),
        companions: await companions(own),
      };
    },

    /** Of a part, what goes with it; where nothing is known, and for kits and boards, the best of its shelf. */
    async related(idOrSlug: string): Promise<Product[]> {
      const own = await catalogue.get(idOrSlug);
      const known = own.category === 'parts' ? (await companions(own)).products : [];
      return known.length > 0 ? known : catalogue.related(own.id);
    },
  };
}
