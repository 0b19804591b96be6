import type { Product } from '#contracts/catalogue.ts';
import { writtenName } from '#electronics/written-bill.ts';
import type { Database } from '../db/database.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type {
  CatalogueQuery,
  CatalogueResult,
  IndexedProduct,
  SearchAdvice,
  Suggestions,
} from '../search/query/catalogue-query.ts';
import { createSearchIndex } from '../search/index/search-index.ts';
import { cacheLimitBytes } from '../response-cache/cache-limits.ts';
import { SegmentedCache } from '../response-cache/segmented-cache.ts';
import { cacheJson } from './product-json.ts';
import * as products from './product.repository.ts';
import type { IndexRow } from './product.repository.ts';
import { toProduct } from './to-product.ts';
import { partKindSlugs, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { parseFarads, parseOhms } from '#electronics/value/parse.ts';

const amountOf: Readonly<Partial<Record<PartKind, (value: string) => number | null>>> = {
  resistor: parseOhms,
  // The letter in front is the taper: A100K.
  potentiometer: (value) => parseOhms(value.slice(1)),
  trimmer: parseOhms,
  'film-capacitor': parseFarads,
  'ceramic-capacitor': parseFarads,
  'electrolytic-capacitor': parseFarads,
};

/** Wider than any two values of one kind can lie apart, in powers of ten: a picofarad is 1e-12. */
const kindWidth = 100;

/**
 * Where a part stands on the shelf: kinds in their order, and within a kind the small values first. Parts without a size
 * share the place of their kind, and what has no kind stands behind all of them.
 */
export function shelfPlace({ kind, value }: { readonly kind: PartKind | null; readonly value: string | null }): number {
  if (kind === null) return partKindSlugs.length * kindWidth;
  const amount = value === null ? null : (amountOf[kind]?.(value) ?? null);
  return partKindSlugs.indexOf(kind) * kindWidth + (amount === null ? 0 : Math.log10(amount));
}

/** The channel on which the database names the products that changed. */
const channel = 'catalogue';
const allProducts = '*';

/** About what a product takes in memory, as a multiple of its JSON: the object, and the JSON itself. */
const memoryPerJson = 4;

export const toIndexed = (row: IndexRow): IndexedProduct => ({
  ...row,
  origin: row.countryOfOrigin,
  rating: Number(row.rating),
  createdAtMs: row.createdAt.getTime(),
  shelfPlace: shelfPlace(row),
  keywords: [...row.components, ...row.tags, ...Object.values(row.specifications)],
  bill: (row.bill ?? []).map(({ part, kind, value }) => ({ part, value, name: writtenName({ kind, value }) })),
});

/**
 * The catalogue as this process knows it: an index of all products in memory, and whole products as they are asked
 * for. The database tells of each change when it is committed; what is asked after that waits until it has been read.
 */
export class CatalogueStore {
  readonly #db: Database;
  readonly #pictures: AssetUrls;
  #index = createSearchIndex();
  /** Whole products kept ready; a shop of ours fits, a catalogue of 100,000 keeps what is asked for. */
  #cachedProducts = new SegmentedCache<Product>(cacheLimitBytes.products);
  readonly #idOfSlug = new Map<string, string>();
  /** The slugs of what cannot be had now, by their ids. */
  #soldOut = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #upToDate: Promise<void> | null = null;
  #stopListening: (() => Promise<void>) | null = null;
  #version = 0;
  #pending = 0;
  #isLoaded = false;

  constructor(db: Database, pictures: AssetUrls) {
    this.#db = db;
    this.#pictures = pictures;
  }

  /** Rises with each change, so that whatever was made from the catalogue can tell that it is old. */
  get version(): number {
    return this.#version;
  }

  /** False while a change is known that has not been read yet. */
  get isUpToDate(): boolean {
    return this.#isLoaded && this.#pending === 0;
  }

  /** Whether nothing of a product can be had, as far as is known without asking: of what may have changed, nothing is. */
  isSoldOut(idOrSlug: string): boolean {
    if (!this.hasSoldOut()) return false;
    return this.#soldOut.has(idOrSlug.toLowerCase()) || this.#soldOut.values().some((slug) => slug === idOrSlug);
  }

  /** Whether there is anything that cannot be had. */
  hasSoldOut(): boolean {
    return this.isUpToDate && !this.#db.isListenerDown() && this.#soldOut.size > 0;
  }

  /** Called after each change has been read. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Resolves when everything that is known to have changed has been read. */
  ready(): Promise<void> {
    this.#upToDate ??= this.#start();
    return this.#upToDate;
  }

  async find(query: CatalogueQuery): Promise<CatalogueResult> {
    await this.ready();
    return this.#index.find(query);
  }

  async suggest(text: string): Promise<Suggestions> {
    await this.ready();
    return this.#index.suggest(text);
  }

  async advise(text: string): Promise<SearchAdvice> {
    await this.ready();
    return this.#index.advise(text);
  }

  /** Every product on sale, oldest first, so that the list changes at its end. */
  allSlugs(): Promise<string[]> {
    return products.slugs(this.#db);
  }

  async idOfSlug(slug: string): Promise<string | null> {
    await this.ready();
    const known = this.#idOfSlug.get(slug);
    if (known !== undefined) return known;
    const id = await products.findIdBySlug(this.#db, slug);
    if (id !== null) this.#idOfSlug.set(slug, id);
    return id;
  }

  /** Whole products in the order of their ids; one that has gone in the meantime is left out. */
  async read(ids: readonly string[]): Promise<Product[]> {
    await this.ready();
    const found = new Map<string, Product>();
    for (const id of ids) {
      const product = this.#cachedProducts.get(id);
      if (product) found.set(id, product);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) for (const product of await this.#readMissing(missing)) found.set(product.id, product);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Reads the named products again, for a writer that must see its own change at once. */
  async refresh(ids: readonly string[]): Promise<void> {
    // Before anything was read, there would be nothing but these in the index, and nobody listening.
    await this.ready();
    this.#readAgain(ids.join(','));
    await this.ready();
  }

  async close(): Promise<void> {
    await this.#stopListening?.();
  }

  async #start(): Promise<void> {
    try {
      this.#stopListening ??= await this.#db.listen(channel, (payload) => this.#readAgain(payload ?? allProducts));
      await this.#readAll();
    } catch (error) {
      this.#upToDate = null;
      throw error;
    }
  }

  #readAgain(changed: string): void {
    this.#pending += 1;
    const before = this.#upToDate ?? Promise.resolve();
    const reading = before
      .then(() => (changed === allProducts ? this.#readAll() : this.#readSome(changed.split(','))))
      .finally(() => (this.#pending -= 1));
    this.#upToDate = reading;
    // What could not be read now is read wholly by whoever asks next.
    reading.catch(() => {
      this.#isLoaded = false;
      if (this.#upToDate === reading) this.#upToDate = null;
    });
  }

  async #readAll(): Promise<void> {
    // Batch by batch into a new index, so that a large catalogue holds up nobody for long while it is read anew.
    const fresh = createSearchIndex();
    const soldOut = new Map<string, string>();
    for await (const rows of products.indexRows(this.#db)) {
      fresh.upsert(rows.map(toIndexed));
      for (const { id, slug, inStock } of rows) if (!inStock) soldOut.set(id, slug);
    }
    this.#index = fresh;
    this.#soldOut = soldOut;
    this.#isLoaded = true;
    this.#cachedProducts = new SegmentedCache(cacheLimitBytes.products);
    this.#idOfSlug.clear();
    this.#notifyListeners();
  }

  async #readSome(ids: readonly string[]): Promise<void> {
    const rows = await products.indexRowsOf(this.#db, ids);
    const onSale = new Set(rows.map((row) => row.id));
    this.#index.upsert(rows.map(toIndexed));
    this.#index.remove(ids.filter((id) => !onSale.has(id)));
    for (const id of ids) {
      this.#cachedProducts.delete(id);
      this.#soldOut.delete(id);
    }
    for (const { id, slug, inStock } of rows) if (!inStock) this.#soldOut.set(id, slug);
    this.#idOfSlug.clear();
    this.#notifyListeners();
  }

  #notifyListeners(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  async #readMissing(ids: readonly string[]): Promise<Product[]> {
    const version = this.#version;
    const fresh = (await products.read(this.#db, ids)).map((row) => toProduct(row, this.#pictures));
    // A change that came while reading may be newer than what was read; then it is used once and not kept.
    if (version !== this.#version) return fresh;
    for (const product of fresh) this.#cachedProducts.set(product.id, product, cacheJson(product) * memoryPerJson);
    return fresh;
  }
}
