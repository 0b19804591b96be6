-- What one who works in the back office may do there. Customers have no such role.
ALTER TABLE users ADD COLUMN staff_role text CHECK (staff_role IN ('owner', 'clerk', 'writer'));
UPDATE users SET staff_role = 'owner' WHERE role = 'admin';
ALTER TABLE users ADD CONSTRAINT users_staff_check CHECK ((role = 'admin') = (staff_role IS NOT NULL));

-- When the password was last given again, for dangerous things.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;

-- Counts the changes, so that whoever saves can be told that somebody else was first.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;

ALTER TABLE products ADD COLUMN version integer NOT NULL DEFAULT 1;
-- What is sold, told or rated is nobody's edit of the product.
CREATE TRIGGER products_version BEFORE UPDATE OF slug, name, summary, description, price_paise, difficulty, category,
  subcategory, based_on, image_url, gallery, specifications, components, documents, bom, hsn_code, gst_rate_percent,
  country_of_origin, kind, value, archived_at ON products
  FOR EACH ROW EXECUTE FUNCTION count_version();

ALTER TABLE orders ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION count_version();

-- Every change that somebody made in the office. Written in the transaction of the change, and never again.
CREATE TABLE audit_entries (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The account may go; who it was stays.
  user_id    integer REFERENCES users (id) ON DELETE SET NULL,
  staff_name text NOT NULL CHECK (btrim(staff_name) <> ''),
  -- What was changed: 'order', 'product', ... with its id, and a name for people.
  thing      text NOT NULL CHECK (thing ~ '^[a-z]+(-[a-z]+)*$'),
  thing_id   text NOT NULL CHECK (char_length(thing_id) BETWEEN 1 AND 200),
  label      text NOT NULL CHECK (char_length(label) <= 300),
  action     text NOT NULL CHECK (char_length(action) BETWEEN 1 AND 100),
  -- Only what differs.
  before     jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(before) = 'object'),
  after      jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(after) = 'object'),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX audit_entries_thing_index ON audit_entries (thing, thing_id, id DESC);
CREATE INDEX audit_entries_user_id_index ON audit_entries (user_id, id DESC);

CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- When an account goes, its entries only lose their tie to it.
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL
    AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Rows of % are never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER audit_entries_are_final BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
