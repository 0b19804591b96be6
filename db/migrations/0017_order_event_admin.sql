-- 'keeper' and 'admin' were two words for one person; the role of the account is the one that stays.
ALTER TABLE order_events DROP CONSTRAINT order_events_author_check;
UPDATE order_events SET author = 'admin' WHERE author = 'keeper';
ALTER TABLE order_events
  ADD CONSTRAINT order_events_author_check CHECK (author IN ('buyer', 'admin', 'payment', 'clock'));
