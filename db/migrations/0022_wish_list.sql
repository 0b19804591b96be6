-- What a visitor would like to have one day. A guest's wishes hang on the session, those of an account on the account, so
-- that they are the same on every device; signing in takes the guest's along.
CREATE TABLE wish_list_items (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
  user_id    integer REFERENCES users (id) ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wish_list_items_owner_check CHECK ((session_id IS NULL) <> (user_id IS NULL)),
  UNIQUE (session_id, product_id),
  UNIQUE (user_id, product_id)
);

CREATE INDEX wish_list_items_product_id_index ON wish_list_items (product_id);
