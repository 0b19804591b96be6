-- Paying by bank transfer. An older version of the shop runs beside it, and it may be applied twice.

-- sent_reference: what the buyer says the transfer is called. payment_reference: what whoever saw the money come in calls it.
-- One rule says all that is to be said of them, because every rule of the table is read with every order.
ALTER TABLE orders ADD COLUMN IF NOT EXISTS sent_reference text,
  ADD COLUMN IF NOT EXISTS payment_reference text,
  DROP CONSTRAINT IF EXISTS orders_payment_method_check,
  ADD CONSTRAINT orders_payment_method_check CHECK (
    payment_method IN ('cod', 'upi', 'razorpay', 'bank-transfer')
    AND (sent_reference IS NULL OR sent_reference ~ '^[A-Z0-9]{12,22}$')
    AND (payment_reference IS NULL OR char_length(payment_reference) BETWEEN 1 AND 100)
  );

-- A row of a bank's statement that confirmed an order. It does so once, whoever sends the statement and however often. What
-- the bank wrote beside it names people, so that only its hash is kept.
CREATE TABLE IF NOT EXISTS bank_rows (
  hash         bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  order_id     uuid NOT NULL REFERENCES orders (id),
  booked_on    date NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  user_id      integer REFERENCES users (id) ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX IF NOT EXISTS bank_rows_order_index ON bank_rows (order_id);
CREATE INDEX IF NOT EXISTS bank_rows_user_index ON bank_rows (user_id);
