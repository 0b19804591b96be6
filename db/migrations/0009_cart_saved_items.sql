-- The price a line was added at, so that a change since then can be said. Lines from before are taken at today's price.
ALTER TABLE cart_items ADD COLUMN added_price_paise paise;
UPDATE cart_items SET added_price_paise = products.price_paise FROM products WHERE products.id = cart_items.product_id;
ALTER TABLE cart_items ALTER COLUMN added_price_paise SET NOT NULL;

-- What a visitor put aside. It has a table of its own, so that nothing that sells a cart can sell it by mistake.
CREATE TABLE saved_items (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_id        uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  product_id        uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  quantity          integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  added_price_paise paise NOT NULL,
  created_at        timestamptz NOT NULL DEFAULT now(),
  UNIQUE (session_id, product_id)
);

CREATE INDEX saved_items_product_id_index ON saved_items (product_id);
