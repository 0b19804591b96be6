-- A filter of a list under a name, for the one who saved it: on the server, so that it is there on every machine and in every
-- backup.
CREATE TABLE saved_views (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  list       text NOT NULL CHECK (list IN ('orders')),
  name       text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  filter     jsonb NOT NULL CHECK (jsonb_typeof(filter) = 'object'),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE UNIQUE INDEX saved_views_name_index ON saved_views (user_id, list, lower(name));

-- When the buyer was erased. Once nothing is under way, the office shows and finds the order without them; the invoice stays.
ALTER TABLE orders ADD COLUMN forgotten_at timestamptz;

-- What a mail says is kept before it leaves; until it is known to have left, it is said so.
ALTER TABLE sent_mails ADD COLUMN pending boolean NOT NULL DEFAULT false;

-- How the money stands and how it is sent: what is rare in either was looked for in all orders. Counts are read from these alone.
CREATE INDEX orders_payment_status_index ON orders (payment_status, created_at DESC, id DESC)
  INCLUDE (status, payment_method, shipping_method);
CREATE INDEX orders_shipping_method_index ON orders (shipping_method, created_at DESC, id DESC)
  INCLUDE (status, payment_status, payment_method);
