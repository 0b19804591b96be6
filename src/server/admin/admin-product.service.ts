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
import * as products from './admin-product.repository.ts';

export type AdminProductService = ReturnType<typeof createAdminProductService>;

/** What the admin can do with products. */
export function createAdminProductService({ db, store }: { db: Database; store: CatalogueStore }) {
  return {
    async change(idOrSlug: string, { price, stock }: z.output<typeof productChange>, staff: Staff): Promise<Product> {
      const key = isUuid(idOrSlug) ? { id: idOrSlug, slug: null } : { id: null, slug: idOrSlug };
      const pricePaise = price === undefined ? undefined : fromDecimal(price);
      const id = await db.transaction(async (tx) => {
        const before = await products.lock(tx, key);
        if (!before) throw new Refusal('product-unknown');
        const after = await products.update(tx, before.id, { pricePaise, stock });
        const fieldsOf = (row: products.ProductFields) => ({ price: toDecimal(row.pricePaise), stock: row.stock });
        await recordChange(tx, staff, {
          thing: 'product',
          thingId: before.id,
          label: before.name,
          action: 'changed',
          before: fieldsOf(before),
          after: fieldsOf(after),
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
