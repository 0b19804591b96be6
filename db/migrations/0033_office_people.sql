-- A customer is a mailbox: an account, or a guest who bought. They are listed and found by the beginning of a word.
CREATE INDEX users_customer_mailbox_index ON users ((lower(email) COLLATE "C"));
CREATE INDEX users_customer_name_index ON users ((lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) COLLATE "C"));
CREATE INDEX users_customer_surname_index ON users ((lower(last_name) COLLATE "C"));
CREATE INDEX orders_customer_guest_index ON orders ((lower(email) COLLATE "C")) WHERE user_id IS NULL;
CREATE INDEX orders_customer_mailbox_index ON orders ((lower(email) COLLATE "C"));
CREATE INDEX orders_customer_name_index ON orders ((lower(shipping_address ->> 'name') COLLATE "C"));
CREATE INDEX orders_customer_surname_index ON orders ((lower(regexp_replace(shipping_address ->> 'name', '^.* ', '')) COLLATE "C"));
CREATE INDEX orders_customer_phone_index ON orders ((regexp_replace(phone, '[^0-9]', '', 'g') COLLATE "C"));

-- What is written to all who subscribed.
CREATE TABLE newsletter_issues (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject     text NOT NULL CHECK (btrim(subject) <> '' AND char_length(subject) <= 150 AND subject !~ '[[:cntrl:]]'),
  body        text NOT NULL CHECK (btrim(body) <> '' AND char_length(body) <= 20000),
  status      text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sending', 'paused', 'sent')),
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  started_at  timestamptz CHECK ((status = 'draft') = (started_at IS NULL)),
  finished_at timestamptz CHECK ((status = 'sent') = (finished_at IS NOT NULL))
);

CREATE INDEX newsletter_issues_created_at_index ON newsletter_issues (created_at DESC);
CREATE TRIGGER newsletter_issues_version BEFORE UPDATE ON newsletter_issues
  FOR EACH ROW EXECUTE FUNCTION count_version();

-- Who was given an issue. A subscriber is there once, so nobody gets it twice; when one is forgotten, the count stays.
CREATE TABLE newsletter_sendings (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issue_id      uuid NOT NULL REFERENCES newsletter_issues (id) ON DELETE CASCADE,
  subscriber_id uuid REFERENCES newsletter_subscribers (id) ON DELETE SET NULL,
  sent_at       timestamptz,
  -- Left the list before the mail was made.
  left_at       timestamptz,
  UNIQUE (issue_id, subscriber_id)
);

CREATE INDEX newsletter_sendings_subscriber_id_index ON newsletter_sendings (subscriber_id);
