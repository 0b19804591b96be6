-- Buyers that are businesses. What stands here leaves an older version of the shop running beside it, and may be applied twice:
-- columns that may be null, which cost an order without them nothing.

-- For whom an order was made: company, GSTIN, purchase order and who receives it. Null: for a person.
ALTER TABLE orders ADD COLUMN IF NOT EXISTS business jsonb,
  -- The GST code of the place of supply where that is not the state it is delivered to. Null: it is, as before.
  ADD COLUMN IF NOT EXISTS supply_state text,
  DROP CONSTRAINT IF EXISTS orders_supply_state_check,
  ADD CONSTRAINT orders_supply_state_check CHECK (supply_state ~ '^[0-9]{2}$');

-- The unit code of the tax office (UQC) as the invoice has it. Null: bought before there was one.
ALTER TABLE order_items ADD COLUMN IF NOT EXISTS unit_code text,
  DROP CONSTRAINT IF EXISTS order_items_unit_code_check,
  ADD CONSTRAINT order_items_unit_code_check CHECK (unit_code IN ('NOS', 'PCS', 'SET', 'PAC', 'MTR', 'ROL'));
