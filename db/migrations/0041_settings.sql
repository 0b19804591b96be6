-- What the owner has changed of how the shop comes: one row, or none while nothing was changed. It holds only what
-- differs from the defaults, by name; those are in src/domain/settings/defaults.ts.
CREATE TABLE settings (
  single  boolean PRIMARY KEY DEFAULT true CHECK (single),
  changed jsonb NOT NULL CHECK (jsonb_typeof(changed) = 'object'),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0)
);

-- Every process keeps them in memory and reads them again when it hears this.
CREATE FUNCTION tell_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
