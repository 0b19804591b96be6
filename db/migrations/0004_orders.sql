CREATE SEQUENCE order_numbers AS bigint START WITH 1001;

CREATE TABLE orders (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number           text NOT NULL UNIQUE DEFAULT 'PK-' || nextval('order_numbers') CHECK (number ~ '^PK-[0-9]+$'),
  -- Guests have no account; what was sold stays in the books when an account goes.
  user_id          integer REFERENCES users (id) ON DELETE SET NULL,
  email            text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(email) <= 254),
  status           text NOT NULL DEFAULT 'pending'
                   CHECK (status IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')),
  total_paise      paise NOT NULL,
  currency         text NOT NULL DEFAULT 'INR' CHECK (currency ~ '^[A-Z]{3}$'),
  shipping_address jsonb NOT NULL CHECK (jsonb_typeof(shipping_address) = 'object'),
  billing_address  jsonb CHECK (jsonb_typeof(billing_address) = 'object'),
  notes            text,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX orders_user_id_index ON orders (user_id, created_at DESC);
CREATE INDEX orders_created_at_index ON orders (created_at DESC);

CREATE TRIGGER orders_updated_at BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- The name and the price are what was bought, whatever the product becomes later.
CREATE TABLE order_items (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id    uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  product_id  uuid NOT NULL REFERENCES products (id),
  name        text NOT NULL CHECK (btrim(name) <> ''),
  quantity    integer NOT NULL CHECK (quantity > 0),
  price_paise paise NOT NULL,
  UNIQUE (order_id, product_id)
);

CREATE INDEX order_items_product_id_index ON order_items (product_id);
