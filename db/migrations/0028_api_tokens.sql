-- Tokens for programs: made in the office by somebody, whose rights they never exceed. An older version of the shop runs beside
-- it, and it may be applied twice.
CREATE TABLE IF NOT EXISTS api_tokens (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- It goes with the account of whoever made it.
  user_id      integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name         text NOT NULL CHECK (btrim(name) <> '' AND char_length(name) <= 60),
  -- Only the hash is kept. The last four characters tell people which one it is.
  token_hash   bytea NOT NULL UNIQUE,
  ending       text NOT NULL CHECK (char_length(ending) = 4),
  rights       text[] NOT NULL CHECK (cardinality(rights) BETWEEN 1 AND 30 AND array_position(rights, NULL) IS NULL),
  expires_at   timestamptz NOT NULL,
  last_used_at timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS api_tokens_user_id_index ON api_tokens (user_id);
