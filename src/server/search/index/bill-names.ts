import type { IndexedProduct } from '../query/catalogue-query.ts';
import { compact } from '../text/fold.ts';

function change<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** What the bills of kits and boards call the parts that are sold: 'IC TL072CP' is the slug 'tl072cp'. */
export class BillNames {
  /** By name: the slugs that go by it, each with the number of bills that say so. */
  readonly #slugs = new Map<string, Map<string, number>>();
  readonly #kits = new Map<string, number>();

  add(product: IndexedProduct): void {
    this.#count(product, 1);
  }

  remove(product: IndexedProduct): void {
    this.#count(product, -1);
  }

  /** The slugs of the parts that some bill calls exactly this. */
  slugsCalled(text: string): Iterable<string> {
    return this.#slugs.get(compact(text))?.keys() ?? [];
  }

  /** How many kits are built with a part. */
  kitsWith(slug: string): number {
    return this.#kits.get(slug) ?? 0;
  }

  #count({ bill, category }: IndexedProduct, by: 1 | -1): void {
    for (const { part, name } of bill) {
      if (part === null) continue;
      const key = compact(name);
      const slugs = this.#slugs.get(key) ?? new Map<string, number>();
      change(slugs, part, by);
      if (slugs.size > 0) this.#slugs.set(key, slugs);
      else this.#slugs.delete(key);
    }
    if (category !== 'kit') return;
    for (const slug of new Set(bill.map(({ part }) => part))) if (slug !== null) change(this.#kits, slug, by);
  }
}
