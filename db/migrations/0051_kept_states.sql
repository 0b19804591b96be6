-- What people keep at the bench and follow from device to device: their stash, and the bills they have pasted. Each is a
-- state that merges, as builds are; a device makes up the id, so an id is known only together with its owner.
CREATE TABLE kept_states (
  user_id    integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('stash', 'bill')),
  id         text NOT NULL,
  state      jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Deleted by its owner, who may still undo it.
  deleted_at timestamptz,
  PRIMARY KEY (user_id, kind, id)
);

CREATE INDEX kept_states_deleted_at_index ON kept_states (deleted_at) WHERE deleted_at IS NOT NULL;
