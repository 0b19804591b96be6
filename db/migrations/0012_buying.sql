-- What one unit cost when the visitor was last told the price at checkout. Null: not yet.
ALTER TABLE cart_items ADD COLUMN quoted_price_paise paise;

-- Orders from before checkout existed were written by hand; they are taken as goods without shipping, paid in cash.
ALTER TABLE orders
  ADD COLUMN phone            text CHECK (char_length(phone) <= 20),
  ADD COLUMN subtotal_paise   paise,
  ADD COLUMN shipping_paise   paise NOT NULL DEFAULT 0,
  ADD COLUMN shipping_method  text NOT NULL DEFAULT 'domestic-standard' CHECK (shipping_method IN (
    'domestic-standard', 'domestic-express', 'domestic-same-day', 'international-standard', 'international-express', 'pickup'
  )),
  ADD COLUMN arrives_from     date,
  ADD COLUMN arrives_to       date,
  ADD COLUMN payment_method   text NOT NULL DEFAULT 'cod' CHECK (payment_method IN ('cod', 'upi', 'razorpay')),
  ADD COLUMN payment_status   text NOT NULL DEFAULT 'due'
    CHECK (payment_status IN ('due', 'processing', 'paid', 'refund-due', 'refunded', 'void')),
  ADD COLUMN test_payment     boolean NOT NULL DEFAULT false,
  ADD COLUMN gateway_order_id text UNIQUE CHECK (gateway_order_id <> ''),
  ADD COLUMN last_failure     text,
  ADD COLUMN paid_at          timestamptz,
  ADD COLUMN pay_until        timestamptz;

UPDATE orders SET subtotal_paise = total_paise, arrives_from = created_at::date, arrives_to = created_at::date;

ALTER TABLE orders
  ALTER COLUMN subtotal_paise SET NOT NULL,
  ALTER COLUMN arrives_from SET NOT NULL,
  ALTER COLUMN arrives_to SET NOT NULL,
  ADD CONSTRAINT orders_total_check CHECK (total_paise = subtotal_paise + shipping_paise),
  ADD CONSTRAINT orders_confirmed_check CHECK (
    status NOT IN ('confirmed', 'shipped', 'delivered') OR payment_method = 'cod' OR payment_status IN ('paid', 'refunded')
  );

CREATE INDEX orders_status_index ON orders (status, created_at DESC);
CREATE INDEX orders_email_index ON orders (lower(email)) WHERE user_id IS NULL;
-- Those that a payment may still come for, and those whose money has to go back.
CREATE INDEX orders_awaited_index ON orders (created_at) WHERE gateway_order_id IS NOT NULL AND payment_status IN ('due', 'processing', 'void');
CREATE INDEX orders_pay_until_index ON orders (pay_until) WHERE status = 'pending' AND pay_until IS NOT NULL;
CREATE INDEX orders_refund_due_index ON orders (created_at) WHERE payment_status = 'refund-due';

ALTER TABLE order_items
  ADD COLUMN image_url        text NOT NULL DEFAULT '',
  ADD COLUMN hsn_code         text NOT NULL DEFAULT '8543' CHECK (hsn_code ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  ADD COLUMN gst_rate_percent numeric(4, 2) NOT NULL DEFAULT 18 CHECK (gst_rate_percent BETWEEN 0 AND 40),
  -- Whether its units were taken from a counted shelf. Only those go back when the order is cancelled.
  ADD COLUMN counted          boolean NOT NULL DEFAULT false;

-- The key of an order belongs to a session. Its order is written in the same transaction, so a key without one is never seen.
CREATE TABLE order_keys (
  session_id   uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  key          text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 100),
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  order_id     uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, key)
);

CREATE INDEX order_keys_order_id_index ON order_keys (order_id);

-- What opens an order without an account. Only hashes are kept; each mail carries a token of its own.
CREATE TABLE order_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  order_id   uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX order_links_order_id_index ON order_links (order_id);

CREATE TABLE order_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id   uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  status     text NOT NULL CHECK (status IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')),
  author     text NOT NULL CHECK (author IN ('buyer', 'keeper', 'payment', 'clock')),
  -- Which keeper or buyer it was, if there is an account.
  user_id    integer REFERENCES users (id) ON DELETE SET NULL,
  note       text CHECK (char_length(note) <= 600),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX order_events_order_id_index ON order_events (order_id, id);
CREATE INDEX order_events_user_id_index ON order_events (user_id);

-- Everything the gateway says was paid or tried, also what fits no order or came too late: money that moved is never forgotten.
CREATE TABLE gateway_payments (
  gateway_payment_id text PRIMARY KEY CHECK (gateway_payment_id <> ''),
  gateway_order_id   text NOT NULL,
  order_id           uuid REFERENCES orders (id),
  amount_paise       bigint NOT NULL,
  currency           text NOT NULL,
  status             text NOT NULL CHECK (status IN ('created', 'failed', 'authorized', 'captured', 'mismatch', 'refund-due', 'refunded')),
  method             text,
  failure            text,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX gateway_payments_order_id_index ON gateway_payments (order_id);
CREATE TRIGGER gateway_payments_updated_at BEFORE UPDATE ON gateway_payments FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- Each event of the gateway has one effect, however often it is delivered.
CREATE TABLE gateway_events (
  event_id   text PRIMARY KEY CHECK (char_length(event_id) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Invoice numbers have no gaps: the counter is moved in the transaction that confirms the order, and goes back with it.
CREATE TABLE invoice_series (
  financial_year text PRIMARY KEY CHECK (financial_year ~ '^[0-9]{4}$'),
  last_serial    integer NOT NULL CHECK (last_serial > 0)
);

CREATE TABLE invoices (
  order_id       uuid PRIMARY KEY REFERENCES orders (id),
  number         text NOT NULL UNIQUE CHECK (number ~ '^[A-Z0-9/-]{1,16}$'),
  financial_year text NOT NULL REFERENCES invoice_series (financial_year),
  serial         integer NOT NULL CHECK (serial > 0),
  issued_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (financial_year, serial)
);

-- The keeper is told once that a shelf runs low, and again only after it was filled.
ALTER TABLE products ADD COLUMN low_stock_told boolean NOT NULL DEFAULT false;
