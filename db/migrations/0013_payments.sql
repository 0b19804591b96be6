-- What the gateway still has to be asked about: an order is watched from its first try to pay until its money came, and
-- for three days at most, which is how long a payment that failed may still come true.
CREATE TABLE gateway_watches (
  gateway_order_id text PRIMARY KEY CHECK (gateway_order_id <> ''),
  order_id         uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  test             boolean NOT NULL,
  ask_at           timestamptz NOT NULL,
  created_at       timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX gateway_watches_order_id_index ON gateway_watches (order_id);
CREATE INDEX gateway_watches_ask_at_index ON gateway_watches (ask_at);

-- The books of the built-in test gateway, which several processes of the shop share: its orders, and their payments.
CREATE TABLE test_gateway (
  id         text PRIMARY KEY,
  -- Null for an order.
  order_id   text REFERENCES test_gateway (id) ON DELETE CASCADE,
  body       jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX test_gateway_order_id_index ON test_gateway (order_id, created_at);
