import type { Product, ProductFilter } from '#contracts/catalogue.ts';
import { allSubcategories, catalogueLimit } from '#domain/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money.ts';
import type { Database } from '../db/database.ts';
import type { Pictures } from '../pictures.ts';
import * as products from './product.repository.ts';
import type { ProductRow } from './product.repository.ts';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

interface Page {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export function createCatalogueService(db: Database, pictures: Pictures) {
  const toProduct = ({ pricePaise, ...row }: ProductRow): Product => ({
    ...row,
    price: toDecimal(toPaise(pricePaise)),
    imageUrl: pictures.address(row.imageUrl),
  });

  return {
    async list(filter: ProductFilter, page: Page) {
      const query = {
        search: filter.search?.trim() || null,
        difficulty: filter.difficulty || null,
        category: filter.category || null,
        subcategory: filter.subcategory === allSubcategories ? null : filter.subcategory || null,
        limit: page.limit ?? catalogueLimit,
        offset: page.offset ?? 0,
      };
      const [rows, counts] = [await products.list(db, query), await products.count(db, query)];
      return { products: rows.map(toProduct), ...counts };
    },

    async get(idOrSlug: string): Promise<Product> {
      const row = await products.find(db, idOrSlug);
      if (!row) throw new Refusal('product-unknown');
      return toProduct(row);
    },
  };
}
