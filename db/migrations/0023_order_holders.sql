-- Orders in cash that wait for their confirmation let go of their units, too. Those that wait already get their time from now on.
UPDATE orders SET pay_until = now() + interval '3 days'
WHERE status = 'pending' AND payment_method = 'cod' AND payment_status = 'due' AND pay_until IS NULL;

-- Whom an order that holds units counts for: its visitor, network, mailbox, phone and address, as hashes. The rows go some
-- time after the order was paid, confirmed or cancelled.
CREATE TABLE order_holders (
  holder   text NOT NULL CHECK (char_length(holder) <= 100),
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  PRIMARY KEY (holder, order_id)
);

CREATE INDEX order_holders_order_id_index ON order_holders (order_id);
