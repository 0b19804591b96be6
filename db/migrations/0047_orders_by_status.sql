-- What is found by its status is paged by this index alone, as by those on the payment and on the way it is sent.
DROP INDEX orders_status_index;
CREATE INDEX orders_status_index ON orders (status, created_at DESC, id DESC)
  INCLUDE (payment_status, payment_method, shipping_method);
