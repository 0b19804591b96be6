-- A class: builders of one kit whose teacher sees how far they are. Pupils have no account: a name of their choice, and a
-- secret that only their browser knows. What is kept of them is what stands on the teacher's page.
CREATE TABLE classes (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code       text NOT NULL UNIQUE,
  kit        text NOT NULL,
  name       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When somebody last joined or left.
  used_at    timestamptz NOT NULL DEFAULT now(),
  ended_at   timestamptz
);

CREATE INDEX classes_user_id_index ON classes (user_id);

CREATE TABLE class_pupils (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  class_id   uuid NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  -- Tells two of the same name apart.
  bench      integer NOT NULL CHECK (bench > 0),
  token_hash bytea NOT NULL UNIQUE,
  name       text NOT NULL,
  told       jsonb NOT NULL,
  joined_at  timestamptz NOT NULL DEFAULT now(),
  ticked_at  timestamptz NOT NULL DEFAULT now(),
  heard_at   timestamptz NOT NULL DEFAULT now(),
  -- How often the pupil has put the hand up and down; odd is up, until the teacher takes it down.
  hand_count integer NOT NULL DEFAULT 0,
  hand_at    timestamptz,
  failed_at  timestamptz,
  helped_at  timestamptz,
  UNIQUE (class_id, bench)
);

CREATE INDEX class_pupils_heard_at_index ON class_pupils (heard_at);
