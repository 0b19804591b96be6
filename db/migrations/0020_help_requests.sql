-- A builder whose pedal does not work asks the shop, with the facts: what was measured, what the fault finder thinks, photos. The
-- conversation is a message among the others; this hangs on it, and goes with the account or a month after it was closed. An older
-- version of the shop runs beside it, and it may be applied twice.
CREATE TABLE IF NOT EXISTS help_requests (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The build as its device named it. Whoever deletes the build may still want the answer.
  build_id   uuid NOT NULL,
  -- Made up by the device: what is sent twice is asked once.
  device_key uuid NOT NULL,
  message_id uuid NOT NULL UNIQUE REFERENCES contact_messages (id) ON DELETE CASCADE,
  kit        text NOT NULL CHECK (char_length(kit) BETWEEN 1 AND 200),
  facts      jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object' AND octet_length(facts::text) <= 65536),
  -- The last check of the build that was passed when help was asked for; null: none yet.
  last_check text CHECK (char_length(last_check) BETWEEN 1 AND 60),
  mended_at  timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT help_requests_device_key_unique UNIQUE (user_id, device_key)
);
CREATE INDEX IF NOT EXISTS help_requests_user_id_index ON help_requests (user_id, created_at DESC);

CREATE TABLE IF NOT EXISTS help_photos (
  request_id uuid NOT NULL REFERENCES help_requests (id) ON DELETE CASCADE,
  -- Four places, so there are never more than four.
  side       text NOT NULL CHECK (side IN ('parts', 'solder', 'detail', 'box')),
  bytes      bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (request_id, side)
);

-- Without its request the message would outlive the account that wrote it.
CREATE OR REPLACE FUNCTION delete_message_of_help() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM contact_messages WHERE id = OLD.message_id;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS help_requests_message ON help_requests;
CREATE TRIGGER help_requests_message AFTER DELETE ON help_requests
  FOR EACH ROW EXECUTE FUNCTION delete_message_of_help();

-- Whoever asked for help may write again in the same conversation.
ALTER TABLE message_replies ADD COLUMN IF NOT EXISTS by_sender boolean NOT NULL DEFAULT false;

-- What was really wrong, of those who agreed that it is counted: no person, no day, no build.
CREATE TABLE IF NOT EXISTS help_causes (
  kit        text NOT NULL CHECK (char_length(kit) BETWEEN 1 AND 200),
  -- Kind and designator, such as 'bridge' at 'Q1'. 'other' was something that the finder did not name.
  kind       text NOT NULL CHECK (kind ~ '^[a-z]{2,20}$'),
  ref        text NOT NULL CHECK (ref ~ '^[A-Za-z0-9+_-]{0,20}$'),
  -- Where it stood in the finder's list, from 1 on; 0: not in it.
  place      integer NOT NULL CHECK (place BETWEEN 0 AND 5),
  last_check text NOT NULL CHECK (char_length(last_check) <= 60),
  count      integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (kit, kind, ref, place, last_check)
);

-- How much more or less common each kind of fault is than the finder assumes, as it was learned. The last row counts.
CREATE TABLE IF NOT EXISTS fault_frequencies (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  factors    jsonb NOT NULL CHECK (jsonb_typeof(factors) = 'object'),
  reports    integer NOT NULL CHECK (reports > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
