-- Money is whole paise. The upper bound is the specification's decimal(10,2): 99,999,999.99.
CREATE DOMAIN paise AS bigint CHECK (VALUE BETWEEN 0 AND 9999999999);

CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;

CREATE TABLE products (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- An address may carry the id or the slug, so a slug must never look like an id.
  slug              text NOT NULL UNIQUE
                    CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 100)
                    CHECK (slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  name              text NOT NULL CHECK (btrim(name) <> ''),
  summary           text NOT NULL CHECK (btrim(summary) <> ''),
  description       text NOT NULL CHECK (btrim(description) <> ''),
  price_paise       paise NOT NULL,
  difficulty        text NOT NULL CHECK (difficulty IN ('Beginner', 'Intermediate', 'Advanced')),
  category          text NOT NULL CHECK (category IN ('pcb', 'kit', 'parts')),
  subcategory       text NOT NULL CHECK (subcategory ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND subcategory <> 'all'),
  based_on          text CHECK (btrim(based_on) <> ''),
  rating            numeric(3, 2) NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  review_count      integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  image_url         text NOT NULL CHECK (image_url <> ''),
  -- A count, or null for what is not counted.
  stock             integer CHECK (stock >= 0),
  in_stock          boolean NOT NULL GENERATED ALWAYS AS (stock IS NULL OR stock > 0) STORED,
  -- json, not jsonb: the order of the lines is part of what the shop keeper wrote.
  specifications    json NOT NULL DEFAULT '{}' CHECK (json_typeof(specifications) = 'object'),
  components        text[] NOT NULL DEFAULT '{}' CHECK (array_position(components, NULL) IS NULL),
  documents         jsonb NOT NULL DEFAULT '[]'
                    CHECK (jsonb_typeof(documents) = 'array')
                    CHECK (NOT jsonb_path_exists(
                      documents,
                      '$[*] ? (!(@.name.type() == "string" && @.url.type() == "string" && @.type.type() == "string"))'
                    )),
  bom               jsonb CHECK (jsonb_typeof(bom) = 'array'),
  hsn_code          text NOT NULL CHECK (hsn_code ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  gst_rate_percent  numeric(4, 2) NOT NULL DEFAULT 18 CHECK (gst_rate_percent BETWEEN 0 AND 40),
  country_of_origin text NOT NULL CHECK (btrim(country_of_origin) <> ''),
  -- An archived product is no longer sold, and stays for the orders that name it.
  archived_at       timestamptz,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX products_category_index ON products (category, subcategory) WHERE archived_at IS NULL;

CREATE TRIGGER products_updated_at BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION set_updated_at();
