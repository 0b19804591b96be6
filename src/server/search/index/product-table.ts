import type { CatalogueSort } from '#domain/catalogue/catalogue.ts';
import type { IndexedProduct } from '../query/catalogue-query.ts';
import { fold } from '../text/fold.ts';

/** A rating speaks for itself from about this many reviews on; fewer pull it towards the usual one. */
const settledReviews = 10;
const usualRating = 4;
/** New products start ahead of old ones by a point for so much age. */
const pointOfAgeMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Someone who comes without a question came for kits; boards and parts are one filter away. */
const categoryPoints: ReadonlyMap<string, number> = new Map([
  ['kit', 2],
  ['pcb', 1],
]);

/** 0 to 1: how well a product is liked, and by how many. */
function popularity({ rating, reviewCount, category }: IndexedProduct): number {
  const reviews = Math.max(0, reviewCount || 0);
  const settled = (usualRating * settledReviews + (rating || 0) * reviews) / (settledReviews + reviews);
  const wellKnown = Math.min(1, Math.log10(1 + reviews) / 4);
  return 0.4 * (settled / 5) + 0.3 * wellKnown + 0.15 * (categoryPoints.get(category) ?? 0);
}

/** What a product's score in a search is multiplied with: enough to settle near-ties, too little to hide a better match. */
const searchBoost = (product: IndexedProduct): number => 1 + 0.3 * popularity(product) + (product.inStock ? 0.05 : 0);

/**
 * The order of a list that nobody sorted: kits before boards before parts, well liked before less liked, and two years
 * of age outweigh one point, so that new products are seen and old favourites fade slowly. It knows no 'now': the order
 * changes only when the catalogue does, the same on every process.
 */
export function listingScore(product: IndexedProduct): number {
  return (
    5 * popularity(product) +
    1.25 * (categoryPoints.get(product.category) ?? 0) +
    (product.createdAtMs || 0) / pointOfAgeMs
  );
}

export type CompareRows = (a: number, b: number) => number;

/** A total order of rows: a number to tell most of them apart quickly, and the whole comparison. */
export interface RowOrder {
  readonly keys: Float64Array;
  /** 1 when small keys come first, -1 when great ones do. */
  readonly direction: 1 | -1;
  readonly compare: CompareRows;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first seven letters as a number, so that most names are told apart without comparing text. */
function textKey(text: string): number {
  let key = 0;
  let isPlain = true;
  for (let index = 0; index < 7; index++) {
    const code = isPlain && index < text.length ? text.charCodeAt(index) : 0;
    if (code > 126) isPlain = false;
    key = key * 128 + Math.min(code, 127);
  }
  return key;
}

const columnNames = [
  'price',
  'rating',
  'reviewCount',
  'createdAt',
  'searchBoost',
  'listingScore',
  'nameKey',
  'originKey',
  'shelfPlace',
  'stock',
] as const;
type ColumnName = (typeof columnNames)[number];

const sortKeys: Readonly<Record<CatalogueSort, { column: ColumnName; direction: 1 | -1 }>> = {
  relevance: { column: 'stock', direction: -1 },
  price: { column: 'price', direction: 1 },
  '-price': { column: 'price', direction: -1 },
  rating: { column: 'rating', direction: -1 },
  name: { column: 'nameKey', direction: 1 },
  value: { column: 'shelfPlace', direction: 1 },
  newest: { column: 'createdAt', direction: -1 },
  origin: { column: 'originKey', direction: 1 },
};

/** The products by row, in columns. A row is reused once its product is gone. */
export class ProductTable {
  readonly #rowOf = new Map<string, number>();
  readonly #free: number[] = [];
  readonly products: (IndexedProduct | undefined)[] = [];
  readonly #foldedNames: string[] = [];
  columns = columnsOf(64);
  groupOf = new Int32Array(64);

  get size(): number {
    return this.#rowOf.size;
  }

  get capacity(): number {
    return this.groupOf.length;
  }

  rowOf(id: string): number | undefined {
    return this.#rowOf.get(id);
  }

  /** Writes the product into its row, a new one if need be, and answers which. */
  write(product: IndexedProduct): number {
    const row = this.#rowOf.get(product.id) ?? this.#free.pop() ?? this.products.length;
    if (row >= this.capacity) this.#grow();
    this.#rowOf.set(product.id, row);
    this.products[row] = product;
    const name = fold(product.name);
    this.#foldedNames[row] = name;
    const { columns } = this;
    columns.price[row] = product.pricePaise;
    columns.rating[row] = product.rating || 0;
    columns.reviewCount[row] = product.reviewCount || 0;
    columns.createdAt[row] = product.createdAtMs || 0;
    columns.searchBoost[row] = searchBoost(product);
    columns.listingScore[row] = listingScore(product);
    columns.nameKey[row] = textKey(name);
    columns.originKey[row] = textKey(product.origin);
    columns.shelfPlace[row] = product.shelfPlace;
    columns.stock[row] = product.inStock ? 1 : 0;
    return row;
  }

  erase(row: number): void {
    this.#rowOf.delete(this.products[row]!.id);
    this.products[row] = undefined;
    this.#foldedNames[row] = '';
    this.#free.push(row);
  }

  /** Slugs come before ids, because the same catalogue has other ids in another database. */
  readonly #byListingScore: CompareRows = (a, b) => {
    const difference = this.columns.listingScore[b]! - this.columns.listingScore[a]!;
    if (difference !== 0 || a === b) return difference;
    const [first, second] = [this.products[a]!, this.products[b]!];
    return compareText(first.slug, second.slug) || compareText(first.id, second.id);
  };

  #descending(column: ColumnName, next: CompareRows): CompareRows {
    return (a, b) => this.columns[column][b]! - this.columns[column][a]! || next(a, b);
  }

  /** Total orders: equal only for one and the same row. 'relevance' is the order without a search. */
  readonly orders: Readonly<Record<CatalogueSort, CompareRows>> = {
    relevance: this.#descending('stock', this.#byListingScore),
    price: (a, b) => this.columns.price[a]! - this.columns.price[b]! || this.#byListingScore(a, b),
    '-price': this.#descending('price', this.#byListingScore),
    rating: this.#descending('rating', this.#descending('reviewCount', this.#byListingScore)),
    name: (a, b) =>
      this.columns.nameKey[a]! - this.columns.nameKey[b]! ||
      compareText(this.#foldedNames[a]!, this.#foldedNames[b]!) ||
      this.#byListingScore(a, b),
    value: (a, b) => this.columns.shelfPlace[a]! - this.columns.shelfPlace[b]! || this.orders.name(a, b),
    newest: this.#descending('createdAt', this.#byListingScore),
    // Within a country as on the shelf: kinds in their order, and by value.
    origin: (a, b) =>
      this.columns.originKey[a]! - this.columns.originKey[b]! ||
      compareText(this.products[a]!.origin, this.products[b]!.origin) ||
      this.orders.value(a, b),
  };

  order(sort: CatalogueSort): RowOrder {
    const { column, direction } = sortKeys[sort];
    return { keys: this.columns[column], direction, compare: this.orders[sort] };
  }

  #grow(): void {
    const wider = columnsOf(this.capacity * 2);
    for (const name of columnNames) wider[name].set(this.columns[name]);
    const groups = new Int32Array(this.capacity * 2);
    groups.set(this.groupOf);
    this.columns = wider;
    this.groupOf = groups;
  }
}

const columnsOf = (capacity: number): Record<ColumnName, Float64Array> => ({
  price: new Float64Array(capacity),
  rating: new Float64Array(capacity),
  reviewCount: new Float64Array(capacity),
  createdAt: new Float64Array(capacity),
  searchBoost: new Float64Array(capacity),
  listingScore: new Float64Array(capacity),
  nameKey: new Float64Array(capacity),
  originKey: new Float64Array(capacity),
  shelfPlace: new Float64Array(capacity),
  stock: new Float64Array(capacity),
});
