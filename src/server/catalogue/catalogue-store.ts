import type { Product } from '#contracts/catalogue.ts';
import type { Database } from '../db/database.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type {
  CatalogueFacets,
  CatalogueQuery,
  CatalogueResult,
  SearchAdvice,
  Suggestions,
} from '../search/query/catalogue-query.ts';
import { cacheLimitBytes } from '../response-cache/cache-limits.ts';
import { SegmentedCache } from '../response-cache/segmented-cache.ts';
import { CatalogueChanges } from './catalogue-changes.ts';
import { IndexedCatalogue, type SnapshotOptions } from './indexed-catalogue.ts';
import { cacheJson } from './product-json.ts';
import * as products from './product.repository.ts';
import { toProduct } from './to-product.ts';

/** The channel on which the database names the products that changed. */
const channel = 'catalogue';
const allProducts = '*';

/** About what a product takes in memory, as a multiple of its JSON: the object, and the JSON itself. */
const memoryPerJson = 4;

/** What an answer of the index takes that is not a list of ids, counted as if it were one. */
const answerBytesAsIds = 100;

/** So many products are asked of the database at a time. */
const readingSize = 500;
/** While more than this are to be read again, what is in memory is served: nobody waits for a change of a whole catalogue. */
const maxAwaitedProducts = 2000;
/** Meanwhile whatever was made from the catalogue is made anew so often. */
const backgroundNoticeMs = 1000;

/** A change waits so long for others that are read with it, unless somebody asks for the catalogue before. */
const defaultGatherMs = 50;

/** What changed and is read next. */
interface NextReading {
  readonly ids: Set<string>;
  /** Resolved once somebody waits for it. */
  readonly asked: PromiseWithResolvers<void>;
}

export interface CatalogueStoreOptions {
  readonly snapshot?: SnapshotOptions | null;
  readonly maxAwaitedProducts?: number;
  readonly gatherMs?: number;
}

/**
 * The catalogue as this process knows it: an index of all products in memory, and whole products as they are asked
 * for. The database tells of each change when it is committed; what is asked after that waits until it has been read.
 */
export class CatalogueStore {
  readonly #db: Database;
  readonly #pictures: AssetUrls;
  readonly #catalogue: IndexedCatalogue;
  readonly #changes = new CatalogueChanges();
  readonly #maxAwaited: number;
  readonly #gatherMs: number;
  /** Whole products kept ready; a shop of ours fits, a catalogue of 100,000 keeps what is asked for. */
  #cachedProducts = new SegmentedCache<Product>(cacheLimitBytes.products);
  readonly #idOfSlug = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #upToDate: Promise<void> | null = null;
  /** The end of the queue of readings, which never rejects. */
  #lastTurn: Promise<unknown> = Promise.resolve();
  /** What the next reading reads; null while none is in the queue. */
  #nextReading: NextReading | null = null;
  /** What is read while nobody waits for it. */
  readonly #background = new Set<string>();
  #stopListening: (() => Promise<void>) | null = null;
  #version = 0;
  #epoch = 0;
  /** Rises with every reading, also with those that nobody is told of yet. */
  #readings = 0;
  #pending = 0;
  /** False when something could not be read: then everything is compared. */
  #isComplete = false;

  constructor(db: Database, pictures: AssetUrls, { snapshot = null, ...options }: CatalogueStoreOptions = {}) {
    this.#db = db;
    this.#pictures = pictures;
    this.#catalogue = new IndexedCatalogue(db, snapshot);
    this.#maxAwaited = options.maxAwaitedProducts ?? maxAwaitedProducts;
    this.#gatherMs = options.gatherMs ?? defaultGatherMs;
  }

  /** Rises with each change, so that whatever was made from the catalogue can tell that it is old. */
  get version(): number {
    return this.#version;
  }

  /** Rises when everything was compared, since then nobody knows what has changed. */
  get epoch(): number {
    return this.#epoch;
  }

  /** False while a change is known that has not been read yet. */
  get isUpToDate(): boolean {
    return this.#isComplete && this.#pending === 0;
  }

  /** Whether nothing of a product can be had, as far as is known without asking: of what may have changed, nothing is. */
  isSoldOut(idOrSlug: string): boolean {
    if (!this.hasSoldOut()) return false;
    const { soldOut } = this.#catalogue;
    return soldOut.has(idOrSlug.toLowerCase()) || soldOut.values().some((slug) => slug === idOrSlug);
  }

  /** Whether there is anything that cannot be had. */
  hasSoldOut(): boolean {
    const isCurrent = this.isUpToDate && this.#background.size === 0 && !this.#db.isListenerDown();
    return isCurrent && this.#catalogue.soldOut.size > 0;
  }

  /** Called after each change has been read. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Resolves when everything that is known to have changed has been read. */
  ready(): Promise<void> {
    this.#nextReading?.asked.resolve();
    this.#upToDate ??= this.#start();
    return this.#upToDate;
  }

  async find(query: CatalogueQuery): Promise<Omit<CatalogueResult, 'facets'>> {
    await this.ready();
    const ask = () => {
      const { ids, total, inStock } = this.#catalogue.index.find(query);
      return { ids, total, inStock };
    };
    const found = ask();
    this.#changes.recordAnswer(found, ask, found.ids.length);
    return found;
  }

  /** How many a filter gives, and what choosing more would. */
  async count(query: CatalogueQuery): Promise<{ total: number; inStock: number; facets: CatalogueFacets }> {
    await this.ready();
    const ask = () => {
      const { total, inStock, facets } = this.#catalogue.index.find({ ...query, limit: 0 });
      return { total, inStock, facets };
    };
    return this.#answer(ask);
  }

  async suggest(text: string): Promise<Suggestions> {
    await this.ready();
    return this.#answer(() => this.#catalogue.index.suggest(text));
  }

  async advise(text: string): Promise<SearchAdvice> {
    await this.ready();
    return this.#answer(() => this.#catalogue.index.advise(text));
  }

  #answer<T extends object>(ask: () => T): T {
    const answer = ask();
    this.#changes.recordAnswer(answer, ask, answerBytesAsIds);
    return answer;
  }

  /** Every product on sale, oldest first, so that the list changes at its end. */
  async allSlugs(): Promise<string[]> {
    await this.ready();
    this.recordOnSale();
    return products.slugs(this.#db);
  }

  /** When a product changed last, on sale or not. */
  changedAt(): Promise<Date> {
    return products.changedAt(this.#db);
  }

  /** Tells whoever makes a response that it asks the database what is on sale, or in stock. Call it before asking. */
  recordOnSale(): void {
    this.#changes.recordOnSale(this.#version);
  }

  /** The same of products that were asked for when the catalogue had this version. */
  recordProducts(ids: readonly string[], version: number): void {
    this.#changes.recordProducts(ids, version);
  }

  async idOfSlug(slug: string): Promise<string | null> {
    await this.ready();
    this.recordOnSale();
    const known = this.#idOfSlug.get(slug);
    if (known !== undefined) return known;
    const id = await products.findIdBySlug(this.#db, slug);
    if (id !== null) this.#idOfSlug.set(slug, id);
    return id;
  }

  /** The ids of those that are on sale, in one question. */
  async idsOfSlugs(slugs: readonly string[]): Promise<Map<string, string>> {
    await this.ready();
    this.recordOnSale();
    const rows = slugs.length === 0 ? [] : await products.findIdsBySlug(this.#db, slugs);
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  }

  /** Whole products in the order of their ids; one that has gone in the meantime is left out. */
  async read(ids: readonly string[]): Promise<Product[]> {
    await this.ready();
    this.recordProducts(ids, this.#version);
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

  /** Resolves when the snapshot is written, if one is being written. */
  saved(): Promise<void> {
    return this.#catalogue.saved();
  }

  async close(): Promise<void> {
    await Promise.all([this.#stopListening?.(), this.#catalogue.close()]);
  }

  async #start(): Promise<void> {
    try {
      this.#stopListening ??= await this.#db.listen(channel, (payload) => this.#readAgain(payload ?? allProducts));
      // What is heard from here on waits for others only once this start has been read.
      this.#nextReading?.asked.resolve();
      await this.#inTurn(() => this.#readAll());
    } catch (error) {
      this.#upToDate = null;
      throw error;
    }
  }

  /** One reading after the other: what was read earlier never replaces what was read later. */
  #inTurn(read: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(read);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  #readAgain(changed: string): void {
    // Changes that come while another waits or is being read are read together.
    if (this.#nextReading) return void changed.split(',').forEach((id) => this.#nextReading!.ids.add(id));
    const ids = new Set(changed.split(','));
    const asked = Promise.withResolvers<void>();
    this.#nextReading = { ids, asked };
    this.#pending += 1;
    const timer = setTimeout(asked.resolve, this.#gatherMs).unref();
    const reading = this.#inTurn(async () => {
      await asked.promise;
      clearTimeout(timer);
      this.#nextReading = null;
      return ids.has(allProducts) || !this.#isComplete ? this.#readAll() : this.#readSome([...ids]);
    }).finally(() => (this.#pending -= 1));
    this.#upToDate = reading;
    // What could not be read now is found out by whoever asks next.
    reading.catch(() => {
      this.#isComplete = false;
      if (this.#upToDate === reading) this.#upToDate = null;
    });
  }

  /** Compares everything with the database, and reads what differs. */
  async #readAll(): Promise<void> {
    const wasServing = this.#catalogue.isFilled;
    const isFresh = await this.#catalogue.fill();
    const stale = isFresh ? [] : await this.#catalogue.findStale();
    if (wasServing && stale.length > this.#maxAwaited) this.#readInBackground(stale);
    else await this.#readParts(stale);
    this.#isComplete = true;
    this.#readings += 1;
    this.#cachedProducts = new SegmentedCache(cacheLimitBytes.products);
    this.#idOfSlug.clear();
    this.#changes.forget();
    this.#epoch += 1;
    this.#notifyListeners();
  }

  async #readSome(ids: readonly string[]): Promise<void> {
    await this.#readParts(ids);
    this.#notifyListeners();
  }

  async #readParts(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += readingSize) {
      const part = ids.slice(from, from + readingSize);
      const { isIndexChanged, isOnSaleChanged } = await this.#catalogue.read(part);
      const nextVersion = this.#version + 1;
      this.#changes.products(part, nextVersion);
      if (isIndexChanged) this.#changes.index();
      if (isOnSaleChanged) this.#changes.onSale(nextVersion);
      this.#readings += 1;
      for (const id of part) this.#cachedProducts.delete(id);
      this.#idOfSlug.clear();
    }
  }

  #readInBackground(ids: readonly string[]): void {
    const isReading = this.#background.size > 0;
    for (const id of ids) this.#background.add(id);
    if (!isReading) void this.#readBackground();
  }

  /** Part by part, so that a change of one product waits for one part and not for all of them. */
  async #readBackground(): Promise<void> {
    let toldMs = performance.now();
    while (this.#background.size > 0) {
      const part = [...this.#background.values().take(readingSize)];
      try {
        await this.#inTurn(() => this.#readParts(part));
      } catch {
        // The database is away. Whoever asks next has everything compared.
        this.#background.clear();
        this.#isComplete = false;
        this.#upToDate = null;
        return;
      }
      for (const id of part) this.#background.delete(id);
      if (this.#background.size > 0 && performance.now() - toldMs < backgroundNoticeMs) continue;
      toldMs = performance.now();
      this.#notifyListeners();
    }
  }

  #notifyListeners(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  async #readMissing(ids: readonly string[]): Promise<Product[]> {
    const readings = this.#readings;
    const fresh = (await products.read(this.#db, ids)).map((row) => toProduct(row, this.#pictures));
    // A change that came while reading may be newer than what was read; then it is used once and not kept.
    if (readings !== this.#readings) return fresh;
    for (const product of fresh) this.#cachedProducts.set(product.id, product, cacheJson(product) * memoryPerJson);
    return fresh;
  }
}
