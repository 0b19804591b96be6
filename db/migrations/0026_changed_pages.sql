-- Pages of products that changed and that search engines have not been told of yet (IndexNow). An older version of the shop runs
-- beside it, and it may be applied twice.
CREATE TABLE IF NOT EXISTS changed_pages (
  slug       text PRIMARY KEY,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Written in the transaction of the change, whoever makes it, with the job that tells of it a minute later: what changes
-- meanwhile is told at once. Nothing is written while the shop has no key.
CREATE OR REPLACE FUNCTION note_changed_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM settings WHERE changed ->> 'indexNowKey' <> '') THEN
    RETURN NULL;
  END IF;
  INSERT INTO changed_pages (slug)
    SELECT DISTINCT slug
    FROM (VALUES (CASE WHEN TG_OP = 'UPDATE' AND OLD.archived_at IS NULL THEN OLD.slug END),
                 (CASE WHEN NEW.archived_at IS NULL THEN NEW.slug END)) AS page (slug)
    WHERE slug IS NOT NULL
    ORDER BY slug
    ON CONFLICT (slug) DO UPDATE SET changed_at = clock_timestamp();
  IF NOT EXISTS (
    SELECT 1 FROM jobs
    WHERE kind = 'index-now/tell' AND done_at IS NULL AND failed_at IS NULL AND attempts = 0 AND run_at > now()
  ) THEN
    INSERT INTO jobs (kind, run_at) VALUES ('index-now/tell', now() + interval '1 minute');
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS products_note_new_page ON products;
CREATE TRIGGER products_note_new_page AFTER INSERT ON products
  FOR EACH ROW WHEN (NEW.archived_at IS NULL) EXECUTE FUNCTION note_changed_page();

-- A sale changes the stock alone, and is a change of the page only when the last one is sold or the first comes back.
DROP TRIGGER IF EXISTS products_note_changed_page ON products;
CREATE TRIGGER products_note_changed_page AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.archived_at IS NULL OR NEW.archived_at IS NULL)
    AND (OLD.version <> NEW.version OR (OLD.stock = 0) IS DISTINCT FROM (NEW.stock = 0)
      OR OLD.archived_at IS DISTINCT FROM NEW.archived_at)
  ) EXECUTE FUNCTION note_changed_page();
