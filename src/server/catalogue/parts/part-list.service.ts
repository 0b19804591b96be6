import type { Product, ListedPart, PartList } from '#contracts/catalogue.ts';
import { wantedThings } from '../../search/wanted/wanted.ts';
import { toQuery } from '../catalogue-filter.ts';
import type { CatalogueStore } from '../catalogue-store.ts';

export type PartListService = ReturnType<typeof createPartListService>;

/** Eight times what the shop has; a list that is read by every visitor of the bench must have an end. */
const maxListedParts = 2_000;

/** '63 V DC' of a capacitor. */
function voltsOf({ kind, specifications }: Product): number | null {
  if (!kind?.endsWith('-capacitor')) return null;
  const volts = Number.parseFloat(specifications['Maximum voltage'] ?? '');
  return Number.isFinite(volts) ? volts : null;
}

function toListed(product: Product): ListedPart[] {
  const { id, slug, name, kind, value, price, packSize, inStock, stock, imageUrl } = product;
  if (kind === null) return [];
  const volts = voltsOf(product);
  return [{ id, slug, name, kind, value: value ?? name, volts, price, packSize, inStock, stock, imageUrl }];
}

/** What the shop does not sell by name, each with the nearest part that it does. */
export function standInsAmong(parts: readonly { readonly slug: string }[]): PartList['standIns'] {
  const sold = new Set(parts.map(({ slug }) => slug));
  return wantedThings.flatMap(({ terms, substitutes }) => {
    const nearest = substitutes.find(({ slug }) => sold.has(slug));
    return nearest ? terms.map((name) => ({ name, slug: nearest.slug, fit: nearest.fit })) : [];
  });
}

/** All parts in short, for the browser to match a bill against. */
export function createPartListService(store: CatalogueStore) {
  return {
    async list(): Promise<PartList> {
      const found = await store.find(toQuery({ category: 'parts' }, { sort: 'value', limit: maxListedParts }));
      const parts = (await store.read(found.ids)).flatMap(toListed);
      return { parts, standIns: standInsAmong(parts) };
    },
  };
}
