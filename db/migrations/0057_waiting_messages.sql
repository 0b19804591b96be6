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

-- What went back of the money of orders, day by day.
CREATE INDEX refunds_created_at_index ON refunds (created_at) INCLUDE (amount_paise) WHERE gateway_payment_id IS NULL;
