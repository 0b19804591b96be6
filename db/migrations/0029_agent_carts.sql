-- Carts and checkouts that agents hold by UCP, for a day after they were last written. They belong to nobody: whoever has the
-- token sees what is in them, and what is in them is no order. An older version of the shop runs beside it, and it may be
-- applied twice.
CREATE TABLE IF NOT EXISTS agent_carts (
  -- Only the hash of its token is kept.
  token_hash  bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  kind        text NOT NULL CHECK (kind IN ('cart', 'checkout')),
  -- Products by id with their packs, in the order they were sent.
  lines       jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array' AND octet_length(lines::text) <= 16384),
  canceled_at timestamptz,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS agent_carts_expires_at_index ON agent_carts (expires_at);
