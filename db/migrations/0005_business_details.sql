-- The business that a user buys for, to begin the next checkout with. It goes with the account. An older version of the shop runs
-- beside it, and it may be applied twice.
CREATE TABLE IF NOT EXISTS business_details (
  user_id      integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  company_name text NOT NULL CHECK (char_length(company_name) BETWEEN 1 AND 100),
  gstin        text CHECK (gstin ~ '^[0-9A-Z]{15}$'),
  -- When the form of the number was last checked; nobody has asked whether it is in use.
  checked_at   timestamptz NOT NULL DEFAULT now()
);
