-- Each mail has links of its own, made when the mail is, so one hash for each subscriber does not do.
ALTER TABLE newsletter_subscribers
  DROP COLUMN token_hash,
  ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now();

CREATE TABLE newsletter_links (
  token_hash    bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  purpose       text NOT NULL CHECK (purpose IN ('confirm', 'leave')),
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- A link to leave works for as long as there is someone to leave.
  expires_at    timestamptz CHECK ((purpose = 'leave') = (expires_at IS NULL))
);

CREATE INDEX newsletter_links_subscriber_id_index ON newsletter_links (subscriber_id);
CREATE INDEX newsletter_links_expires_at_index ON newsletter_links (expires_at);
