import type { Database } from '#server/db/database.ts';

/** The products whose moves do not add up to their stock: none, always. */
export const ledgerFaults = (db: Database) =>
  db.query(
    `select slug, stock, (select coalesce(sum(delta), 0)::integer from stock_moves where product_id = products.id) as sum
     from products where coalesce(stock, 0) <> (select coalesce(sum(delta), 0) from stock_moves where product_id = products.id)`,
  );
