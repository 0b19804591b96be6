-- What the office finds orders for a business by, and what stands on the slip of a present. An older version of the shop runs
-- beside it, and it may be applied twice.

-- The words by which the office finds an order for a business beside those of every order: its company, its GSTIN and its
-- purchase order. Its body is bound to the functions it calls, so that ANALYZE, which looks for names nowhere, can call it.
CREATE OR REPLACE FUNCTION business_words(business jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(search_words(
    coalesce(business ->> 'companyName', '') || ' ' || coalesce(business ->> 'gstin', '') || ' '
      || coalesce(business ->> 'purchaseOrder', '')));

-- An order for a person has no entry here.
CREATE INDEX IF NOT EXISTS orders_business_words_index ON orders USING gin ((words || business_words(business)))
  WHERE business IS NOT NULL;

-- What the buyer writes to whoever gets it as a present. Null: it is none; empty: it is one without words. One rule says both
-- things, because every rule of the table is read with every order.
ALTER TABLE orders ADD COLUMN IF NOT EXISTS gift_note text,
  DROP CONSTRAINT IF EXISTS orders_phone_check,
  ADD CONSTRAINT orders_phone_check CHECK (char_length(phone) <= 20 AND (gift_note IS NULL OR char_length(gift_note) <= 300));
