-- What people asked is found by words, of the question or of an answer to it. An older version of the shop runs beside it, and it
-- may be applied twice.
CREATE INDEX IF NOT EXISTS contributions_search_index ON contributions USING gin (to_tsvector('english', words))
  WHERE state = 'shown' AND kind IN ('question', 'answer');

-- Nobody listens for questions by themselves: they are searched here.
CREATE OR REPLACE FUNCTION tell_contributions_changed(ids text[], has_questions boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('catalogue', array_to_string(ids, ','));
  END IF;
END $$;
