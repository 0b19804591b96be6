-- The invoice of an order as it was first asked for: made once, the same bytes ever after. The hash is of what stands in it;
-- it changes when a pro forma invoice gets its number, and when the order is cancelled.
CREATE TABLE invoice_files (
  order_id   uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  facts_hash bytea NOT NULL CHECK (octet_length(facts_hash) = 32),
  pdf        bytea NOT NULL CHECK (octet_length(pdf) > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
