import type { CustomsProduct } from '#domain/customs/goods.ts';
import { itemColumns, productColumns, weightColumns, type CartRow } from '../cart/cart-columns.ts';
import type { Queryable } from '../db/database.ts';

/** A line of a cart with the price that its owner was told last. */
export interface QuotedRow extends CartRow, Omit<CustomsProduct, 'category'> {
  readonly quotedPricePaise: number | null;
  readonly gstRatePercent: string;
}

const listQuoted = {
  name: 'checkout-list',
  text: `select ${itemColumns}, item.quoted_price_paise as "quotedPricePaise", ${productColumns},
           product.hsn_code as "hsnCode", product.hs_code as "hsCode", product.gst_rate_percent as "gstRatePercent",
           ${weightColumns}
         from cart_items item join products product on product.id = item.product_id
         where item.session_id = $1 order by item.created_at, item.id`,
};

const writeQuotes = {
  name: 'checkout-quote',
  text: `update cart_items set quoted_price_paise = told.price_paise
         from unnest($2::uuid[], $3::bigint[]) as told(id, price_paise)
         where cart_items.id = told.id and session_id = $1`,
};

export const list = (db: Queryable, sessionId: string): Promise<QuotedRow[]> =>
  db.query<QuotedRow>(listQuoted, [sessionId]);

/** Keeps the prices that are being shown, whatever they have become meanwhile. */
export async function recordQuotes(tx: Queryable, sessionId: string, rows: readonly QuotedRow[]): Promise<void> {
  await tx.query(writeQuotes, [sessionId, rows.map(({ id }) => id), rows.map(({ pricePaise }) => pricePaise)]);
}
