-- What a refund was for: units of what was bought, and the price of the delivery. One of an amount alone has no lines.
ALTER TABLE order_items
  -- Never more than were bought, whoever gives them back at the same time.
  ADD COLUMN refunded_quantity integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_refunded_check CHECK (refunded_quantity BETWEEN 0 AND quantity);

ALTER TABLE refunds
  ADD COLUMN delivery_paise paise NOT NULL DEFAULT 0,
  ADD CONSTRAINT refunds_delivery_check CHECK (delivery_paise <= amount_paise);

CREATE TABLE refund_lines (
  refund_id     uuid NOT NULL REFERENCES refunds (id) ON DELETE CASCADE,
  order_item_id uuid NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  quantity      integer NOT NULL CHECK (quantity > 0),
  amount_paise  paise NOT NULL,
  -- Whether the units went back on the shelf.
  restocked     boolean NOT NULL,
  PRIMARY KEY (refund_id, order_item_id)
);

CREATE INDEX refund_lines_order_item_id_index ON refund_lines (order_item_id);
