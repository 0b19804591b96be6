-- An edit of a build report that is sent again, since its answer was lost, is known by the key of its press and changes nothing. And
-- reviews say what the database proves of them as soon as it does. An older version of the shop runs beside it, and it may be applied
-- twice.
ALTER TABLE build_reports ADD COLUMN IF NOT EXISTS edit_key uuid;

-- The review of a build says how much was measured: its words may stay as they were while that changes.
CREATE OR REPLACE FUNCTION tell_measured_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', NEW.product_id::text);
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS build_reports_measured ON build_reports;
CREATE TRIGGER build_reports_measured AFTER UPDATE OF measured, inside ON build_reports
  FOR EACH ROW WHEN (NEW.measured <> OLD.measured OR NEW.inside <> OLD.inside) EXECUTE FUNCTION tell_measured_changed();

-- Whoever wrote about a product before a parcel with it arrived is marked as a buyer from then on.
CREATE OR REPLACE FUNCTION tell_bought_here() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_contributions_changed(array_agg(DISTINCT product_id::text), false)
    FROM contributions
    WHERE user_id = NEW.user_id AND state = 'shown'
      AND product_id IN (SELECT product_id FROM order_items WHERE order_id = NEW.id);
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS orders_bought_here ON orders;
CREATE TRIGGER orders_bought_here AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status = 'delivered' AND OLD.status <> 'delivered' AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION tell_bought_here();
