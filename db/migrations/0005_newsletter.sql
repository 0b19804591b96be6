CREATE TABLE newsletter_subscribers (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email        text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(email) <= 254),
  status       text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'left')),
  -- The links to confirm and to leave carry the token; only its hash is kept.
  token_hash   bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at   timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz CHECK (status <> 'confirmed' OR confirmed_at IS NOT NULL),
  left_at      timestamptz CHECK (status <> 'left' OR left_at IS NOT NULL)
);

CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (lower(email));
