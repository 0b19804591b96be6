-- Somebody asks what many units, or a country without a tariff, would cost; staff price it, and the answer holds its prices for
-- some days. An order that staff enter for a caller or at the counter is the same thing, made by themselves. An older version of
-- the shop runs beside it, and it may be applied twice.

CREATE SEQUENCE IF NOT EXISTS quote_numbers AS bigint START WITH 1001;

CREATE TABLE IF NOT EXISTS quotes (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number          text NOT NULL UNIQUE DEFAULT 'Q-' || nextval('quote_numbers') CHECK (number ~ '^Q-[0-9]+$'),
  -- A draft is an order that staff are entering.
  kind            text NOT NULL DEFAULT 'quote' CHECK (kind IN ('quote', 'draft')),
  status          text NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'sent', 'accepted', 'declined')),
  user_id         integer REFERENCES users (id) ON DELETE SET NULL,
  -- Null: somebody at the counter, who gets no mail.
  email           text CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(email) <= 254),
  phone           text CHECK (char_length(phone) <= 20),
  -- As an order keeps it; the street may be empty until it is accepted.
  address         jsonb NOT NULL CHECK (jsonb_typeof(address) = 'object'),
  business        jsonb,
  reasons         text[] NOT NULL DEFAULT '{}',
  needed_by       date,
  words           text CHECK (char_length(words) <= 3000),
  -- What staff are pricing: products with quantities and prices, what changes the price, the freight. One value each, since they
  -- are read and written whole.
  lines           jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array'),
  adjustment      jsonb,
  shipping_method text NOT NULL,
  -- Null: not priced yet.
  freight_paise   bigint CHECK (freight_paise >= 0),
  delivery_days   integer NOT NULL CHECK (delivery_days BETWEEN 0 AND 180),
  valid_days      integer NOT NULL DEFAULT 30 CHECK (valid_days BETWEEN 1 AND 180),
  note            text CHECK (char_length(note) <= 3000),
  -- The version that counts; null until one was sent.
  sent_version    integer,
  -- Whoever asked had the last word of the thread.
  has_question    boolean NOT NULL DEFAULT false,
  declined_at     timestamptz,
  decline_reason  text CHECK (char_length(decline_reason) <= 1000),
  accepted_at     timestamptz,
  order_id        uuid UNIQUE REFERENCES orders (id),
  version         integer NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quotes_accepted_check CHECK ((status = 'accepted') = (order_id IS NOT NULL) AND (order_id IS NULL) = (accepted_at IS NULL))
);

CREATE INDEX IF NOT EXISTS quotes_list_index ON quotes (created_at DESC, id DESC);
CREATE INDEX IF NOT EXISTS quotes_email_index ON quotes (lower(email));
CREATE INDEX IF NOT EXISTS quotes_user_id_index ON quotes (user_id);
DROP TRIGGER IF EXISTS quotes_version ON quotes;
CREATE TRIGGER quotes_version BEFORE UPDATE ON quotes FOR EACH ROW EXECUTE FUNCTION count_version();

-- What was sent, whole, as it was then.
CREATE TABLE IF NOT EXISTS quote_versions (
  quote_id    uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  number      integer NOT NULL CHECK (number > 0),
  sent_at     timestamptz NOT NULL DEFAULT now(),
  valid_until timestamptz NOT NULL,
  total_paise paise NOT NULL,
  -- Lines with names, tax and prices, adjustments, freight, address, business, words, and who sells.
  offer       jsonb NOT NULL CHECK (jsonb_typeof(offer) = 'object'),
  PRIMARY KEY (quote_id, number),
  CONSTRAINT quote_versions_valid_check CHECK (valid_until > sent_at)
);

CREATE OR REPLACE FUNCTION refuse_changing_quote_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a quote that was sent is never changed.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_versions_are_final';
END
$$;

DROP TRIGGER IF EXISTS quote_versions_are_final ON quote_versions;
CREATE TRIGGER quote_versions_are_final BEFORE UPDATE ON quote_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_changing_quote_version();

-- Questions and answers.
CREATE TABLE IF NOT EXISTS quote_messages (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  quote_id   uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  author     text NOT NULL CHECK (author IN ('buyer', 'staff')),
  user_id    integer REFERENCES users (id) ON DELETE SET NULL,
  body       text NOT NULL CHECK (btrim(body) <> '' AND char_length(body) <= 3000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX IF NOT EXISTS quote_messages_quote_id_index ON quote_messages (quote_id, id);
CREATE INDEX IF NOT EXISTS quote_messages_user_id_index ON quote_messages (user_id);

-- What opens a quote for whoever has no account; only its hash is kept.
CREATE TABLE IF NOT EXISTS quote_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  quote_id   uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX IF NOT EXISTS quote_links_quote_id_index ON quote_links (quote_id);
