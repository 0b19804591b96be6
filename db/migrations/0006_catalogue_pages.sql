-- What a product page shows beyond the card: its pair (the board of a kit, the kit of a board), how many come in a pack,
-- further pictures, and what a builder measures.
ALTER TABLE products
  ADD COLUMN pair_slug    text CHECK (pair_slug <> slug),
  ADD COLUMN pack_size    integer NOT NULL DEFAULT 1 CHECK (pack_size > 0),
  ADD COLUMN gallery      jsonb NOT NULL DEFAULT '[]'
                          CHECK (jsonb_typeof(gallery) = 'array')
                          CHECK (NOT jsonb_path_exists(
                            gallery,
                            '$[*] ? (!(@.label.type() == "string" && @.imageUrl.type() == "string"))'
                          )),
  ADD COLUMN pin_out      json CHECK (json_typeof(pin_out) = 'object'),
  ADD COLUMN measurements jsonb CHECK (jsonb_typeof(measurements) = 'array');

-- Someone who wants to know when a product is back. Told once; asking again later starts anew.
CREATE TABLE stock_watchers (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  email      text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(email) <= 254),
  created_at timestamptz NOT NULL DEFAULT now(),
  told_at    timestamptz
);

CREATE UNIQUE INDEX stock_watchers_waiting_key ON stock_watchers (product_id, lower(email)) WHERE told_at IS NULL;
CREATE INDEX stock_watchers_product_id_index ON stock_watchers (product_id);
