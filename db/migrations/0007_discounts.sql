-- Discounts, by code or by themselves. An older version of the shop runs beside it, and it may be applied twice.

CREATE TABLE IF NOT EXISTS discounts (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name           text NOT NULL CHECK (btrim(name) <> '' AND char_length(name) <= 60),
  -- What a buyer types; null: it counts by itself.
  code           text CHECK (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' AND char_length(code) <= 30),
  -- What it gives and what it is for, as domain/discounts has them. Amounts are paise.
  gift           jsonb NOT NULL CHECK (jsonb_typeof(gift) = 'object'),
  goods          jsonb NOT NULL CHECK (jsonb_typeof(goods) = 'object'),
  minimum_paise  bigint CHECK (minimum_paise > 0),
  -- Days in India, both of them included.
  starts_on      date,
  ends_on        date,
  max_uses       integer CHECK (max_uses > 0),
  max_per_person integer CHECK (max_per_person > 0),
  -- Counted while there is a limit: who redeems one without a limit holds nobody up.
  uses           integer NOT NULL DEFAULT 0,
  together       boolean NOT NULL DEFAULT false,
  -- Somebody has stopped it.
  ended_at       timestamptz,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT discounts_dates_check CHECK (ends_on >= starts_on),
  CONSTRAINT discounts_uses_check CHECK (uses >= 0 AND uses <= coalesce(max_uses, uses))
);

CREATE UNIQUE INDEX IF NOT EXISTS discounts_code_key ON discounts (code) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS discounts_newest_index ON discounts (created_at DESC, id DESC);

-- Each process knows the discounts that count by themselves, and is told when one changes. Being used is no such change.
CREATE OR REPLACE FUNCTION tell_discounts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('discounts', '');
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS discounts_changed ON discounts;
CREATE TRIGGER discounts_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF version ON discounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_discounts_changed();

-- An order that a discount counted in, until it is cancelled. It is written before the order, in its transaction.
CREATE TABLE IF NOT EXISTS discount_uses (
  order_id    uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  discount_id uuid NOT NULL REFERENCES discounts (id),
  -- The account, or the hash of a guest's mailbox; null: forgotten.
  person      text,
  -- What it took off.
  given_paise bigint NOT NULL CHECK (given_paise > 0),
  PRIMARY KEY (order_id, discount_id)
);

CREATE INDEX IF NOT EXISTS discount_uses_person_index ON discount_uses (discount_id, person);

-- The code that was typed for the cart of a session.
ALTER TABLE sessions ADD COLUMN IF NOT EXISTS discount_code text;
