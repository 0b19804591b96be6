-- A request that was on its way while its session got a new token arrives with the old one. For a moment the old token is
-- remembered, not to be let in, but to be refused: taken for a stranger's it would start a second, empty cart.
ALTER TABLE sessions
  ADD COLUMN previous_token_hash bytea CHECK (octet_length(previous_token_hash) = 32),
  ADD COLUMN previous_until      timestamptz;

CREATE INDEX sessions_previous_token_hash_index ON sessions (previous_token_hash) WHERE previous_token_hash IS NOT NULL;
