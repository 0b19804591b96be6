-- The board that a line was added for goes with it when it is saved for later, so that it comes back into its group.
ALTER TABLE saved_items ADD COLUMN board_id uuid REFERENCES products (id) ON DELETE SET NULL;
CREATE INDEX saved_items_board_id_index ON saved_items (board_id) WHERE board_id IS NOT NULL;
