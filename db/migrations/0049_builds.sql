-- The boards that people build, with what they ticked. A device makes up the id before it has a network, so an id is known
-- only together with its owner: nobody can take or find out the id of another's build.
CREATE TABLE builds (
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  kit        text NOT NULL,
  state      jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Deleted by its owner, who may still undo it.
  deleted_at timestamptz,
  PRIMARY KEY (user_id, id)
);

CREATE INDEX builds_deleted_at_index ON builds (deleted_at) WHERE deleted_at IS NOT NULL;
