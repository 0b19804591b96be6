-- Events out: what happens in the shop is told to addresses that the office chose. An event and its deliveries are written by
-- triggers, so in the transaction and the statement that makes it happen, and nothing at all where nobody listens. An older version
-- of the shop runs beside it, and it may be applied twice.

CREATE TABLE IF NOT EXISTS webhook_endpoints (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  url         text NOT NULL CHECK (url ~ '^https?://' AND char_length(url) <= 2000),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 200),
  events      text[] NOT NULL CHECK (cardinality(events) BETWEEN 1 AND 20 AND array_position(events, NULL) IS NULL),
  -- While it is paused, events are kept for it and not sent.
  paused_at   timestamptz,
  -- The receiver answered that it is gone (410), and nobody of us paused it.
  gone        boolean NOT NULL DEFAULT false CHECK (NOT gone OR paused_at IS NOT NULL),
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now()
);
DROP TRIGGER IF EXISTS webhook_endpoints_version ON webhook_endpoints;
CREATE TRIGGER webhook_endpoints_version BEFORE UPDATE ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION count_version();

-- What signs. After a change the one before signs beside it for a day.
CREATE TABLE IF NOT EXISTS webhook_secrets (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  secret      bytea NOT NULL CHECK (octet_length(secret) BETWEEN 24 AND 64),
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Null: it is the newest.
  ends_at     timestamptz
);
CREATE UNIQUE INDEX IF NOT EXISTS webhook_secrets_newest_index ON webhook_secrets (endpoint_id) WHERE ends_at IS NULL;
CREATE INDEX IF NOT EXISTS webhook_secrets_endpoint_id_index ON webhook_secrets (endpoint_id);

-- Numbered while the thing is held, so the numbers of one thing are in the order in which it changed.
CREATE TABLE IF NOT EXISTS webhook_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id  text NOT NULL UNIQUE DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type        text NOT NULL CHECK (type ~ '^[a-z]+(\.[a-z]+)?$'),
  -- What it is about: 'order:' and its id.
  thing       text NOT NULL CHECK (char_length(thing) BETWEEN 1 AND 100),
  data        jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object' AND octet_length(data::text) <= 16384),
  occurred_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS webhook_events_occurred_at_index ON webhook_events (occurred_at);

CREATE TABLE IF NOT EXISTS webhook_deliveries (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id   uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  event_id      bigint NOT NULL REFERENCES webhook_events (id) ON DELETE CASCADE,
  thing         text NOT NULL,
  state         text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts      integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- How often it was claimed, over all replays: whoever has an older claim has lost it.
  claims        integer NOT NULL DEFAULT 0,
  due_at        timestamptz NOT NULL DEFAULT now(),
  claimed_until timestamptz,
  -- What the receiver answered last, and what else went wrong.
  last_status   integer,
  last_error    text CHECK (char_length(last_error) <= 300),
  ended_at      timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  UNIQUE (endpoint_id, event_id),
  CONSTRAINT webhook_deliveries_ended_check CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX IF NOT EXISTS webhook_deliveries_due_index ON webhook_deliveries (endpoint_id, due_at) WHERE state = 'waiting';
-- The one before of the same thing.
CREATE INDEX IF NOT EXISTS webhook_deliveries_thing_index ON webhook_deliveries (endpoint_id, thing, event_id) WHERE state = 'waiting';
CREATE INDEX IF NOT EXISTS webhook_deliveries_dead_index ON webhook_deliveries (ended_at) WHERE state = 'dead';
CREATE INDEX IF NOT EXISTS webhook_deliveries_event_id_index ON webhook_deliveries (event_id);

-- Writes an event for everyone who listens to it. Its callers ask first whether anybody does, before they gather the data.
CREATE OR REPLACE FUNCTION tell_webhooks(told_type text, told_thing text, told_data jsonb) RETURNS void LANGUAGE sql AS $$
  WITH event AS (
    INSERT INTO webhook_events (type, thing, data) VALUES (told_type, told_thing, told_data) RETURNING id
  ), delivery AS (
    INSERT INTO webhook_deliveries (endpoint_id, event_id, thing)
    SELECT endpoint.id, event.id, told_thing FROM webhook_endpoints endpoint, event WHERE told_type = ANY (endpoint.events)
    -- One that is removed at this moment is left out; without the lock its reference would fail, and the order with it.
    FOR KEY SHARE OF endpoint
  )
  SELECT pg_notify('webhooks', '')
$$;

CREATE OR REPLACE FUNCTION has_webhook(told_type text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhook_endpoints WHERE told_type = ANY (events))
$$;

CREATE OR REPLACE FUNCTION order_for_webhooks(of_order orders) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', of_order.id, 'number', of_order.number, 'status', of_order.status,
    'paymentStatus', of_order.payment_status, 'paymentMethod', of_order.payment_method,
    'total', to_char(of_order.total_paise / 100.0, 'FM9999999999990.00'), 'currency', of_order.currency,
    'test', of_order.test_payment)
$$;

-- The trigger names the event.
CREATE OR REPLACE FUNCTION tell_webhooks_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF has_webhook(TG_ARGV[0]) THEN
    PERFORM tell_webhooks(TG_ARGV[0], 'order:' || NEW.id, jsonb_build_object('order', order_for_webhooks(NEW)));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What comes later to an order that was shipped, such as a note or a refund, is an event of the same status.
  IF has_webhook('order.shipped')
    AND (SELECT count(*) FROM order_events WHERE order_id = NEW.order_id AND status = 'shipped') = 1 THEN
    PERFORM tell_webhooks('order.shipped', 'order:' || orders.id, jsonb_build_object('order', order_for_webhooks(orders),
      'carrier', orders.carrier, 'trackingNumber', orders.tracking_number)) FROM orders WHERE orders.id = NEW.order_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF has_webhook('order.refunded') THEN
    PERFORM tell_webhooks('order.refunded', 'order:' || orders.id, jsonb_build_object('order', order_for_webhooks(orders),
      'refundId', NEW.id, 'amount', to_char(NEW.amount_paise / 100.0, 'FM9999999999990.00')))
    FROM orders WHERE orders.id = NEW.order_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF has_webhook(TG_ARGV[0]) THEN
    PERFORM tell_webhooks(TG_ARGV[0], 'product:' || NEW.id, jsonb_build_object('product', jsonb_build_object(
      'id', NEW.id, 'slug', NEW.slug, 'name', NEW.name, 'version', NEW.version, 'onSale', NEW.archived_at IS NULL,
      'stock', NEW.stock)));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF has_webhook('message.received') THEN
    PERFORM tell_webhooks('message.received', 'message:' || message.id,
      jsonb_build_object('message', jsonb_build_object('id', message.id, 'ticket', message.ticket)))
    FROM contact_messages message
    -- Of a reply the message that it belongs to.
    WHERE message.id = coalesce(to_jsonb(NEW) ->> 'message_id', to_jsonb(NEW) ->> 'id')::uuid;
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS orders_webhooks_placed ON orders;
CREATE TRIGGER orders_webhooks_placed AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_order('order.placed');
DROP TRIGGER IF EXISTS orders_webhooks_paid ON orders;
CREATE TRIGGER orders_webhooks_paid AFTER UPDATE OF payment_status ON orders
  FOR EACH ROW WHEN (NEW.payment_status = 'paid' AND OLD.payment_status <> 'paid')
  EXECUTE FUNCTION tell_webhooks_of_order('order.paid');
-- With its event, which is written after the parcel.
DROP TRIGGER IF EXISTS order_events_webhooks_shipped ON order_events;
CREATE TRIGGER order_events_webhooks_shipped AFTER INSERT ON order_events
  FOR EACH ROW WHEN (NEW.status = 'shipped') EXECUTE FUNCTION tell_webhooks_of_parcel();
DROP TRIGGER IF EXISTS refunds_webhooks ON refunds;
CREATE TRIGGER refunds_webhooks AFTER INSERT ON refunds
  FOR EACH ROW WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION tell_webhooks_of_refund();
-- At or below the shop's threshold, from above.
DROP TRIGGER IF EXISTS products_webhooks_low ON products;
CREATE TRIGGER products_webhooks_low AFTER UPDATE OF stock ON products
  FOR EACH ROW WHEN (NEW.archived_at IS NULL AND NEW.stock <= 5 AND (OLD.stock > 5 OR OLD.stock IS NULL))
  EXECUTE FUNCTION tell_webhooks_of_product('stock.low');
DROP TRIGGER IF EXISTS products_webhooks_added ON products;
CREATE TRIGGER products_webhooks_added AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_product('product.changed');
DROP TRIGGER IF EXISTS products_webhooks_changed ON products;
CREATE TRIGGER products_webhooks_changed AFTER UPDATE ON products
  FOR EACH ROW WHEN (NEW.version <> OLD.version) EXECUTE FUNCTION tell_webhooks_of_product('product.changed');
DROP TRIGGER IF EXISTS contact_messages_webhooks ON contact_messages;
CREATE TRIGGER contact_messages_webhooks AFTER INSERT ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_message();
DROP TRIGGER IF EXISTS message_replies_webhooks ON message_replies;
CREATE TRIGGER message_replies_webhooks AFTER INSERT ON message_replies
  FOR EACH ROW WHEN (NEW.by_sender) EXECUTE FUNCTION tell_webhooks_of_message();
