-- What changed the price of an order: discounts and, in quotes, whatever was agreed. An older version of the shop runs beside
-- it, and it may be applied twice.

-- What each of them came to, in words and paise, as cart, order and invoice list them. Null: nothing changed the price.
ALTER TABLE orders ADD COLUMN IF NOT EXISTS adjustments jsonb,
  -- What they make together of the goods; below zero the goods were lowered. What they took off the delivery is in
  -- shipping_paise already, which is what was paid for it.
  ADD COLUMN IF NOT EXISTS adjusted_paise bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT IF EXISTS orders_total_check,
  ADD CONSTRAINT orders_total_check CHECK (total_paise = subtotal_paise + adjusted_paise + shipping_paise);

-- The share of a line. It is kept, so that an order stays what it was when the rules of sharing change. One rule says both
-- things of a line, because every rule of the table is read with every order.
ALTER TABLE order_items ADD COLUMN IF NOT EXISTS adjusted_paise bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT IF EXISTS order_items_quantity_check,
  ADD CONSTRAINT order_items_quantity_check CHECK (quantity > 0 AND price_paise * quantity + adjusted_paise >= 0);
