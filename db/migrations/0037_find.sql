-- The office finds orders and people by how a number, a name, an address or a phone number begins. Compared byte by byte,
-- so that the index serves every script; by the last word of a name too, since people are looked for by it.
CREATE INDEX orders_number_prefix_index ON orders (number text_pattern_ops);
CREATE INDEX orders_name_prefix_index ON orders (lower(shipping_address ->> 'name') text_pattern_ops);
CREATE INDEX orders_last_name_prefix_index
  ON orders (lower(regexp_replace(shipping_address ->> 'name', '^.*\s', '')) text_pattern_ops);
CREATE INDEX orders_email_prefix_index ON orders (lower(email) text_pattern_ops);
CREATE INDEX orders_phone_prefix_index ON orders (right(regexp_replace(phone, '\D', '', 'g'), 10) text_pattern_ops);

CREATE INDEX users_name_prefix_index
  ON users (lower(coalesce(first_name || ' ', '') || coalesce(last_name, '')) text_pattern_ops);
CREATE INDEX users_last_name_prefix_index ON users (lower(last_name) text_pattern_ops);
CREATE INDEX users_email_prefix_index ON users (lower(email) text_pattern_ops);
CREATE INDEX users_username_prefix_index ON users (lower(username) text_pattern_ops);

CREATE INDEX products_slug_prefix_index ON products (slug text_pattern_ops);
