-- Money that came for an order beside the money it asked for: a second payment, or one of another amount. It goes back by
-- itself, payment by payment, and is none of what the order itself can still give back.
ALTER TABLE gateway_payments
  ADD COLUMN extra          boolean NOT NULL DEFAULT false,
  -- Never more than came, whoever gives it back at the same time.
  ADD COLUMN refunded_paise bigint NOT NULL DEFAULT 0;

UPDATE gateway_payments SET refunded_paise = amount_paise WHERE status = 'refunded';

UPDATE gateway_payments payment SET extra = true
FROM orders
WHERE orders.id = payment.order_id AND (
  payment.status = 'mismatch'
  OR (payment.status = 'refund-due' AND (
    orders.payment_status <> 'refund-due'
    OR EXISTS (
      SELECT FROM gateway_payments other
      WHERE other.order_id = payment.order_id
        AND (other.status = 'captured'
          OR (other.status = 'refund-due'
            AND (other.created_at, other.gateway_payment_id) < (payment.created_at, payment.gateway_payment_id)))
    )
  ))
);

ALTER TABLE gateway_payments
  ADD CONSTRAINT gateway_payments_refunded_check CHECK (refunded_paise = 0 OR refunded_paise BETWEEN 1 AND amount_paise);

-- Those that fit no order, the newest first.
CREATE INDEX gateway_payments_stray_index ON gateway_payments (created_at DESC, gateway_payment_id DESC)
  WHERE order_id IS NULL;

-- A refund is of an order, of one payment for it, or of a payment that fits no order.
ALTER TABLE refunds
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN gateway_payment_id text REFERENCES gateway_payments (gateway_payment_id),
  ADD CONSTRAINT refunds_of_check CHECK (order_id IS NOT NULL OR gateway_payment_id IS NOT NULL);

CREATE INDEX refunds_gateway_payment_id_index ON refunds (gateway_payment_id) WHERE gateway_payment_id IS NOT NULL;
