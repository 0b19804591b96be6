-- Money by the day it came in.
CREATE INDEX orders_paid_at_index ON orders (paid_at) INCLUDE (total_paise) WHERE paid_at IS NOT NULL;
