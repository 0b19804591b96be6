-- Somebody whom the owner asks to work in the office. It goes when it is accepted, withdrawn or too old.
CREATE TABLE staff_invitations (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email        text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(email) <= 254),
  staff_role   text NOT NULL CHECK (staff_role IN ('owner', 'clerk', 'writer')),
  invited_by   text NOT NULL,
  -- One for each time that its mail was made; only hashes are kept.
  token_hashes bytea[] NOT NULL DEFAULT '{}',
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL
);

CREATE UNIQUE INDEX staff_invitations_email_key ON staff_invitations (lower(email));
CREATE INDEX staff_invitations_expires_at_index ON staff_invitations (expires_at);
