import { customsCode } from '#domain/customs/goods.ts';
import type { KitBill } from '#domain/customs/one-kit.ts';
import { toPaise, type Paise } from '#domain/money/money.ts';
import { priceWithoutTax } from '#domain/pricing/tax.ts';
import type { Queryable } from '../db/database.ts';
import * as bills from './kit-bill.repository.ts';

/** What a board in a cart would be with all its parts. */
export interface CartKitBill extends KitBill {
  /** The kit that can be bought instead, and what it costs abroad. Null: it is not to be had. */
  readonly sold: { readonly slug: string; readonly price: Paise } | null;
}

export type ReadKitBills = typeof readKitBills;

/** The kits that the boards in a cart would make, as far as every part of them is sold. */
export async function readKitBills(db: Queryable, sessionId: string): Promise<CartKitBill[]> {
  const rows = await bills.list(db, sessionId);
  return rows.map(({ boardId, name, parts, countryOfOrigin, isSold, slug, pricePaise, gstRatePercent, ...codes }) => ({
    boardId,
    name,
    parts,
    origin: countryOfOrigin,
    code: customsCode({ ...codes, kind: null }),
    sold: isSold ? { slug, price: priceWithoutTax(toPaise(pricePaise), gstRatePercent) } : null,
  }));
}
