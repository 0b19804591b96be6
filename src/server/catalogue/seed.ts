import { productDefaults } from '#domain/catalogue/product-fields.ts';
import { rupees } from '#domain/money/money.ts';
import type { SeedProduct } from '#catalogue/catalogue-types.ts';
import type { Database } from '../db/database.ts';
import * as rows from './seed.repository.ts';

/** Processes that start at once wait for the first, which is longer than a visitor would. */
const deadlineMs = 60_000;

/** Loaded by an empty shop alone: the first catalogue is larger than what any other start needs. */
async function toRows(products: readonly SeedProduct[] | null): Promise<rows.SeedRow[]> {
  const [{ catalogue }, { documentsOf }, { galleryOf }] = await Promise.all([
    import('#catalogue/catalogue.ts'),
    import('#catalogue/documents.ts'),
    import('#catalogue/gallery.ts'),
  ]);
  return (products ?? catalogue).map((product) => ({
    ...toRow(product),
    gallery: galleryOf(product),
    documents: documentsOf(product),
  }));
}

const toRow = ({
  priceRupees,
  hsn,
  bom,
  measurements,
  addedOn,
  ...product
}: SeedProduct): Omit<rows.SeedRow, 'gallery' | 'documents'> => ({
  ...productDefaults,
  ...product,
  hsnCode: hsn,
  pricePaise: rupees(priceRupees),
  bom: bom.length > 0 ? bom : null,
  measurements: measurements.length > 0 ? measurements : null,
  imageLabel: null,
  imageAlt: null,
  createdAt: `${addedOn}T00:00:00Z`,
});

/** Fills a shop that has no products yet, and leaves any other alone. Answers how many were added. */
export function seedEmptyShop(db: Database, products: readonly SeedProduct[] | null = null): Promise<number> {
  return db.transaction(
    async (tx) => {
      // Processes that start at once wait here for the first one, then find its products.
      await rows.lockProducts(tx);
      return (await rows.hasProducts(tx)) ? 0 : rows.insertProducts(tx, await toRows(products));
    },
    { deadlineMs },
  );
}
