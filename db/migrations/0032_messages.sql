-- A message waits until somebody has answered it, or says that it needs no answer.
ALTER TABLE contact_messages
  ADD COLUMN assigned_to integer REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN done_at     timestamptz,
  ADD COLUMN version     integer NOT NULL DEFAULT 1;
CREATE TRIGGER contact_messages_version BEFORE UPDATE ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE INDEX contact_messages_waiting_index ON contact_messages (created_at) WHERE done_at IS NULL;
CREATE INDEX contact_messages_assigned_to_index ON contact_messages (assigned_to);

-- The rest of a conversation: what we answered by mail, and notes that only we read.
CREATE TABLE message_replies (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  user_id    integer REFERENCES users (id) ON DELETE SET NULL,
  staff_name text NOT NULL CHECK (btrim(staff_name) <> ''),
  is_note    boolean NOT NULL DEFAULT false,
  body       text NOT NULL CHECK (btrim(body) <> '' AND char_length(body) <= 10000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX message_replies_message_id_index ON message_replies (message_id, id);
CREATE INDEX message_replies_user_id_index ON message_replies (user_id);

CREATE TABLE saved_replies (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title      text NOT NULL UNIQUE CHECK (btrim(title) <> '' AND char_length(title) <= 100),
  body       text NOT NULL CHECK (btrim(body) <> '' AND char_length(body) <= 10000),
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER saved_replies_version BEFORE UPDATE ON saved_replies FOR EACH ROW EXECUTE FUNCTION count_version();
