-- What a part is (resistor, op-amp, knob), and what builders call it by (4K7, TL072CP, A100K). Kits and boards have neither.
ALTER TABLE products
  ADD COLUMN kind  text CHECK (kind ~ '^[a-z]+(-[a-z]+)*$'),
  ADD COLUMN value text CHECK (btrim(value) <> '' AND char_length(value) <= 40),
  ADD CONSTRAINT products_kind_of_parts_check CHECK (category = 'parts' OR kind IS NULL);

-- The parts of shops that were filled before; what the keeper added since has no kind until the keeper says so.
UPDATE products SET kind = known.kind, value = upper(replace(slug, known.prefix, ''))
FROM (VALUES
  ('resistor-', 'resistor'), ('pot-', 'potentiometer'), ('trimmer-', 'trimmer'),
  ('enclosure-', 'enclosure'), ('footswitch-', 'switch'), ('toggle-', 'switch')
) AS known (prefix, kind)
WHERE category = 'parts' AND slug LIKE known.prefix || '%';

UPDATE products SET kind = known.kind, value = replace(slug, known.prefix, '')
FROM (VALUES
  ('film-', 'film-capacitor'), ('ceramic-', 'ceramic-capacitor'), ('electrolytic-', 'electrolytic-capacitor'),
  ('knob-', 'knob'), ('led-5mm-', 'led')
) AS known (prefix, kind)
WHERE category = 'parts' AND slug LIKE known.prefix || '%';

UPDATE products SET kind = known.kind, value = known.value
FROM (VALUES
  ('nsl-32', 'led', 'NSL-32'), ('inductor-500mh', 'inductor', '500 mH'), ('led-bezel', 'hardware', '5 mm bezel'), ('rubber-feet', 'hardware', 'Feet'),
  ('hook-up-wire', 'wire', '24 AWG'), ('jack-mono', 'jack', '6.35 mm'), ('dc-jack', 'jack', 'DC 2.1 mm'),
  ('dip-socket-8', 'socket', 'DIP-8'), ('dip-socket-14', 'socket', 'DIP-14'), ('dip-socket-16', 'socket', 'DIP-16'),
  ('bs170', 'mosfet', 'BS170'), ('2n7000', 'mosfet', '2N7000')
) AS known (slug, kind, value)
WHERE products.category = 'parts' AND products.slug = known.slug;

UPDATE products SET value = upper(slug), kind = CASE
  WHEN subcategory = 'op-amps' THEN 'op-amp'
  WHEN subcategory = 'ic' THEN 'chip'
  WHEN subcategory = 'jfets' THEN 'jfet'
  WHEN slug ~ '^(1n|bat|bzx)' THEN 'diode'
  ELSE 'transistor'
END
WHERE category = 'parts' AND kind IS NULL
  AND (subcategory IN ('op-amps', 'ic', 'jfets') OR slug ~ '^(1n|bat|bzx|2n|2sc|bc|mpsa|ac|mp3)[0-9]');

-- 'Used in 4 kits' asks which bills name a part.
CREATE INDEX products_bom_index ON products USING gin (bom jsonb_path_ops) WHERE category = 'kit';

-- A kit whose bill changes, or which comes or goes, changes what its parts say of themselves: all are read again.
CREATE FUNCTION tell_bill_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '*');
  RETURN NULL;
END
$$;

CREATE TRIGGER products_bill_inserted AFTER INSERT ON products
  FOR EACH ROW WHEN (NEW.category = 'kit') EXECUTE FUNCTION tell_bill_changed();
CREATE TRIGGER products_bill_updated AFTER UPDATE OF bom, archived_at, category ON products
  FOR EACH ROW WHEN (
    (OLD.category = 'kit' OR NEW.category = 'kit')
    AND (OLD.bom IS DISTINCT FROM NEW.bom OR OLD.archived_at IS DISTINCT FROM NEW.archived_at
         OR OLD.category <> NEW.category)
  ) EXECUTE FUNCTION tell_bill_changed();
CREATE TRIGGER products_bill_deleted AFTER DELETE ON products
  FOR EACH ROW WHEN (OLD.category = 'kit') EXECUTE FUNCTION tell_bill_changed();
