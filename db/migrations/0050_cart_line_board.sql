-- The board that a line was added for, so that a cart can be read board by board. It changes no price and no order.
ALTER TABLE cart_items ADD COLUMN board_id uuid REFERENCES products (id) ON DELETE SET NULL;
CREATE INDEX cart_items_board_id_index ON cart_items (board_id) WHERE board_id IS NOT NULL;
