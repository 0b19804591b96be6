-- The words by which the office finds an order, in small letters: what is between spaces and signs. Written without the
-- parser of a language, so that names in any script stay what they are.
CREATE FUNCTION search_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(regexp_split_to_array(lower(left(value, 1000)), '[\s!-/:-@[-`{-~]+'), '')
$$;

-- Every word of it has to begin a word of the order; one sign alone has to be a whole word, since it begins too many.
CREATE FUNCTION search_query(value text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (SELECT coalesce(string_agg(quote_literal(word) || CASE WHEN length(word) > 1 THEN ':*' ELSE '' END, ' & '), '')
          FROM unnest(search_words(value)) word)::tsquery
$$;

-- A number of a phone is one word of its own kind, without the code of its country: else every search for a number of an
-- order would meet all phones.
CREATE FUNCTION order_words(number text, email text, phone text, shipping_name text, billing_name text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(
    search_words(number || ' ' || email || ' ' || coalesce(shipping_name, '') || ' ' || coalesce(billing_name, ''))
      || coalesce('tel' || right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), ''), ''))
$$;

ALTER TABLE orders
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS
    (order_words(number, email, phone, shipping_address ->> 'name', billing_address ->> 'name')) STORED,
  -- The parcel, once it left: a carrier of our list or another one's name, and the number it is followed by.
  ADD COLUMN carrier         text CHECK (char_length(carrier) BETWEEN 1 AND 60),
  ADD COLUMN tracking_number text CHECK (char_length(tracking_number) BETWEEN 1 AND 60),
  ADD CONSTRAINT orders_parcel_check CHECK (tracking_number IS NULL OR carrier IS NOT NULL),
  -- What went back of the money that came. Never more than came, whoever gives it back at the same time.
  ADD COLUMN refunded_paise  paise NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_refunded_check CHECK (
    refunded_paise = 0 OR (refunded_paise <= total_paise AND payment_status IN ('paid', 'refund-due', 'refunded')));

UPDATE orders SET refunded_paise = total_paise WHERE payment_status = 'refunded';

CREATE INDEX orders_words_index ON orders USING gin (words);
-- A page of the list is read from this alone, whatever is asked of the states.
CREATE INDEX orders_list_index ON orders (created_at DESC, id DESC)
  INCLUDE (status, payment_status, payment_method, shipping_method);
DROP INDEX orders_created_at_index;
CREATE INDEX gateway_payments_due_index ON gateway_payments (order_id) WHERE status IN ('refund-due', 'mismatch');

CREATE TABLE refunds (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id     uuid NOT NULL REFERENCES orders (id),
  amount_paise paise NOT NULL CHECK (amount_paise > 0),
  reason       text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  -- What the bank or the gateway calls it.
  reference    text CHECK (char_length(reference) BETWEEN 1 AND 100),
  user_id      integer REFERENCES users (id) ON DELETE SET NULL,
  staff_name   text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX refunds_order_id_index ON refunds (order_id, created_at);
CREATE INDEX refunds_user_id_index ON refunds (user_id);

-- What we write down for ourselves. The buyer never reads it.
CREATE TABLE order_notes (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id   uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  text       text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  user_id    integer REFERENCES users (id) ON DELETE SET NULL,
  staff_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX order_notes_order_id_index ON order_notes (order_id, id);
CREATE INDEX order_notes_user_id_index ON order_notes (user_id);

-- What was mailed about an order, without the token of a link. One row for each job, however often it was tried.
CREATE TABLE sent_mails (
  job_id   uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  email    text NOT NULL,
  subject  text NOT NULL,
  text     text NOT NULL,
  sent_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX sent_mails_order_id_index ON sent_mails (order_id, sent_at);
CREATE INDEX sent_mails_sent_at_index ON sent_mails (sent_at);
CREATE INDEX sent_mails_email_index ON sent_mails (lower(email));
