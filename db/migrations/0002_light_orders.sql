-- An order writes less. What stands here leaves an older version of the shop running beside it, and may be applied twice.

-- A sale writes a product's row anew. With room on its page the new row needs no entry in any index (a HOT update). Rows
-- that stand on full pages already find such a page when they are next written.
ALTER TABLE products SET (fillfactor = 60);
ALTER TABLE stock_outlook SET (fillfactor = 70);
ALTER TABLE cart_items SET (fillfactor = 70);
ALTER TABLE jobs SET (fillfactor = 50);

-- Only a statement that names one of these columns can change it, so a sale need not compare them all.
DROP TRIGGER products_version ON products;
CREATE TRIGGER products_version BEFORE UPDATE OF slug, name, summary, description, price_paise, difficulty, category,
    subcategory, based_on, image_url, image_label, image_alt, gallery, specifications, components, documents, bom,
    hsn_code, gst_rate_percent, country_of_origin, kind, value, pack_size, pair_slug, pin_out, tags, seo_title,
    seo_description, archived_at ON products
  FOR EACH ROW WHEN (
    (OLD.slug, OLD.name, OLD.summary, OLD.description, OLD.price_paise, OLD.difficulty, OLD.category, OLD.subcategory,
     OLD.based_on, OLD.image_url, OLD.image_label, OLD.image_alt, OLD.gallery, OLD.specifications::text, OLD.components,
     OLD.documents, OLD.bom, OLD.hsn_code, OLD.gst_rate_percent, OLD.country_of_origin, OLD.kind, OLD.value,
     OLD.pack_size, OLD.pair_slug, OLD.pin_out::text, OLD.tags, OLD.seo_title, OLD.seo_description, OLD.archived_at)
    IS DISTINCT FROM
    (NEW.slug, NEW.name, NEW.summary, NEW.description, NEW.price_paise, NEW.difficulty, NEW.category, NEW.subcategory,
     NEW.based_on, NEW.image_url, NEW.image_label, NEW.image_alt, NEW.gallery, NEW.specifications::text, NEW.components,
     NEW.documents, NEW.bom, NEW.hsn_code, NEW.gst_rate_percent, NEW.country_of_origin, NEW.kind, NEW.value,
     NEW.pack_size, NEW.pair_slug, NEW.pin_out::text, NEW.tags, NEW.seo_title, NEW.seo_description, NEW.archived_at)
  ) EXECUTE FUNCTION count_version();

-- The ledger is written once for each statement that changes products, and not once for each product of it. A move begins
-- where the last one ended. Who and why is what the transaction says in taar.stock_move, as before.
CREATE OR REPLACE FUNCTION record_stock_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := coalesce(nullif(current_setting('taar.stock_move', true), ''),
    '{"cause": "counted", "reason": "Changed in the database"}');
BEGIN
  INSERT INTO stock_moves (product_id, cause, before, balance, delta, order_id, delivery_id, user_id, staff_name, reason)
  SELECT changed.id, why ->> 'cause', last.balance, changed.stock, coalesce(changed.stock, 0) - coalesce(last.balance, 0),
    (why ->> 'orderId')::uuid, (why ->> 'deliveryId')::bigint, (why ->> 'userId')::integer,
    (SELECT coalesce(nullif(btrim(concat_ws(' ', first_name, last_name)), ''), username) FROM users
     WHERE id = (why ->> 'userId')::integer), why ->> 'reason'
  FROM changed LEFT JOIN LATERAL (
    SELECT balance FROM stock_moves WHERE product_id = changed.id ORDER BY id DESC LIMIT 1
  ) last ON true
  WHERE changed.stock IS DISTINCT FROM last.balance
  ORDER BY changed.id;
  UPDATE stock_outlook SET stock = CASE WHEN changed.archived_at IS NULL THEN changed.stock END
  FROM changed
  WHERE product_id = changed.id
    AND stock_outlook.stock IS DISTINCT FROM CASE WHEN changed.archived_at IS NULL THEN changed.stock END;
  RETURN NULL;
END
$$;

DROP TRIGGER products_stock_moved ON products;
CREATE TRIGGER products_stock_moved AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_stock_moves();

-- The proof comes after the ledger was written: triggers of one statement fire in the order of their names.
CREATE OR REPLACE FUNCTION check_stock_ledgers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  amiss record;
BEGIN
  SELECT changed.id, changed.stock, last.balance INTO amiss
  FROM changed LEFT JOIN LATERAL (
    SELECT balance FROM stock_moves WHERE product_id = changed.id ORDER BY id DESC LIMIT 1
  ) last ON true
  WHERE changed.stock IS DISTINCT FROM last.balance LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The moves of product % add up to %, and its stock is %.', amiss.id, amiss.balance, amiss.stock
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_ledger_agrees';
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER stock_ledger_agrees ON products;
CREATE CONSTRAINT TRIGGER stock_ledger_agrees AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION check_stock_ledger();
DROP TRIGGER IF EXISTS stock_ledgers_agree ON products;
CREATE TRIGGER stock_ledgers_agree AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_stock_ledgers();
