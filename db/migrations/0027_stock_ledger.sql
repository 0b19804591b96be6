-- What came from a supplier in one go. Whoever sends it twice under one key has received it once.
CREATE TABLE stock_deliveries (
  id           bigint GENERATED ALWAYS AS IDENTITY (START WITH 101) PRIMARY KEY,
  key          text NOT NULL UNIQUE CHECK (char_length(key) BETWEEN 1 AND 100),
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  supplier     text CHECK (char_length(supplier) BETWEEN 1 AND 100),
  reference    text CHECK (char_length(reference) BETWEEN 1 AND 100),
  user_id      integer REFERENCES users (id) ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX stock_deliveries_user_id_index ON stock_deliveries (user_id);

-- Every change of products.stock, whoever made it. A stock of null is not counted, and adds up like 0.
CREATE TABLE stock_moves (
  product_id  uuid NOT NULL REFERENCES products (id),
  id          bigint GENERATED ALWAYS AS IDENTITY,
  cause       text NOT NULL CHECK (cause IN ('first', 'sold', 'returned', 'counted', 'received', 'broken')),
  before      integer CHECK (before >= 0),
  balance     integer CHECK (balance >= 0),
  delta       integer NOT NULL CHECK (delta = coalesce(balance, 0) - coalesce(before, 0)),
  -- Units are taken before their order is written, in the same transaction.
  order_id    uuid REFERENCES orders (id) DEFERRABLE INITIALLY DEFERRED,
  delivery_id bigint REFERENCES stock_deliveries (id),
  -- The account may go; who it was stays. Without a name it was the shop itself.
  user_id     integer REFERENCES users (id) ON DELETE SET NULL,
  staff_name  text CHECK (btrim(staff_name) <> ''),
  reason      text CHECK (char_length(reason) <= 600),
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (product_id, id)
);

CREATE INDEX stock_moves_order_id_index ON stock_moves (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stock_moves_user_id_index ON stock_moves (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX stock_moves_delivery_id_index ON stock_moves (delivery_id) WHERE delivery_id IS NOT NULL;
CREATE INDEX stock_moves_counted_index ON stock_moves (product_id, id) WHERE cause = 'counted';

-- How urgent each product is, kept apart from products so that a list can be read in that order. The stock follows in the
-- transaction that changes it; what was sold and the point of re-order are renewed by the shop every few minutes.
CREATE TABLE stock_outlook (
  product_id uuid PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  -- Null: not counted, or no longer sold.
  stock      integer,
  sold_30    integer NOT NULL DEFAULT 0 CHECK (sold_30 >= 0),
  sold_90    integer NOT NULL DEFAULT 0 CHECK (sold_90 >= 0),
  reorder_at integer NOT NULL DEFAULT 0 CHECK (reorder_at >= 0),
  -- The share of the point of re-order that is left, the least first. Of what is sold out, what sells best comes first.
  cover      double precision GENERATED ALWAYS AS (CASE
    WHEN stock = 0 THEN -sold_90
    WHEN reorder_at = 0 THEN 1000000000
    ELSE stock::double precision / reorder_at
  END) STORED
);

CREATE INDEX stock_outlook_cover_index ON stock_outlook (cover, product_id) WHERE stock IS NOT NULL;

INSERT INTO stock_moves (product_id, cause, balance, delta, reason)
SELECT id, 'first', stock, stock, 'What was there when the ledger was opened' FROM products WHERE stock IS NOT NULL ORDER BY id;

INSERT INTO stock_outlook (product_id, stock)
SELECT id, CASE WHEN archived_at IS NULL THEN stock END FROM products;

-- Who and why is what the transaction says in taar.stock_move; a bare statement is a count by nobody.
CREATE FUNCTION record_stock_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_outlook (product_id, stock) VALUES (NEW.id, CASE WHEN NEW.archived_at IS NULL THEN NEW.stock END);
    INSERT INTO stock_moves (product_id, cause, balance, delta)
    SELECT NEW.id, 'first', NEW.stock, NEW.stock WHERE NEW.stock IS NOT NULL;
    RETURN NULL;
  END IF;
  UPDATE stock_outlook SET stock = CASE WHEN NEW.archived_at IS NULL THEN NEW.stock END WHERE product_id = NEW.id;
  IF NEW.stock IS DISTINCT FROM OLD.stock THEN
    why := coalesce(nullif(current_setting('taar.stock_move', true), ''),
      '{"cause": "counted", "reason": "Changed in the database"}');
    INSERT INTO stock_moves (product_id, cause, before, balance, delta, order_id, delivery_id, user_id, staff_name, reason)
    VALUES (NEW.id, why ->> 'cause', OLD.stock, NEW.stock, coalesce(NEW.stock, 0) - coalesce(OLD.stock, 0),
      (why ->> 'orderId')::uuid, (why ->> 'deliveryId')::bigint, (why ->> 'userId')::integer,
      (SELECT coalesce(nullif(btrim(concat_ws(' ', first_name, last_name)), ''), username) FROM users
       WHERE id = (why ->> 'userId')::integer), why ->> 'reason');
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_stock_first AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION record_stock_move();
CREATE TRIGGER products_stock_moved AFTER UPDATE OF stock, archived_at ON products FOR EACH ROW
  WHEN (NEW.stock IS DISTINCT FROM OLD.stock OR (NEW.archived_at IS NULL) <> (OLD.archived_at IS NULL))
  EXECUTE FUNCTION record_stock_move();

-- The sum of all moves is the stock. Each move begins where the one before it ended, so that they add up to where the last
-- one ended, and that has to be the stock.
CREATE FUNCTION check_stock_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balanced integer := (SELECT balance FROM stock_moves WHERE product_id = NEW.id ORDER BY id DESC LIMIT 1);
BEGIN
  IF balanced IS DISTINCT FROM NEW.stock THEN
    RAISE EXCEPTION 'The moves of product % add up to %, and its stock is %.', NEW.id, balanced, NEW.stock
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_ledger_agrees';
  END IF;
  RETURN NULL;
END
$$;

-- Triggers of one row fire in the order of their names: this one comes after those that write the move.
CREATE CONSTRAINT TRIGGER stock_ledger_agrees AFTER INSERT OR UPDATE OF stock ON products
  FOR EACH ROW EXECUTE FUNCTION check_stock_ledger();

-- A move that is written by hand, such as a count that found nothing amiss, goes on where the last one ended.
CREATE FUNCTION check_stock_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_id bigint;
  last_balance integer;
BEGIN
  SELECT id, balance INTO last_id, last_balance FROM stock_moves
  WHERE product_id = NEW.product_id AND id <> NEW.id ORDER BY id DESC LIMIT 1;
  IF NEW.before IS DISTINCT FROM last_balance OR NEW.id < last_id
    OR NEW.balance IS DISTINCT FROM (SELECT stock FROM products WHERE id = NEW.product_id) THEN
    RAISE EXCEPTION 'This move of product % does not go on from %.', NEW.product_id, last_balance
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_move_continues';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER stock_move_continues AFTER INSERT ON stock_moves FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION check_stock_move();

CREATE TRIGGER stock_moves_are_final BEFORE UPDATE OR DELETE ON stock_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
