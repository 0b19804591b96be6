-- An invoice keeps the details of the shop that it was issued with, whatever the settings say later. Null: it was issued
-- before they could be changed.
ALTER TABLE invoices ADD COLUMN seller jsonb CHECK (jsonb_typeof(seller) = 'object');
