-- What the office says of a product beyond what it had: words to find it by, what search engines show, and the words
-- for those who cannot see its first picture. Those of the further pictures stand with them, in the gallery.
ALTER TABLE products
  ADD COLUMN tags            text[] NOT NULL DEFAULT '{}' CHECK (array_position(tags, NULL) IS NULL),
  ADD COLUMN seo_title       text CHECK (btrim(seo_title) <> ''),
  ADD COLUMN seo_description text CHECK (btrim(seo_description) <> ''),
  ADD COLUMN image_label     text CHECK (btrim(image_label) <> ''),
  ADD COLUMN image_alt       text CHECK (btrim(image_alt) <> ''),
  -- What the office finds a product by; it begins with the name, so that the list stands in its order.
  ADD COLUMN office_text     text NOT NULL GENERATED ALWAYS AS
                             (lower(name) || ' ' || slug || ' ' || lower(coalesce(value, '')) || ' ' || hsn_code) STORED;

-- Every filter of the office's list is answered from one of these indexes alone, in each of its orders, without reading the products.
-- The stock is in none of them, or each sale would write to all indexes; it is asked of stock_outlook.
CREATE INDEX products_office_index ON products (office_text COLLATE "C", id)
  INCLUDE (category, subcategory, kind, image_url, archived_at);

CREATE INDEX products_office_price_index ON products (price_paise, id)
  INCLUDE (office_text, category, subcategory, kind, image_url, archived_at);
CREATE INDEX products_office_newest_index ON products (created_at, id)
  INCLUDE (office_text, category, subcategory, kind, image_url, archived_at);

-- Counts a version only where something differs: a change of the stock alone is nobody's edit.
DROP TRIGGER products_version ON products;
CREATE TRIGGER products_version BEFORE UPDATE ON products
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

-- Where a product was found before its address was changed: links to there lead to where it is now.
CREATE TABLE former_slugs (
  slug       text PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_slugs_product_id_index ON former_slugs (product_id);

-- A price that holds from a time on. Once it does, the row goes.
CREATE TABLE scheduled_prices (
  product_id  uuid PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  price_paise paise NOT NULL CHECK (price_paise >= 100),
  starts_at   timestamptz NOT NULL,
  -- The account may go; who it was stays.
  user_id     integer REFERENCES users (id) ON DELETE SET NULL,
  staff_name  text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX scheduled_prices_starts_at_index ON scheduled_prices (starts_at);
