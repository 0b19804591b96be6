-- The audit is never rewritten, with one exception: what it keeps of the buyer of an order goes when they are erased. Fields
-- go, none is changed or added; who did what to which order, and when, stays.
CREATE FUNCTION refuse_rewriting_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- When an account goes, its entries only lose their tie to it.
    IF NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN RETURN NEW; END IF;
    IF NEW.thing = 'order' AND OLD.before @> NEW.before AND OLD.after @> NEW.after
      AND to_jsonb(NEW) - '{before,after}'::text[] = to_jsonb(OLD) - '{before,after}'::text[] THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

DROP TRIGGER audit_entries_are_final ON audit_entries;
CREATE TRIGGER audit_entries_are_final BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_audit();

-- Orders of erased buyers are few, and looked for by every cleanup.
CREATE INDEX orders_forgotten_index ON orders (id) WHERE forgotten_at IS NOT NULL;
