import { shareOfUnits } from '#domain/money/rounding.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import type { Database } from '../../../db/database.ts';
import { readSettings } from '../../../settings/settings.service.ts';
import { requireAnyOrder } from '../../order-access.ts';
import type { WholeOrderRow } from '../../order.repository.ts';
import { orderPriceOf } from '../../order-price.ts';
import { readOrderRow } from '../../order-view.ts';
import { withoutErased } from '../erased-buyer.ts';
import { customsNote, customsSheet, isExported, type CustomsProducts } from './customs-sheet.ts';
import type { Printing } from './order-paper-pdfs.ts';
import * as papers from './order-papers.repository.ts';

// What draws on paper is loaded by whoever needs it.
const loadPdfs = () => import('./order-paper-pdfs.ts');

/** What has still to go into the parcel, with what was paid for it: nobody packs what was refunded before it left. */
function withoutRefunded(row: WholeOrderRow): WholeOrderRow {
  if (row.status !== 'pending' && row.status !== 'confirmed') return row;
  const items = orderPriceOf(row).lines.map(({ line: { item, price }, paid }) => {
    const quantity = item.quantity - item.refundedQuantity;
    const left = shareOfUnits(paid, item.quantity, { before: item.refundedQuantity, count: quantity });
    return { ...item, quantity, adjustedPaise: left - price * quantity };
  });
  return { ...row, items: items.filter(({ quantity }) => quantity > 0) };
}

interface Deps {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly now?: () => Date;
}

export type OrderPaperService = ReturnType<typeof createOrderPaperService>;

/** What is printed to pack and to send. */
export function createOrderPaperService({ db, publicUrl, now = () => new Date() }: Deps) {
  /** Each once, in the order they were named. */
  async function read(orders: readonly string[]): Promise<WholeOrderRow[]> {
    const rows = new Map<string, WholeOrderRow>();
    for (const order of orders) {
      const id = await requireAnyOrder(db, order);
      if (!rows.has(id)) rows.set(id, withoutRefunded(withoutErased(await readOrderRow(db, id))));
    }
    return [...rows.values()];
  }

  /** Nothing is asked for parcels that stay in the country. */
  async function customsOf(rows: readonly WholeOrderRow[]): Promise<CustomsProducts> {
    const ids = rows.filter(isExported).flatMap(({ items }) => items.map(({ productId }) => productId));
    return ids.length === 0 ? new Map() : papers.customs(db, ids);
  }

  const printing = async (): Promise<Printing> => ({
    seller: sellerOf(await readSettings(db)),
    date: now(),
    publicUrl: publicUrl(),
  });

  return {
    packingSlips: async (orders: readonly string[]): Promise<Uint8Array> =>
      (await loadPdfs()).packingSlipsPdf(await read(orders), await printing()),

    async labels(orders: readonly string[]): Promise<Uint8Array> {
      const rows = await read(orders);
      const products = await customsOf(rows);
      const note = (row: WholeOrderRow) => customsNote(row, products);
      return (await loadPdfs()).labelsPdf(rows, { ...(await printing()), customsNote: note });
    },

    async customsSheet(orders: readonly string[]): Promise<Uint8Array> {
      const rows = await read(orders);
      return Buffer.from(customsSheet(rows, await customsOf(rows)));
    },

    async pickList(orders: readonly string[]): Promise<Uint8Array> {
      const rows = await read(orders);
      const ids = rows.flatMap(({ items }) => items.map(({ productId }) => productId));
      const { pickListPdf, toPickGroups } = await loadPdfs();
      return pickListPdf(toPickGroups(rows, await papers.kinds(db, ids)), await printing());
    },
  };
}
