-- What builders show of a finished build: a row beside its contribution, with photos and the drawn card. All of it goes with the
-- contribution, and so with whoever withdraws it or deletes the account; only the address stays known, so that it says that
-- it is gone. An older version of the shop runs beside it, and it may be applied twice.
CREATE TABLE IF NOT EXISTS build_reports (
  id           uuid PRIMARY KEY REFERENCES contributions (id) ON DELETE CASCADE,
  user_id      integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The build on the bench of that user. It may be deleted there, and the report stays.
  build_id     uuid NOT NULL,
  -- As its contribution says, with which it goes when the product does: here for the indexes below.
  product_id   uuid NOT NULL,
  -- The end of its address: the slug of the kit and a few letters.
  code         text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9-]+-[a-z]{4,8}$'),
  -- Made by the device with the press on Publish: what is sent again after it was withdrawn is not published again.
  publish_key  uuid NOT NULL,
  minutes      integer NOT NULL CHECK (minutes >= 0),
  sittings     integer NOT NULL CHECK (sittings >= 0),
  first_pedal  boolean NOT NULL,
  -- Readings with what was computed for them, and what differs from the bill of the kit.
  facts        jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  measurable   integer NOT NULL CHECK (measurable >= 0),
  measured     integer NOT NULL CHECK (measured BETWEEN 0 AND measurable),
  inside       integer NOT NULL CHECK (inside BETWEEN 0 AND measured),
  mods         integer NOT NULL CHECK (mods >= 0),
  -- How it sounds: the short form in the address of a Listen link.
  listen       text CHECK (char_length(listen) BETWEEN 1 AND 500),
  -- Boards of the class that it stands for, in totals and without a name. Null: one pedal of one builder.
  boards       integer CHECK (boards > 0),
  boards_work  integer CHECK (boards_work BETWEEN 0 AND boards),
  published_at timestamptz NOT NULL,
  -- Copies of what its contribution says, by which the wall is sorted and searched. A trigger keeps them.
  is_shown     boolean NOT NULL DEFAULT true,
  marks        integer NOT NULL DEFAULT 0,
  UNIQUE (user_id, build_id)
);

CREATE INDEX IF NOT EXISTS build_reports_newest_index ON build_reports (published_at DESC, id DESC) WHERE is_shown;
CREATE INDEX IF NOT EXISTS build_reports_liked_index ON build_reports (marks DESC, published_at DESC, id DESC) WHERE is_shown;
CREATE INDEX IF NOT EXISTS build_reports_kit_newest_index ON build_reports (product_id, published_at DESC, id DESC) WHERE is_shown;
CREATE INDEX IF NOT EXISTS build_reports_kit_liked_index
  ON build_reports (product_id, marks DESC, published_at DESC, id DESC) WHERE is_shown;
CREATE INDEX IF NOT EXISTS build_reports_first_newest_index
  ON build_reports (published_at DESC, id DESC) WHERE is_shown AND first_pedal;
CREATE INDEX IF NOT EXISTS build_reports_first_liked_index
  ON build_reports (marks DESC, published_at DESC, id DESC) WHERE is_shown AND first_pedal;
CREATE INDEX IF NOT EXISTS build_reports_mods_newest_index
  ON build_reports (published_at DESC, id DESC) WHERE is_shown AND mods > 0;
CREATE INDEX IF NOT EXISTS build_reports_mods_liked_index
  ON build_reports (marks DESC, published_at DESC, id DESC) WHERE is_shown AND mods > 0;
CREATE INDEX IF NOT EXISTS build_reports_class_newest_index
  ON build_reports (published_at DESC, id DESC) WHERE is_shown AND boards IS NOT NULL;
CREATE INDEX IF NOT EXISTS build_reports_class_liked_index
  ON build_reports (marks DESC, published_at DESC, id DESC) WHERE is_shown AND boards IS NOT NULL;

CREATE TABLE IF NOT EXISTS build_photos (
  -- Its address: another photo of the same side has another.
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  report_id  uuid NOT NULL REFERENCES build_reports (id) ON DELETE CASCADE,
  side       text NOT NULL CHECK (side IN ('finished', 'parts', 'solder')),
  -- As WebP, drawn anew of what was sent.
  small      bytea NOT NULL,
  large      bytea NOT NULL,
  width      integer NOT NULL CHECK (width > 0),
  height     integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (report_id, side)
);

-- The picture that stands for it where its link is shared: drawn when it is first asked for, and again after a change.
CREATE TABLE IF NOT EXISTS build_cards (
  report_id uuid PRIMARY KEY REFERENCES build_reports (id) ON DELETE CASCADE,
  bytes     bytea NOT NULL,
  drawn_at  timestamptz NOT NULL DEFAULT now()
);

-- Addresses that were public once. They name a kit and nobody.
CREATE TABLE IF NOT EXISTS gone_builds (
  code        text PRIMARY KEY,
  publish_key uuid NOT NULL,
  gone_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS gone_builds_publish_key_index ON gone_builds (publish_key);

CREATE OR REPLACE FUNCTION keep_gone_build() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gone_builds (code, publish_key) VALUES (OLD.code, OLD.publish_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS build_reports_gone ON build_reports;
CREATE TRIGGER build_reports_gone AFTER DELETE ON build_reports FOR EACH ROW EXECUTE FUNCTION keep_gone_build();

CREATE OR REPLACE FUNCTION copy_to_build_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE build_reports SET is_shown = NEW.state = 'shown', marks = NEW.marks WHERE id = NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS contributions_copy_to_build_report ON contributions;
CREATE TRIGGER contributions_copy_to_build_report AFTER UPDATE OF state, marks ON contributions
  FOR EACH ROW WHEN (NEW.kind = 'build') EXECUTE FUNCTION copy_to_build_report();

-- What pages show of builds is cached by every process, until it hears this.
CREATE OR REPLACE FUNCTION tell_builds_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('builds', '');
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS build_reports_changed ON build_reports;
CREATE TRIGGER build_reports_changed AFTER INSERT OR UPDATE OR DELETE ON build_reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_builds_changed();
DROP TRIGGER IF EXISTS build_photos_changed ON build_photos;
CREATE TRIGGER build_photos_changed AFTER INSERT OR UPDATE OR DELETE ON build_photos
  FOR EACH STATEMENT EXECUTE FUNCTION tell_builds_changed();
DROP TRIGGER IF EXISTS contributions_build_changed ON contributions;
CREATE TRIGGER contributions_build_changed AFTER UPDATE ON contributions
  FOR EACH ROW WHEN (NEW.kind = 'build') EXECUTE FUNCTION tell_builds_changed();
