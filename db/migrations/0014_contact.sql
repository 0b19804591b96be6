CREATE SEQUENCE ticket_numbers AS bigint START WITH 1001;

-- What people wrote to the shop. The ticket is the number they are told.
CREATE TABLE contact_messages (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ticket     text NOT NULL UNIQUE DEFAULT 'TK-' || nextval('ticket_numbers') CHECK (ticket ~ '^TK-[0-9]+$'),
  first_name text NOT NULL CHECK (btrim(first_name) <> '' AND char_length(first_name) <= 100),
  -- Empty for people who have one name.
  last_name  text NOT NULL CHECK (char_length(last_name) <= 100),
  email      text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(email) <= 254),
  subject    text NOT NULL CHECK (btrim(subject) <> '' AND char_length(subject) <= 150 AND subject !~ '[[:cntrl:]]'),
  message    text NOT NULL CHECK (btrim(message) <> '' AND char_length(message) <= 5000),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX contact_messages_created_at_index ON contact_messages (created_at DESC);
CREATE INDEX contact_messages_email_index ON contact_messages (lower(email));
