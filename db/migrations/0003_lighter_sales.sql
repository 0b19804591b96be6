-- A sale writes less still. What stands here leaves an older version of the shop running beside it, and may be applied twice.

-- PostgreSQL reads, plans and compiles every CHECK of a table for each statement that writes to it, whatever it changes. A
-- sale changes the stock of a product and none of what its 35 other rules are about. Those are the same as before, under the
-- same names, and asked when a statement names one of their columns.
CREATE OR REPLACE FUNCTION check_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text := CASE
    -- An address may carry the id or the slug, so a slug must never look like an id.
    WHEN NOT (NEW.slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(NEW.slug) <= 100) THEN 'products_slug_check'
    WHEN NOT NEW.slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' THEN 'products_slug_check1'
    WHEN NOT btrim(NEW.name) <> '' THEN 'products_name_check'
    WHEN NOT btrim(NEW.summary) <> '' THEN 'products_summary_check'
    WHEN NOT btrim(NEW.description) <> '' THEN 'products_description_check'
    WHEN NOT NEW.difficulty IN ('Beginner', 'Intermediate', 'Advanced') THEN 'products_difficulty_check'
    WHEN NOT NEW.category IN ('pcb', 'kit', 'parts') THEN 'products_category_check'
    WHEN NOT (NEW.subcategory ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND NEW.subcategory <> 'all') THEN 'products_subcategory_check'
    WHEN NOT btrim(NEW.based_on) <> '' THEN 'products_based_on_check'
    WHEN NOT NEW.rating BETWEEN 0 AND 5 THEN 'products_rating_check'
    WHEN NOT NEW.review_count >= 0 THEN 'products_review_count_check'
    WHEN NOT NEW.image_url <> '' THEN 'products_image_url_check'
    WHEN NOT json_typeof(NEW.specifications) = 'object' THEN 'products_specifications_check'
    WHEN NOT array_position(NEW.components, NULL) IS NULL THEN 'products_components_check'
    WHEN NOT jsonb_typeof(NEW.documents) = 'array' THEN 'products_documents_check'
    WHEN jsonb_path_exists(
      NEW.documents,
      '$[*] ? (!(@.name.type() == "string" && @.url.type() == "string" && @.type.type() == "string"))'
    ) THEN 'products_documents_check1'
    WHEN NOT jsonb_typeof(NEW.bom) = 'array' THEN 'products_bom_check'
    WHEN NOT NEW.hsn_code ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$' THEN 'products_hsn_code_check'
    WHEN NOT NEW.gst_rate_percent BETWEEN 0 AND 40 THEN 'products_gst_rate_percent_check'
    WHEN NOT btrim(NEW.country_of_origin) <> '' THEN 'products_country_of_origin_check'
    WHEN NOT NEW.pair_slug <> NEW.slug THEN 'products_check'
    WHEN NOT NEW.pack_size > 0 THEN 'products_pack_size_check'
    WHEN NOT jsonb_typeof(NEW.gallery) = 'array' THEN 'products_gallery_check'
    WHEN jsonb_path_exists(
      NEW.gallery,
      '$[*] ? (!(@.label.type() == "string" && @.imageUrl.type() == "string"))'
    ) THEN 'products_gallery_check1'
    WHEN NOT json_typeof(NEW.pin_out) = 'object' THEN 'products_pin_out_check'
    WHEN NOT jsonb_typeof(NEW.measurements) = 'array' THEN 'products_measurements_check'
    WHEN NOT NEW.kind ~ '^[a-z]+(-[a-z]+)*$' THEN 'products_kind_check'
    WHEN NOT (btrim(NEW.value) <> '' AND char_length(NEW.value) <= 40) THEN 'products_value_check'
    WHEN NOT array_position(NEW.tags, NULL) IS NULL THEN 'products_tags_check'
    WHEN NOT btrim(NEW.seo_title) <> '' THEN 'products_seo_title_check'
    WHEN NOT btrim(NEW.seo_description) <> '' THEN 'products_seo_description_check'
    WHEN NOT btrim(NEW.image_label) <> '' THEN 'products_image_label_check'
    WHEN NOT btrim(NEW.image_alt) <> '' THEN 'products_image_alt_check'
    WHEN NOT (NEW.category = 'parts' OR NEW.kind IS NULL) THEN 'products_kind_of_parts_check'
    WHEN NOT (NOT NEW.draft OR NEW.archived_at IS NOT NULL) THEN 'products_draft_off_sale'
  END;
BEGIN
  IF broken IS NULL THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'new row for relation "products" violates check constraint "%"', broken
    USING ERRCODE = 'check_violation', TABLE = 'products', CONSTRAINT = broken;
END
$$;

DROP TRIGGER IF EXISTS products_checked ON products;
CREATE TRIGGER products_checked BEFORE INSERT OR UPDATE OF slug, name, summary, description, difficulty, category, subcategory,
    based_on, rating, review_count, image_url, specifications, components, documents, bom, hsn_code, gst_rate_percent,
    country_of_origin, pair_slug, pack_size, gallery, pin_out, measurements, kind, value, tags, seo_title, seo_description,
    image_label, image_alt, draft, archived_at ON products
  FOR EACH ROW EXECUTE FUNCTION check_product();

DO $$
DECLARE
  rule record;
BEGIN
  FOR rule IN SELECT conname FROM pg_constraint
    WHERE conrelid = 'products'::regclass AND contype = 'c' AND conname <> 'products_stock_check'
  LOOP
    EXECUTE format('ALTER TABLE products DROP CONSTRAINT %I', rule.conname);
  END LOOP;
END
$$;

-- A function of SQL is parsed and planned anew for each order whose words it makes; this one, which makes the same, once for
-- each connection.
CREATE OR REPLACE FUNCTION order_words(number text, email text, phone text, shipping_name text, billing_name text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array_to_tsvector(array_remove(
    search_words(number || ' ' || email || ' ' || coalesce(shipping_name, '') || ' ' || coalesce(billing_name, ''))
      || coalesce('tel' || right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), ''), ''));
END
$$;

-- Guests have no account: their orders need no entry under one. One index finds a number whole and by how it begins, and that
-- of mailboxes finds those of guests too.
DROP INDEX IF EXISTS orders_user_id_index;
CREATE INDEX orders_user_id_index ON orders (user_id, created_at DESC) WHERE user_id IS NOT NULL;
DROP INDEX IF EXISTS order_events_user_id_index;
CREATE INDEX order_events_user_id_index ON order_events (user_id) WHERE user_id IS NOT NULL;
DROP INDEX IF EXISTS sessions_user_id_index;
CREATE INDEX sessions_user_id_index ON sessions (user_id) WHERE user_id IS NOT NULL;
DROP INDEX IF EXISTS sessions_known_user_id_index;
CREATE INDEX sessions_known_user_id_index ON sessions (known_user_id) WHERE known_user_id IS NOT NULL;
DROP INDEX IF EXISTS orders_email_index;
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_number_key;
DROP INDEX IF EXISTS orders_number_key;
CREATE UNIQUE INDEX orders_number_key ON orders (number text_pattern_ops);
DROP INDEX IF EXISTS orders_number_prefix_index;

-- The statement that writes an order is committed together with it, so it has to fail by itself when it could not take the
-- units of every line that is counted, or did not write every line.
CREATE OR REPLACE FUNCTION require_whole_order(taken bigint, counted bigint, written bigint, lines bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF taken = counted AND written = lines THEN RETURN true; END IF;
  RAISE EXCEPTION 'An order of % lines was written with %, and took the units of % where % are counted.',
    lines, written, taken, counted
    USING ERRCODE = 'check_violation', CONSTRAINT = CASE WHEN written = lines THEN 'order_units_taken' ELSE 'order_is_whole' END;
END
$$;
