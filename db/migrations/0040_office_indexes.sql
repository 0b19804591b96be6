-- Who goes is looked for in whatever they left behind.
CREATE INDEX scheduled_prices_user_id_index ON scheduled_prices (user_id);
CREATE INDEX pictures_user_id_index ON pictures (user_id);
CREATE INDEX product_imports_user_id_index ON product_imports (user_id);
