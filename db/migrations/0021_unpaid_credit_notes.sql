-- A credit note without a refund: of an invoice of an earlier month whose order was cancelled before anything was paid. There is
-- one for an order at most. An older version of the shop runs beside it, which doesn't show such notes, and it may be applied
-- twice.
ALTER TABLE credit_notes ALTER COLUMN refund_id DROP NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS credit_notes_unpaid_index ON credit_notes (order_id) WHERE refund_id IS NULL;
