-- Pictures that the office uploaded or drew. The bytes lie here, so that every machine serves them and a backup has them.
CREATE TABLE pictures (
  -- Of what was made of it: the same picture again is the same row.
  id         text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  width      integer NOT NULL CHECK (width > 0),
  height     integer NOT NULL CHECK (height > 0),
  -- The settings of a drawing; null for what was uploaded.
  drawing    jsonb,
  user_id    integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE picture_files (
  picture_id text NOT NULL REFERENCES pictures (id) ON DELETE CASCADE,
  -- Such as '800.webp' or 'drawn.svg'.
  name       text NOT NULL CHECK (name ~ '^[a-z0-9]+\.(webp|svg)$'),
  bytes      bytea NOT NULL,
  PRIMARY KEY (picture_id, name)
);
