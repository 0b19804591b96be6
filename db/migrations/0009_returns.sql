-- Credit notes, refunds that the gateway makes, and what buyers send back or miss. What stands here leaves an older version of
-- the shop running beside it, and may be applied twice.

-- Credit notes

-- Their numbers have no gaps: the counter is moved in the transaction of the refund, and goes back with it.
CREATE TABLE IF NOT EXISTS credit_note_series (
  financial_year text PRIMARY KEY CHECK (financial_year ~ '^[0-9]{4}$'),
  last_serial    integer NOT NULL CHECK (last_serial > 0)
);

-- One for each refund of an order that has an invoice. Its lines and amounts are those of the refund.
CREATE TABLE IF NOT EXISTS credit_notes (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  refund_id      uuid NOT NULL UNIQUE REFERENCES refunds (id),
  order_id       uuid NOT NULL REFERENCES orders (id),
  number         text NOT NULL UNIQUE CHECK (number ~ '^[A-Z0-9/-]{1,16}$'),
  financial_year text NOT NULL REFERENCES credit_note_series (financial_year),
  serial         integer NOT NULL CHECK (serial > 0),
  issued_at      timestamptz NOT NULL DEFAULT now(),
  -- The details of the shop that it was issued with, whatever the settings say later.
  seller         jsonb NOT NULL CHECK (jsonb_typeof(seller) = 'object'),
  UNIQUE (financial_year, serial)
);

CREATE INDEX IF NOT EXISTS credit_notes_order_id_index ON credit_notes (order_id);

-- Refunds that the gateway makes

-- Written together with the refund and before the gateway is asked, so that none is lost; asked under a key of the refund and
-- the attempt, so that none is made twice. 'by-hand': it failed there, and was paid in another way.
CREATE TABLE IF NOT EXISTS gateway_refunds (
  refund_id          uuid PRIMARY KEY REFERENCES refunds (id) ON DELETE CASCADE,
  gateway_payment_id text NOT NULL REFERENCES gateway_payments (gateway_payment_id),
  amount_paise       paise NOT NULL CHECK (amount_paise > 0),
  status             text NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'processed', 'failed', 'by-hand')),
  attempt            integer NOT NULL DEFAULT 1 CHECK (attempt BETWEEN 1 AND 1000),
  -- Null: it has not answered yet.
  gateway_refund_id  text UNIQUE CHECK (gateway_refund_id <> ''),
  failure            text CHECK (char_length(failure) BETWEEN 1 AND 400),
  test               boolean NOT NULL,
  ask_at             timestamptz NOT NULL DEFAULT now(),
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX IF NOT EXISTS gateway_refunds_ask_at_index ON gateway_refunds (ask_at) WHERE status = 'asked';
CREATE INDEX IF NOT EXISTS gateway_refunds_failed_index ON gateway_refunds (created_at) WHERE status = 'failed';
CREATE INDEX IF NOT EXISTS gateway_refunds_payment_index ON gateway_refunds (gateway_payment_id);
DROP TRIGGER IF EXISTS gateway_refunds_updated_at ON gateway_refunds;
CREATE TRIGGER gateway_refunds_updated_at BEFORE UPDATE ON gateway_refunds FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- Returns and claims

CREATE SEQUENCE IF NOT EXISTS return_numbers START 1001;
CREATE SEQUENCE IF NOT EXISTS claim_numbers START 1001;

-- 'return': units come back for their money. 'claim': a part is missing or broken, and a spare is sent.
CREATE TABLE IF NOT EXISTS returns (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind           text NOT NULL CHECK (kind IN ('return', 'claim')),
  number         text NOT NULL UNIQUE CHECK (number ~ '^(RT|CL)-[0-9]+$'),
  order_id       uuid NOT NULL REFERENCES orders (id),
  status         text NOT NULL DEFAULT 'asked'
                 CHECK (status IN ('asked', 'approved', 'received', 'refunded', 'spare-sent', 'declined')),
  -- Why, by the list of its kind.
  reason         text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 40),
  -- In the words of the buyer. They go with the buyer.
  words          text CHECK (char_length(words) BETWEEN 1 AND 1000),
  -- Why we said no, and with what a spare travels, in our words to the buyer.
  answer         text CHECK (char_length(answer) BETWEEN 1 AND 500),
  refund_id      uuid UNIQUE REFERENCES refunds (id),
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT returns_refunded_check CHECK ((status = 'refunded') = (refund_id IS NOT NULL)),
  CONSTRAINT returns_steps_check CHECK (
    status IN ('asked', 'declined') OR (kind = 'claim') = (status = 'spare-sent'))
);

CREATE INDEX IF NOT EXISTS returns_order_id_index ON returns (order_id, created_at);
CREATE INDEX IF NOT EXISTS returns_list_index ON returns (created_at DESC, id DESC) INCLUDE (status, kind);
CREATE INDEX IF NOT EXISTS returns_open_index ON returns (created_at, id) WHERE status IN ('asked', 'approved', 'received');
DROP TRIGGER IF EXISTS returns_updated_at ON returns;
CREATE TRIGGER returns_updated_at BEFORE UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION set_updated_at();
DROP TRIGGER IF EXISTS returns_version ON returns;
CREATE TRIGGER returns_version BEFORE UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE IF NOT EXISTS return_lines (
  return_id     uuid NOT NULL REFERENCES returns (id) ON DELETE CASCADE,
  order_item_id uuid NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  quantity      integer NOT NULL CHECK (quantity > 0),
  -- Of what is sent back, as the buyer states it.
  condition     text CHECK (char_length(condition) BETWEEN 1 AND 40),
  -- Of a claim: parts of the kit's bill, as [{name, quantity}]; empty: the unit as a whole.
  parts         jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(parts) = 'array'),
  -- What was in the parcel, and where it went. Null: it is not here yet.
  arrived       integer,
  put           text CHECK (put IN ('restock', 'spares', 'scrap')),
  PRIMARY KEY (return_id, order_item_id),
  CONSTRAINT return_lines_arrived_check CHECK (arrived BETWEEN 0 AND quantity)
);

CREATE INDEX IF NOT EXISTS return_lines_order_item_id_index ON return_lines (order_item_id);

-- Made anew from what was sent, without what a camera writes beside the picture.
CREATE TABLE IF NOT EXISTS return_photos (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  return_id  uuid NOT NULL REFERENCES returns (id) ON DELETE CASCADE,
  position   integer NOT NULL CHECK (position BETWEEN 0 AND 3),
  bytes      bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 4000000),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (return_id, position)
);

-- What the buyer sees of it, step by step.
CREATE TABLE IF NOT EXISTS return_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id  uuid NOT NULL REFERENCES returns (id) ON DELETE CASCADE,
  status     text NOT NULL CHECK (status IN ('asked', 'approved', 'received', 'refunded', 'spare-sent', 'declined')),
  -- Null: the buyer.
  staff_name text CHECK (btrim(staff_name) <> ''),
  user_id    integer REFERENCES users (id) ON DELETE SET NULL,
  note       text CHECK (char_length(note) <= 600),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX IF NOT EXISTS return_events_return_id_index ON return_events (return_id, id);
CREATE INDEX IF NOT EXISTS return_events_user_id_index ON return_events (user_id) WHERE user_id IS NOT NULL;

-- A spare leaves the shelf without being sold.
ALTER TABLE stock_moves DROP CONSTRAINT IF EXISTS stock_moves_cause_check,
  ADD CONSTRAINT stock_moves_cause_check CHECK (cause IN ('first', 'sold', 'returned', 'counted', 'received', 'broken', 'spare'));
