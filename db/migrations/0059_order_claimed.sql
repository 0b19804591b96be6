-- When an order that was made as a guest became an account's, so that the account can say so.
ALTER TABLE orders ADD COLUMN claimed_at timestamptz;
