import { catalogueSorts, type CatalogueSort } from '#domain/catalogue/catalogue.ts';
import type { IndexedProduct } from '../query/catalogue-query.ts';
import type { ProductTable } from './product-table.ts';
import { SortedRows } from './sorted-rows.ts';

/**
 * Products that agree in everything the filters ask for but the price. There are a few hundred groups however many
 * products there are, so counts and first pages cost the same for a small and a large catalogue.
 */
export interface FacetGroup {
  readonly category: string;
  readonly subcategory: string;
  readonly difficulty: string;
  readonly kind: string | null;
  readonly origin: string;
  readonly inStock: boolean;
  readonly orders: Readonly<Record<CatalogueSort, SortedRows>>;
}

const keyOf = ({ category, subcategory, difficulty, kind, origin, inStock }: IndexedProduct): string =>
  JSON.stringify([category, subcategory, difficulty, kind, origin, inStock]);

export const facetGroupSize = (group: FacetGroup): number => group.orders.price.size;

export class FacetGroups {
  readonly all: FacetGroup[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #table: ProductTable;

  constructor(table: ProductTable) {
    this.#table = table;
  }

  /** Puts rows that are in no group yet; many at once are sorted once. */
  add(rows: readonly number[]): void {
    if (rows.length < 100) {
      for (const row of rows) {
        const group = this.#groupFor(row);
        for (const sort of catalogueSorts) group.orders[sort].insert(row);
      }
      return;
    }
    this.append(rows);
    const changed = new Set(rows.map((row) => this.all[this.#table.groupOf[row]!]!));
    for (const group of changed) for (const sort of catalogueSorts) group.orders[sort].sort();
  }

  /** Puts rows that are in no group yet, in no order: nothing may be listed before `sort` has ended. */
  append(rows: readonly number[]): void {
    for (const row of rows) {
      const group = this.#groupFor(row);
      for (const sort of catalogueSorts) group.orders[sort].append(row);
    }
  }

  /** Puts everything in order, in steps between which others may have their turn. */
  *sort(): Generator<void> {
    for (const group of this.all) {
      for (const sort of catalogueSorts) group.orders[sort].sort();
      yield;
    }
  }

  /** Takes a row away. Its values in the table must still be those it was added with. */
  remove(row: number): void {
    const group = this.all[this.#table.groupOf[row]!]!;
    for (const sort of catalogueSorts) group.orders[sort].remove(row);
  }

  #groupFor(row: number): FacetGroup {
    const product = this.#table.products[row]!;
    const key = keyOf(product);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.all.length;
      this.#numbers.set(key, number);
      this.all.push(this.#emptyGroup(product));
    }
    this.#table.groupOf[row] = number;
    return this.all[number]!;
  }

  #emptyGroup({ category, subcategory, difficulty, kind, origin, inStock }: IndexedProduct): FacetGroup {
    const orders = Object.fromEntries(
      catalogueSorts.map((sort) => [sort, new SortedRows(this.#table.orders[sort])]),
    ) as Record<CatalogueSort, SortedRows>;
    return { category, subcategory, difficulty, kind, origin, inStock, orders };
  }
}
