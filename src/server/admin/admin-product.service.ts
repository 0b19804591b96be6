import type { z } from 'zod';
import type { productChange } from '#contracts/admin.ts';
import type { Product } from '#contracts/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import { fromDecimal } from '#domain/money/money.ts';
import { isUuid } from '../db/uuid.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../db/database.ts';
import * as products from './admin-product.repository.ts';

export type AdminProductService = ReturnType<typeof createAdminProductService>;

/** What the admin can do with products. */
export function createAdminProductService({ db, store }: { db: Database; store: CatalogueStore }) {
  return {
    async change(idOrSlug: string, { price, stock }: z.output<typeof productChange>): Promise<Product> {
      const key = isUuid(idOrSlug) ? { id: idOrSlug, slug: null } : { id: null, slug: idOrSlug };
      const pricePaise = price === undefined ? undefined : fromDecimal(price);
      const id = await products.update(db, key, { pricePaise, stock });
      if (id === null) throw new Refusal('product-unknown');
      await store.refresh([id]);
      const [product] = await store.read([id]);
      if (!product) throw new Refusal('product-unknown');
      return product;
    },
  };
}
