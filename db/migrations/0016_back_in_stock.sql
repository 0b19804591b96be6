-- Whoever is told is removed, so there is nothing left to mark.
DELETE FROM stock_watchers WHERE told_at IS NOT NULL;
DROP INDEX stock_watchers_waiting_key;
ALTER TABLE stock_watchers DROP COLUMN told_at;
CREATE UNIQUE INDEX stock_watchers_waiting_key ON stock_watchers (product_id, lower(email));

-- A product that can be bought again is a job, whoever put it back: the keeper, a cancelled order or a script.
CREATE FUNCTION tell_back_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (kind, payload)
  SELECT 'stock/back', jsonb_build_object('productId', NEW.id)
  WHERE EXISTS (SELECT FROM stock_watchers WHERE product_id = NEW.id);
  RETURN NULL;
END
$$;

CREATE TRIGGER products_back_in_stock AFTER UPDATE OF stock, archived_at ON products
  FOR EACH ROW
  WHEN (NEW.in_stock AND NEW.archived_at IS NULL AND NOT (OLD.in_stock AND OLD.archived_at IS NULL))
  EXECUTE FUNCTION tell_back_in_stock();
