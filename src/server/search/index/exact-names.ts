import type { IndexedProduct } from '../query/catalogue-query.ts';
import { hasTaper, taperInFront, writtenValues } from '../text/component-value.ts';
import { compact } from '../text/fold.ts';
import { hasDigit, wordGroups } from '../text/words.ts';

function change<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** What the bills of kits and boards call the parts that are sold: 'IC TL072CP' is the slug 'tl072cp'. */
class BillNames {
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
  slugsCalled(compactName: string): Iterable<string> {
    return this.#slugs.get(compactName)?.keys() ?? [];
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

/** All are above any score that words can reach, so whoever types a name or a part number sees it first. */
const namePoints = 1_000_000;
const slugPoints = 900_000;
const billPoints = 500_000;
const partNumberPoints = 100_000;

const isPartNumber = (word: string): boolean =>
  hasDigit(word) && /\p{L}/u.test(word) && (hasTaper(word) || writtenValues(word).length === 0);

/**
 * The part numbers in a part's name, 'tl072' of 'TL072 dual op-amp'. Values are none, since many parts share 10K, unless a
 * taper stands before them: A10K is a potentiometer.
 */
function partNumbers({ category, name }: IndexedProduct): string[] {
  if (category !== 'parts') return [];
  return wordGroups(name)
    .map((group) => compact(group.join('')))
    .filter(isPartNumber);
}

/** What a product is called, each name with its points; the strongest comes last. */
const namesOf = (product: IndexedProduct): (readonly [name: string, points: number])[] => [
  ...partNumbers(product).map((number) => [number, partNumberPoints] as const),
  [compact(product.slug), slugPoints],
  [compact(product.name), namePoints],
];

/** Products by their whole name, by their slug, which for chips is the marking, and by what bills and builders call them. */
export class ExactNames {
  readonly #rows = new Map<string, Map<number, number>>();
  readonly #rowsOfSlug = new Map<string, Set<number>>();
  readonly bills = new BillNames();

  add(product: IndexedProduct, row: number): void {
    for (const [name, points] of namesOf(product)) {
      const rows = this.#rows.get(name) ?? new Map<number, number>();
      this.#rows.set(name, rows.set(row, points));
    }
    const rows = this.#rowsOfSlug.get(product.slug) ?? new Set();
    this.#rowsOfSlug.set(product.slug, rows.add(row));
    this.bills.add(product);
  }

  remove(product: IndexedProduct, row: number): void {
    for (const [name] of namesOf(product)) {
      const rows = this.#rows.get(name);
      rows?.delete(row);
      if (rows?.size === 0) this.#rows.delete(name);
    }
    const rows = this.#rowsOfSlug.get(product.slug);
    rows?.delete(row);
    if (rows?.size === 0) this.#rowsOfSlug.delete(product.slug);
    this.bills.remove(product);
  }

  /** The rows of what is called exactly this, with the points that each earns by it. */
  called(text: string): ReadonlyMap<number, number> {
    const key = compact(text);
    const found = new Map<number, number>();
    for (const slug of this.bills.slugsCalled(key)) {
      for (const row of this.#rowsOfSlug.get(slug) ?? []) found.set(row, billPoints);
    }
    for (const [row, points] of this.#rows.get(taperInFront(key) ?? key) ?? []) found.set(row, points);
    return found;
  }
}
