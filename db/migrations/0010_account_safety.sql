ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;

-- A device whose owner has proved once to know the password, or to read the mail, of an account. It keeps its own count
-- of failed sign-ins, so that strangers who use up the account's tries do not lock its owner out.
ALTER TABLE sessions
  ADD COLUMN known_user_id integer REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN signed_in_at  timestamptz,
  ADD COLUMN user_agent    text CHECK (char_length(user_agent) <= 300);

CREATE INDEX sessions_known_user_id_index ON sessions (known_user_id);

-- The links in our mails carry a token; only its hash is kept. Following a link removes its row, so it works once.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('reset', 'confirm', 'change-old', 'change-new')),
  -- What the link is about: the mailbox of the account, or the one it shall get.
  email      text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);

CREATE INDEX account_links_user_id_index ON account_links (user_id);
CREATE INDEX account_links_expires_at_index ON account_links (expires_at);

-- A new mail address counts when the old and the new mailbox have both agreed.
CREATE TABLE email_changes (
  user_id          integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  new_email        text NOT NULL CHECK (new_email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(new_email) <= 254),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at       timestamptz NOT NULL DEFAULT now(),
  expires_at       timestamptz NOT NULL
);

-- When something limited was done, for each key: the newest moments only, never more than the limit.
CREATE TABLE throttles (
  key        text PRIMARY KEY CHECK (char_length(key) <= 200),
  hits       timestamptz[] NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX throttles_expires_at_index ON throttles (expires_at);
