-- A conversation waits while the buyer had the last word. They write once, so it waits until we have answered; opened
-- again it waits again, since what they said then came by mail or by phone.
ALTER TABLE contact_messages ADD COLUMN answered_at timestamptz;

-- What is told about the past is no edit.
ALTER TABLE contact_messages DISABLE TRIGGER contact_messages_version;
UPDATE contact_messages message SET answered_at = reply.at
FROM (SELECT message_id, max(created_at) AS at FROM message_replies WHERE NOT is_note GROUP BY message_id) reply
WHERE reply.message_id = message.id;
ALTER TABLE contact_messages ENABLE TRIGGER contact_messages_version;

DROP INDEX contact_messages_waiting_index;
CREATE INDEX contact_messages_waiting_index ON contact_messages (created_at, id)
  WHERE done_at IS NULL AND answered_at IS NULL;
CREATE INDEX contact_messages_answered_index ON contact_messages (created_at, id)
  WHERE done_at IS NULL AND answered_at IS NOT NULL;

-- The office finds a conversation by how its ticket, the name or the address of whoever wrote, or its subject begins.
CREATE INDEX contact_messages_ticket_prefix_index ON contact_messages (ticket text_pattern_ops);
CREATE INDEX contact_messages_name_prefix_index
  ON contact_messages (lower(first_name || ' ' || last_name) text_pattern_ops);
CREATE INDEX contact_messages_last_name_prefix_index ON contact_messages (lower(last_name) text_pattern_ops);
CREATE INDEX contact_messages_email_prefix_index ON contact_messages (lower(email) text_pattern_ops);
CREATE INDEX contact_messages_subject_prefix_index ON contact_messages (lower(subject) text_pattern_ops);

-- What went back of the money of orders, day by day.
CREATE INDEX refunds_created_at_index ON refunds (created_at) INCLUDE (amount_paise) WHERE gateway_payment_id IS NULL;

-- Transfers that came after their order was cancelled were not dated; their refunds would be counted without them.
ALTER TABLE orders DISABLE TRIGGER orders_version;
ALTER TABLE orders DISABLE TRIGGER orders_updated_at;
UPDATE orders SET paid_at = updated_at
WHERE paid_at IS NULL AND payment_status IN ('refund-due', 'refunded');
ALTER TABLE orders ENABLE TRIGGER orders_version;
ALTER TABLE orders ENABLE TRIGGER orders_updated_at;
