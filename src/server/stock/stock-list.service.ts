import { z } from 'zod';
import type { StockItem, StockLedger, StockMove } from '#contracts/stock.ts';
import { Refusal } from '#domain/errors.ts';
import { daysLeft, reorderPoint, stockState, windowOf } from '#domain/stock/reorder-point.ts';
import type { StockCause } from '#domain/stock/stock-moves.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import { toQuery } from '../catalogue/catalogue-filter.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../db/database.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import { readSettings } from '../settings/settings.service.ts';
import * as ledgers from './ledger.repository.ts';
import * as list from './stock-list.repository.ts';
import type { StockService } from './stock.service.ts';

interface Deps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly pictures: AssetUrls;
  readonly stock: Pick<StockService, 'requireId'>;
}

interface ShelfFilter {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly kind?: string | undefined;
  readonly limit?: number | undefined;
}

interface PageInput {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const pageSize = 50;
const dayMs = 24 * 60 * 60_000;

const windowSince = (createdAt: Date): number => windowOf((Date.now() - createdAt.getTime()) / dayMs);

const urgencyPlace = z.tuple([z.number(), z.uuid()]);
const movePlace = z.tuple([z.int()]);

const toMove = ({ at, deliveryId, ...row }: ledgers.MoveRow): StockMove => ({
  ...row,
  at: at.toISOString(),
  delivery: deliveryId === null ? null : `D-${deliveryId}`,
});

export type StockListService = ReturnType<typeof createStockListService>;

/** What there is to know about the stock. */
export function createStockListService({ db, store, pictures, stock }: Deps) {
  const toItem = ({ createdAt, imageUrl, reckonedAt, reorderByHand, ...row }: list.StockRow): StockItem => ({
    productId: row.productId,
    slug: row.slug,
    name: row.name,
    imageUrl: pictures.resolve(imageUrl),
    stock: row.stock,
    state: stockState(row.stock, reorderByHand ?? reckonedAt),
    sold30: row.sold30,
    sold90: row.sold90,
    reorderAt: reorderByHand ?? reckonedAt,
    reorderByHand,
    daysLeft: daysLeft(row.stock, row.sold90 / windowSince(createdAt)),
  });

  return {
    /** The most urgent first; a page begins after the last of the page before. */
    async urgent(view: keyof typeof list.mostCover, { cursor, limit = pageSize }: PageInput) {
      const after = decodeCursor(cursor, urgencyPlace);
      const rows = await list.urgent(db, { cover: list.mostCover[view], after, limit: limit + 1 });
      const page = pageOf(rows, limit, { item: toItem, cursor: ({ cover, productId }) => [cover, productId] });
      return { ...page, ...(await list.counts(db)) };
    },

    /** By name or place, in the order in which they are found or stand. */
    async shelf({ limit = pageSize, search, ...place }: ShelfFilter): Promise<StockItem[]> {
      const { ids } = await store.find(toQuery({ search, ...place }, { sort: search ? 'relevance' : 'value', limit }));
      const found = new Map((await list.byIds(db, ids)).map((row) => [row.productId, row]));
      return ids.flatMap((id) => found.get(id) ?? []).map(toItem);
    },

    async ledger(idOrSlug: string): Promise<StockLedger> {
      const id = await stock.requireId(idOrSlug);
      const [[row], { lastCountedAt, ...facts }, days, settings] = await Promise.all([
        list.byIds(db, [id]),
        ledgers.read(db, id),
        ledgers.days(db, id),
        readSettings(db),
      ]);
      if (!row) throw new Refusal('product-unknown');
      const windowDays = windowSince(row.createdAt);
      const { reorderAt: reckonedAt, ...reckoned } = reorderPoint(
        { windowDays, units: row.sold90, squares: row.squares },
        settings,
      );
      return {
        ...toItem({ ...row, reckonedAt }),
        ...reckoned,
        reckonedAt,
        ...facts,
        deliveryDays: settings.supplyDays,
        windowDays,
        lastCountedAt: lastCountedAt?.toISOString() ?? null,
        days,
      };
    },

    async moves(
      idOrSlug: string,
      { cause = null, cursor, limit = pageSize }: PageInput & { cause?: StockCause | null | undefined },
    ): Promise<Page<StockMove>> {
      const id = await stock.requireId(idOrSlug);
      const [after = null] = decodeCursor(cursor, movePlace) ?? [];
      const rows = await ledgers.moves(db, id, { cause, after, limit: limit + 1 });
      return pageOf(rows, limit, { item: toMove, cursor: (row) => [row.id] });
    },
  };
}
