-- A parcel whose lines are declared to customs as the kit that they make: what it was offered as when it was ordered, with the
-- bill of that day. Null for all others. An older version of the shop runs beside it, and it may be applied twice.
ALTER TABLE orders ADD COLUMN IF NOT EXISTS customs_kits jsonb;
