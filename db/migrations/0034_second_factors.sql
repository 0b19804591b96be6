-- What somebody who works in the office shows besides the password: an app that makes codes, or a passkey.
CREATE TABLE second_factors (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('totp', 'passkey')),
  name       text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- Of an app: the secret that it shares with us, in base32, and the last step of time whose code was used.
  secret     text,
  used_step  bigint,
  -- Of a passkey: its id, its public key and how often it says it was used.
  credential text UNIQUE,
  public_key bytea,
  counter    bigint,
  transports text[],
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at    timestamptz,
  CHECK (kind <> 'totp' OR (secret IS NOT NULL AND credential IS NULL)),
  CHECK (kind <> 'passkey' OR (secret IS NULL AND credential IS NOT NULL AND public_key IS NOT NULL AND counter IS NOT NULL))
);

CREATE INDEX second_factors_user_id_index ON second_factors (user_id);

-- For whoever lost the second factor. Only hashes are kept, and a code that was used is gone.
CREATE TABLE recovery_codes (
  code_hash bytea PRIMARY KEY CHECK (octet_length(code_hash) = 32),
  user_id   integer NOT NULL REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX recovery_codes_user_id_index ON recovery_codes (user_id);

-- What a session has begun and not ended: a sign-in whose password was right, or a new factor that was not tried yet.
CREATE TABLE factor_steps (
  session_id    uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  purpose       text NOT NULL CHECK (purpose IN ('sign-in', 'totp', 'passkey')),
  user_id       integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Of a sign-in: the hash that the password was checked against. It ends when that is another.
  password_hash text,
  -- What a passkey has to sign, or the secret of a new app.
  challenge     text,
  expires_at    timestamptz NOT NULL,
  PRIMARY KEY (session_id, purpose)
);

CREATE INDEX factor_steps_expires_at_index ON factor_steps (expires_at);
CREATE INDEX factor_steps_user_id_index ON factor_steps (user_id);

-- What the owner of the shop decides for the office: one row, or none while nothing was decided.
CREATE TABLE office_rules (
  single                 boolean PRIMARY KEY DEFAULT true CHECK (single),
  second_factor_required boolean NOT NULL DEFAULT false
);
