-- The class that a quote is for, so that boxes are labelled for its benches. The names stay with the class and are gone with it.
-- An older version of the shop runs beside it, and it may be applied twice.

ALTER TABLE quotes ADD COLUMN IF NOT EXISTS class_id uuid REFERENCES classes (id) ON DELETE SET NULL;
CREATE INDEX IF NOT EXISTS quotes_class_id_index ON quotes (class_id);
