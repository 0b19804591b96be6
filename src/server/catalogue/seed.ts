import { rupees } from '#domain/money/money.ts';
import { catalogue } from '#seed/catalogue.ts';
import type { SeedProduct } from '#seed/catalogue-types.ts';
import { documentsOf } from '#seed/documents.ts';
import { galleryOf } from '#seed/gallery.ts';
import type { Database } from '../db/database.ts';

const insertProducts = `
  insert into products (slug, name, summary, description, price_paise, difficulty, category, subcategory, based_on, rating,
    review_count, image_url, gallery, stock, pack_size, specifications, pin_out, components, documents, bom, measurements,
    pair_slug, hsn_code, gst_rate_percent, country_of_origin, created_at)
  select slug, name, summary, description, "pricePaise", difficulty, category, subcategory, "basedOn", rating,
    "reviewCount", "imageUrl", gallery, stock, "packSize", specifications, "pinOut", components, documents, bom, measurements,
    "pairSlug", hsn, "gstRatePercent", "countryOfOrigin", "addedOn"
  from json_to_recordset($1) as product(slug text, name text, summary text, description text, "pricePaise" bigint,
    difficulty text, category text, subcategory text, "basedOn" text, rating numeric, "reviewCount" integer,
    "imageUrl" text, gallery jsonb, stock integer, "packSize" integer, specifications json, "pinOut" json,
    components text[], documents jsonb, bom jsonb, measurements jsonb, "pairSlug" text, hsn text, "gstRatePercent" numeric, "countryOfOrigin" text, "addedOn" timestamptz)
  returning id`;

/** Processes that start at once wait for the first, which is longer than a visitor would. */
const deadlineMs = 60_000;

const toRow = ({ priceRupees, bom, measurements, addedOn, ...product }: SeedProduct) => ({
  ...product,
  pricePaise: rupees(priceRupees),
  bom: bom.length > 0 ? bom : null,
  measurements: measurements.length > 0 ? measurements : null,
  gallery: galleryOf(product),
  documents: documentsOf(product),
  addedOn: `${addedOn}T00:00:00Z`,
});

/** Fills a shop that has no products yet, and leaves any other alone. Answers how many were added. */
export function seedEmptyShop(db: Database, products: readonly SeedProduct[] = catalogue): Promise<number> {
  return db.transaction(
    async (tx) => {
      // Processes that start at once wait here for the first one, then find its products.
      await tx.query('lock table products in share row exclusive mode');
      const [found] = await tx.query<{ any: boolean }>('select exists (select from products) as any');
      if (found?.any) return 0;
      const added = await tx.query(insertProducts, [JSON.stringify(products.map(toRow))]);
      return added.length;
    },
    { deadlineMs },
  );
}
