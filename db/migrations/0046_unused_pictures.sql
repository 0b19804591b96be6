-- Since when no product shows a picture; null: one does, or nobody has looked yet. It goes after a while, so that whoever
-- took it away by mistake can put it back.
ALTER TABLE pictures ADD COLUMN unused_since timestamptz;

-- An order shows what was bought as it was: its pictures stay as long as it does.
CREATE INDEX order_items_picture_index ON order_items (image_url) WHERE image_url LIKE 'picture:%';
