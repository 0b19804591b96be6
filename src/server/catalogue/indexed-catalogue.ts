import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { partKindSlugs, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { parseFarads, parseOhms } from '#electronics/value/parse.ts';
import { writtenName } from '#electronics/written-bill.ts';
import type { Database } from '../db/database.ts';
import { CapturedTerms } from '../search/index/captured-index.ts';
import { createSearchIndex, type SearchIndex } from '../search/index/search-index.ts';
import type { IndexedProduct } from '../search/query/catalogue-query.ts';
import { readSnapshot, writeSnapshot } from './index-snapshot.ts';
import * as products from './product.repository.ts';
import type { IndexRow } from './product.repository.ts';

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

export const toIndexed = (row: IndexRow): IndexedProduct => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  summary: row.summary,
  basedOn: row.basedOn,
  category: row.category,
  subcategory: row.subcategory,
  kind: row.kind,
  difficulty: row.difficulty,
  pricePaise: row.pricePaise,
  reviewCount: row.reviewCount,
  inStock: row.inStock,
  origin: row.countryOfOrigin,
  rating: Number(row.rating),
  createdAtMs: row.createdAt.getTime(),
  shelfPlace: shelfPlace(row),
  keywords: [...row.components, ...row.tags, ...Object.values(row.specifications)],
  bill: (row.bill ?? []).map(({ part, kind, value }) => ({ part, value, name: writtenName({ kind, value }) })),
});

/** So many products are taken in before others have their turn; an index inserts as many without sorting anew. */
const sliceSize = 64;
/** A smaller catalogue is read from the database as quickly. */
const minSnapshotProducts = 5000;
/** A snapshot is written again when this share of it is old: what is old in it is read one by one at the next start. */
const maxOldShare = 0.1;

/** What reading products again has changed. */
interface IndexChange {
  readonly isIndexChanged: boolean;
  /** Something came, went, got another slug, or is in stock where it was not or the other way round. */
  readonly isOnSaleChanged: boolean;
}

const isSoldAlike = (before: IndexedProduct | undefined, after: IndexedProduct): boolean =>
  before?.slug === after.slug && before.inStock === after.inStock;

export interface SnapshotOptions {
  /** Where the index is kept for the next start; processes on one machine share it. */
  readonly file: string;
  readonly minProducts?: number;
}

async function inSlices<T>(items: readonly T[], take: (slice: T[]) => void): Promise<void> {
  for (let from = 0; from < items.length; from += sliceSize) {
    if (from > 0) await setImmediate();
    take(items.slice(from, from + sliceSize));
  }
}

/** The index of all products, and which version of its row each was read from. */
export class IndexedCatalogue {
  readonly #db: Database;
  readonly #snapshot: SnapshotOptions | null;
  #index = createSearchIndex();
  #rowVersions = new Map<string, string>();
  /** The slugs of what cannot be had now, by their ids. */
  #soldOut = new Map<string, string>();
  #isFilled = false;
  #unsaved = 0;
  #saving: Promise<void> | null = null;
  readonly #stopped = new AbortController();

  constructor(db: Database, snapshot: SnapshotOptions | null) {
    this.#db = db;
    this.#snapshot = snapshot;
  }

  get index(): SearchIndex {
    return this.#index;
  }

  get soldOut(): ReadonlyMap<string, string> {
    return this.#soldOut;
  }

  get isFilled(): boolean {
    return this.#isFilled;
  }

  /** Fills it once, from the snapshot if there is a good one. True: it was read from the database just now. */
  async fill(): Promise<boolean> {
    if (this.#isFilled || (await this.#fillFromSnapshot())) return false;
    await this.#fillWith(async (add) => {
      for await (const rows of products.indexRows(this.#db)) {
        await inSlices(rows, (slice) => {
          this.#index.append(slice.map(toIndexed));
          for (const row of slice) add(row, row.rowVersion);
        });
      }
    });
    this.#unsaved = this.#index.size;
    this.#saveIfOld();
    return true;
  }

  /** The products that are not, or no longer, in the index as the database has them. */
  async findStale(): Promise<string[]> {
    const gone = new Set(this.#rowVersions.keys());
    const stale: string[] = [];
    for await (const rows of products.rowVersions(this.#db)) {
      for (const { id, rowVersion } of rows) {
        gone.delete(id);
        if (this.#rowVersions.get(id) !== rowVersion) stale.push(id);
      }
    }
    return [...stale, ...gone];
  }

  /** Reads these products again; those that are not on sale leave the index. */
  async read(ids: readonly string[]): Promise<IndexChange> {
    const rows = await products.indexRowsOf(this.#db, ids);
    const onSale = new Set(rows.map((row) => row.id));
    let [isIndexChanged, isOnSaleChanged] = [false, false];
    await inSlices(rows, (slice) => {
      const changed = slice
        .map(toIndexed)
        .filter((product) => !isDeepStrictEqual(this.#index.get(product.id), product));
      isIndexChanged ||= changed.length > 0;
      isOnSaleChanged ||= changed.some((product) => !isSoldAlike(this.#index.get(product.id), product));
      this.#index.upsert(changed);
      for (const row of slice) this.#note(row, row.rowVersion);
    });
    const gone = ids.filter((id) => !onSale.has(id));
    const hasGone = gone.some((id) => this.#index.get(id) !== undefined);
    this.#index.remove(gone);
    for (const id of gone) {
      this.#rowVersions.delete(id);
      this.#soldOut.delete(id);
    }
    this.#unsaved += ids.length;
    this.#saveIfOld();
    return { isIndexChanged: isIndexChanged || hasGone, isOnSaleChanged: isOnSaleChanged || hasGone };
  }

  /** Resolves when nothing is being written any more. */
  async saved(): Promise<void> {
    await this.#saving;
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#saving;
  }

  #note({ id, slug, inStock }: Pick<IndexRow, 'id' | 'slug' | 'inStock'>, rowVersion: string): void {
    this.#rowVersions.set(id, rowVersion);
    if (inStock) this.#soldOut.delete(id);
    else this.#soldOut.set(id, slug);
  }

  /** Whatever stops the filling leaves an empty index. */
  async #fillWith(
    fill: (add: (product: Pick<IndexRow, 'id' | 'slug' | 'inStock'>, rowVersion: string) => void) => Promise<void>,
  ): Promise<void> {
    this.#index = createSearchIndex();
    this.#rowVersions = new Map();
    this.#soldOut = new Map();
    await fill((product, rowVersion) => this.#note(product, rowVersion));
    let steps = 0;
    for (const _ of this.#index.arrange()) if (++steps % 8 === 0) await setImmediate();
    this.#isFilled = true;
  }

  async #fillFromSnapshot(): Promise<boolean> {
    if (!this.#snapshot) return false;
    try {
      await readSnapshot(this.#snapshot.file, async ({ terms, batches }) => {
        const captured = new CapturedTerms(terms);
        await this.#fillWith(async (add) => {
          for await (const batch of batches) {
            this.#index.appendCaptured(captured, batch);
            for (const [at, product] of batch.products.entries()) add(product, batch.rowVersions[at]!);
          }
        });
      });
      return true;
    } catch {
      // There is none, it is damaged, or older code wrote it: the database has everything.
      return false;
    }
  }

  #saveIfOld(): void {
    const { size } = this.#index;
    if (!this.#snapshot || this.#saving || this.#stopped.signal.aborted) return;
    if (size < (this.#snapshot.minProducts ?? minSnapshotProducts) || this.#unsaved <= size * maxOldShare) return;
    this.#unsaved = 0;
    const rowVersions = new Map(this.#rowVersions);
    this.#saving = writeSnapshot(
      this.#snapshot.file,
      this.#index.capture(),
      (id) => rowVersions.get(id)!,
      this.#stopped.signal,
    ).then(
      () => void (this.#saving = null),
      // A disk that is full or read-only makes the next start slower, and nothing else.
      () => void (this.#saving = null),
    );
  }
}
