-- A product that nobody has put on sale yet. It is kept off sale as an archived one is, so that whatever leaves those out
-- (lists, carts, searches, feeds) leaves it out too. What was there before is no draft.
ALTER TABLE products
  ADD COLUMN draft boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT products_draft_off_sale CHECK (NOT draft OR archived_at IS NOT NULL);

CREATE INDEX products_draft_index ON products (category, id) WHERE draft;
