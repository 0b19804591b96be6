-- Every process keeps the catalogue in memory. A change tells them which products to read again, at the moment it is
-- committed; a change of many tells them to read all of it ('*'), since a message holds at most 8000 bytes.
CREATE FUNCTION tell_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  SELECT array_agg(id::text) INTO ids FROM (SELECT id FROM changed LIMIT 101) AS first_ones;
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('catalogue', array_to_string(ids, ','));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
