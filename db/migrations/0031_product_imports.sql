-- A file of products: first a draft that is tried and put right, then applied in one step, and undone for 30 days.
CREATE TABLE product_imports (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  file_name   text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  -- How it was written: 'UTF-8', 'semicolons'.
  format      jsonb NOT NULL,
  columns     jsonb NOT NULL CHECK (jsonb_typeof(columns) = 'array'),
  rows        jsonb NOT NULL CHECK (jsonb_typeof(rows) = 'array'),
  -- What was before and after, product by product; null for a draft.
  changes     jsonb,
  user_id     integer REFERENCES users (id) ON DELETE SET NULL,
  staff_name  text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  applied_at  timestamptz,
  undone_at   timestamptz,
  CHECK ((changes IS NULL) = (applied_at IS NULL)),
  CHECK (undone_at IS NULL OR applied_at IS NOT NULL)
);
CREATE INDEX product_imports_created_at_index ON product_imports (created_at DESC);
