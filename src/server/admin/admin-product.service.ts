import type { z } from 'zod';
import type { productChange } from '#contracts/admin/products.ts';
import type { Product } from '#contracts/catalogue.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { fromDecimal, toDecimal } from '#domain/money/money.ts';
import { recordChange } from '../audit/audit.service.ts';
import { isUuid } from '../db/uuid.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../db/database.ts';
import type { CountStock } from '../stock/stock.service.ts';
import * as products from './admin-product.repository.ts';

export type AdminProductService = ReturnType<typeof createAdminProductService>;

interface Deps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly countStock: CountStock;
}

/** What the admin can do with products. */
export function createAdminProductService({ db, store, countStock }: Deps) {
  return {
    async change(idOrSlug: string, { price, stock }: z.output<typeof productChange>, staff: Staff): Promise<Product> {
      const key = isUuid(idOrSlug) ? { id: idOrSlug, slug: null } : { id: null, slug: idOrSlug };
      const pricePaise = price === undefined ? undefined : fromDecimal(price);
      const id = await db.transaction(async (tx) => {
        const before = await products.lock(tx, key);
        if (!before) throw new Refusal('product-unknown');
        if (pricePaise !== undefined) await products.setPrice(tx, before.id, pricePaise);
        if (stock !== undefined) await countStock(tx, before.id, { counted: stock, staff });
        const fieldsOf = (row: products.ProductFields) => ({ price: toDecimal(row.pricePaise), stock: row.stock });
        await recordChange(tx, staff, {
          thing: 'product',
          thingId: before.id,
          label: before.name,
          action: 'changed',
          before: fieldsOf(before),
          after: fieldsOf({
            ...before,
            ...(pricePaise !== undefined && { pricePaise }),
            ...(stock !== undefined && { stock }),
          }),
        });
        return before.id;
      });
      await store.refresh([id]);
      const [product] = await store.read([id]);
      if (!product) throw new Refusal('product-unknown');
      return product;
    },
  };
}
