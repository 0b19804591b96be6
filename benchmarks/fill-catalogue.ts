import type { Database } from '#server/db/database.ts';
import type { IndexedProduct } from '#server/search/query/catalogue-query.ts';

const batchSize = 2000;

/** Puts a made-up catalogue into an empty shop. */
export async function fillCatalogue(db: Database, products: readonly IndexedProduct[]): Promise<void> {
  for (let start = 0; start < products.length; start += batchSize) {
    const batch = JSON.stringify(products.slice(start, start + batchSize));
    await db.transaction(
      (tx) =>
        tx.query(
          `insert into products (id, slug, name, summary, description, price_paise, difficulty, category, subcategory,
             based_on, rating, review_count, image_url, stock, components, hsn_code, country_of_origin)
           select id, slug, name, summary, repeat(summary || '. ', 5), "pricePaise", difficulty, category, subcategory,
             "basedOn", rating, "reviewCount", '/art/x.svg', case when "inStock" then 5 else 0 end, keywords, '8543', 'India'
           from json_to_recordset($1) as row(id uuid, slug text, name text, summary text, "pricePaise" bigint,
             difficulty text, category text, subcategory text, "basedOn" text, rating numeric, "reviewCount" integer,
             "inStock" boolean, keywords text[])`,
          [batch],
        ),
      { deadlineMs: 60_000 },
    );
  }
  await db.transaction((tx) => tx.query('analyze products'), { deadlineMs: 60_000 });
}
