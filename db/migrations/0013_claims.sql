-- A claim may end with its money back, and a return or claim has a conversation.
ALTER TABLE returns DROP CONSTRAINT IF EXISTS returns_steps_check,
  ADD CONSTRAINT returns_steps_check CHECK (
    status IN ('asked', 'declined', 'refunded') OR (kind = 'claim') = (status = 'spare-sent'));

-- When we wrote last; null: the buyer had the last word, and waits.
ALTER TABLE returns ADD COLUMN IF NOT EXISTS answered_at timestamptz;

-- 'step': it went on. 'message': somebody wrote, and it stands where it stood.
ALTER TABLE return_events ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'step';
ALTER TABLE return_events DROP CONSTRAINT IF EXISTS return_events_kind_check,
  ADD CONSTRAINT return_events_kind_check CHECK (kind = 'step' OR (kind = 'message' AND btrim(note) <> ''));

-- The palette of the office finds them by how their number begins.
CREATE INDEX IF NOT EXISTS returns_number_begins_index ON returns (number text_pattern_ops);
