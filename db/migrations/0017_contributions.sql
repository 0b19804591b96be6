-- What people write and show for everybody: reviews, questions, answers and builds. One row for each, whatever else it has:
-- whose it is, under which name, about which product, and whether it is shown. Whoever withdraws one deletes the row, and
-- all that hangs on it goes with it, as everything of a user does with the account. An older version of the shop runs beside
-- it, and it may be applied twice.
CREATE TABLE IF NOT EXISTS contributions (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind       text NOT NULL CHECK (kind IN ('review', 'question', 'answer', 'build')),
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- What an answer answers: a question, or a review.
  parent_id  uuid REFERENCES contributions (id) ON DELETE CASCADE,
  -- Null: the shop itself.
  user_id    integer REFERENCES users (id) ON DELETE CASCADE,
  shown_name text NOT NULL CHECK (char_length(btrim(shown_name)) BETWEEN 1 AND 60),
  -- Without links and mail addresses. A build needs none.
  words      text NOT NULL CHECK (char_length(words) <= 2000),
  stars      integer CHECK (stars BETWEEN 1 AND 5),
  -- Where a question stands on the page of its product: 'part:R3', 'step:s12'. Null: the product as a whole.
  place      text CHECK (char_length(place) BETWEEN 1 AND 80),
  state      text NOT NULL CHECK (state IN ('waiting', 'shown', 'hidden')),
  -- Why it is hidden, for everybody to read.
  reason     text CHECK (char_length(btrim(reason)) BETWEEN 1 AND 300),
  -- When somebody of the office last said whether it stays. Null: nobody has looked, or it was changed since.
  decided_at timestamptz,
  -- By how many people it was reported since, and marked: 'helpful' under words, 'like' under builds. Counted by triggers.
  flags      integer NOT NULL DEFAULT 0 CHECK (flags >= 0),
  marks      integer NOT NULL DEFAULT 0 CHECK (marks >= 0),
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When its author last changed it. Null: never.
  edited_at  timestamptz,
  CONSTRAINT contributions_answer_rule CHECK ((kind = 'answer') = (parent_id IS NOT NULL)),
  CONSTRAINT contributions_author_rule CHECK (user_id IS NOT NULL OR kind = 'answer'),
  CONSTRAINT contributions_words_rule CHECK (btrim(words) <> '' OR kind IN ('build', 'review')),
  CONSTRAINT contributions_stars_rule CHECK (CASE kind WHEN 'review' THEN stars IS NOT NULL WHEN 'build' THEN true ELSE stars IS NULL END),
  CONSTRAINT contributions_place_rule CHECK (place IS NULL OR kind = 'question'),
  CONSTRAINT contributions_reason_rule CHECK ((state = 'hidden') = (reason IS NOT NULL))
);

-- One rating of a product by each: a build with stars is the review of whoever made it.
CREATE UNIQUE INDEX IF NOT EXISTS contributions_one_rating_index ON contributions (product_id, user_id) WHERE stars IS NOT NULL;
CREATE INDEX IF NOT EXISTS contributions_product_id_index ON contributions (product_id, kind, created_at DESC, id DESC);
CREATE INDEX IF NOT EXISTS contributions_parent_id_index ON contributions (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS contributions_user_id_index ON contributions (user_id, created_at DESC);
CREATE INDEX IF NOT EXISTS contributions_queue_index ON contributions (created_at, id) WHERE state = 'waiting' OR flags > 0;
CREATE INDEX IF NOT EXISTS contributions_list_index ON contributions (created_at DESC, id DESC) INCLUDE (kind, state);

DROP TRIGGER IF EXISTS contributions_version ON contributions;
CREATE TRIGGER contributions_version BEFORE UPDATE OF words, stars, shown_name, state, reason ON contributions
  FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE IF NOT EXISTS contribution_marks (
  contribution_id uuid NOT NULL REFERENCES contributions (id) ON DELETE CASCADE,
  user_id         integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (contribution_id, user_id)
);
CREATE INDEX IF NOT EXISTS contribution_marks_user_id_index ON contribution_marks (user_id);

CREATE TABLE IF NOT EXISTS contribution_flags (
  contribution_id uuid NOT NULL REFERENCES contributions (id) ON DELETE CASCADE,
  user_id         integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  why             text NOT NULL CHECK (why IN ('spam', 'abuse', 'private', 'untrue', 'other')),
  words           text CHECK (char_length(btrim(words)) BETWEEN 1 AND 300),
  created_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (contribution_id, user_id)
);
CREATE INDEX IF NOT EXISTS contribution_flags_user_id_index ON contribution_flags (user_id);

-- Added and taken, never counted anew: two at once wait for the row and both count.
CREATE OR REPLACE FUNCTION count_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE contributions SET marks = marks + 1 WHERE id = NEW.contribution_id;
  ELSE
    UPDATE contributions SET marks = marks - 1 WHERE id = OLD.contribution_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS contribution_marks_count ON contribution_marks;
CREATE TRIGGER contribution_marks_count AFTER INSERT OR DELETE ON contribution_marks FOR EACH ROW EXECUTE FUNCTION count_marks();

CREATE OR REPLACE FUNCTION count_flags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE contributions SET flags = flags + 1 WHERE id = NEW.contribution_id;
  ELSE
    UPDATE contributions SET flags = flags - 1 WHERE id = OLD.contribution_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS contribution_flags_count ON contribution_flags;
CREATE TRIGGER contribution_flags_count AFTER INSERT OR DELETE ON contribution_flags FOR EACH ROW EXECUTE FUNCTION count_flags();
