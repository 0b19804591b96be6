-- Work that must happen after a transaction, and only if it was committed: it is enqueued by it. A worker claims a job
-- for a while; if it dies, the claim runs out and another one takes over. A job is never removed before it is done.
CREATE TABLE jobs (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind          text NOT NULL CHECK (kind <> ''),
  payload       jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(payload) = 'object'),
  run_at        timestamptz NOT NULL DEFAULT now(),
  attempts      integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  claimed_until timestamptz,
  last_error    text,
  done_at       timestamptz,
  -- Given up after many tries, and kept for the shop keeper.
  failed_at     timestamptz CHECK (failed_at IS NULL OR done_at IS NULL),
  created_at    timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX jobs_due_index ON jobs (run_at) WHERE done_at IS NULL AND failed_at IS NULL;
CREATE INDEX jobs_done_at_index ON jobs (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX jobs_failed_at_index ON jobs (failed_at) WHERE failed_at IS NOT NULL;

CREATE FUNCTION tell_jobs_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs FOR EACH STATEMENT EXECUTE FUNCTION tell_jobs_waiting();
