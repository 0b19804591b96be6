-- A person may say at how many it is time to order; where nobody did, it is reckoned from what was sold. The squares of
-- what was sold a day are kept beside its sum, so that the page of one product reads them instead of its orders.
ALTER TABLE stock_outlook
  ADD COLUMN reorder_by_hand integer CHECK (reorder_by_hand BETWEEN 0 AND 1000000),
  ADD COLUMN sold_squares    bigint NOT NULL DEFAULT 0 CHECK (sold_squares >= 0);

-- The share of the point of re-order that is left, as before, by whichever point counts.
ALTER TABLE stock_outlook DROP COLUMN cover;
ALTER TABLE stock_outlook ADD COLUMN cover double precision GENERATED ALWAYS AS (CASE
  WHEN stock = 0 THEN -sold_90
  WHEN coalesce(reorder_by_hand, reorder_at) = 0 THEN 1000000000
  ELSE stock::double precision / coalesce(reorder_by_hand, reorder_at)
END) STORED;
CREATE INDEX stock_outlook_cover_index ON stock_outlook (cover, product_id) WHERE stock IS NOT NULL;
CREATE INDEX stock_outlook_uncounted_index ON stock_outlook (product_id) WHERE stock IS NULL;

-- How many there are of each, without reading what else the indexes of the list hold.
CREATE INDEX products_on_sale_index ON products (category) WHERE archived_at IS NULL;
CREATE INDEX products_archived_index ON products (category) WHERE archived_at IS NOT NULL;

-- What has no picture yet is little, and was looked for among all.
CREATE INDEX products_without_picture_index ON products (office_text COLLATE "C", id) WHERE image_url = 'art:brand/mark';

-- What waits to be packed of a product that is in thousands of orders: its lines from the index alone, against the few
-- orders that are open.
DROP INDEX order_items_product_id_index;
CREATE INDEX order_items_product_id_index ON order_items (product_id) INCLUDE (order_id, quantity, counted);
CREATE INDEX orders_open_index ON orders (id) WHERE status IN ('pending', 'confirmed');
