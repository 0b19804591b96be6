-- What buyers and builders rate. The figures that came with the first catalogue get columns of their own and never enter an
-- average; rating and review_count stay what pages and lists show. An older version of the shop runs beside it, and it may be
-- applied twice.
ALTER TABLE products
  -- What the first catalogue said, and whether it is shown where nobody has written a review.
  ADD COLUMN IF NOT EXISTS catalogue_rating       numeric(3, 2) NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS catalogue_review_count integer NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS shows_catalogue_rating boolean NOT NULL DEFAULT true,
  -- The stars of the shown reviews added up, and how many these are.
  ADD COLUMN IF NOT EXISTS written_stars          integer NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS written_reviews        integer NOT NULL DEFAULT 0;

UPDATE products SET catalogue_rating = rating, catalogue_review_count = review_count
WHERE written_reviews = 0 AND review_count > 0 AND catalogue_review_count = 0;

-- Whoever adds a product with figures, the seed of any version, adds those of the catalogue. A sale never comes here.
CREATE OR REPLACE FUNCTION keep_catalogue_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.catalogue_rating := NEW.rating;
  NEW.catalogue_review_count := NEW.review_count;
  RETURN NEW;
END $$;
DROP TRIGGER IF EXISTS products_catalogue_rating ON products;
CREATE TRIGGER products_catalogue_rating BEFORE INSERT ON products
  FOR EACH ROW WHEN (NEW.review_count > 0) EXECUTE FUNCTION keep_catalogue_rating();

-- Added and taken, never counted anew: two at once wait for the row and both count. The rows are locked in the order in which
-- orders lock them, so that nobody who takes a whole account away waits for a buyer who waits for them.
CREATE OR REPLACE FUNCTION add_ratings(ids uuid[], stars integer[], reviews integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products AS product SET
    written_stars = product.written_stars + added.stars,
    written_reviews = product.written_reviews + added.reviews,
    rating = CASE
      WHEN product.written_reviews + added.reviews > 0
        THEN round((product.written_stars + added.stars)::numeric / (product.written_reviews + added.reviews), 2)
      WHEN product.shows_catalogue_rating THEN product.catalogue_rating
      ELSE 0
    END,
    review_count = CASE
      WHEN product.written_reviews + added.reviews <> 0 THEN product.written_reviews + added.reviews
      WHEN product.shows_catalogue_rating THEN product.catalogue_review_count
      ELSE 0
    END
  FROM unnest(ids, stars, reviews) AS added (id, stars, reviews)
  WHERE product.id = added.id;
END $$;

-- Every process keeps pages in memory that were made from products: those of the named ones are made anew. Questions are
-- searched in memory, too.
CREATE OR REPLACE FUNCTION tell_contributions_changed(ids text[], has_questions boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('catalogue', array_to_string(ids, ','));
  END IF;
  IF has_questions THEN PERFORM pg_notify('questions', ''); END IF;
END $$;

CREATE OR REPLACE FUNCTION contributions_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(stars), array_agg(reviews)) FROM (
    SELECT product_id, sum(stars)::integer AS stars, count(*)::integer AS reviews
    FROM come WHERE state = 'shown' AND stars IS NOT NULL GROUP BY product_id
  ) AS counted;
  PERFORM tell_contributions_changed(array_agg(DISTINCT product_id::text), bool_or(kind = 'question'))
    FROM come WHERE state <> 'waiting';
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION contributions_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(stars), array_agg(reviews)) FROM (
    SELECT product_id, -sum(stars)::integer AS stars, -count(*)::integer AS reviews
    FROM gone WHERE state = 'shown' AND stars IS NOT NULL GROUP BY product_id
  ) AS counted;
  PERFORM tell_contributions_changed(array_agg(DISTINCT product_id::text), bool_or(kind = 'question'))
    FROM gone WHERE state <> 'waiting';
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION contributions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(stars), array_agg(reviews)) FROM (
    SELECT product_id, sum(stars)::integer AS stars, sum(reviews)::integer AS reviews FROM (
      SELECT product_id, -stars AS stars, -1 AS reviews FROM gone WHERE state = 'shown' AND stars IS NOT NULL
      UNION ALL
      SELECT product_id, stars, 1 FROM come WHERE state = 'shown' AND stars IS NOT NULL
    ) AS moved GROUP BY product_id HAVING sum(stars) <> 0 OR sum(reviews) <> 0
  ) AS counted;
  PERFORM tell_contributions_changed(array_agg(DISTINCT come.product_id::text), bool_or(come.kind = 'question'))
    FROM come JOIN gone USING (id)
    WHERE (come.state <> 'waiting' OR gone.state <> 'waiting')
      AND (come.words, come.stars, come.shown_name, come.state, come.reason, come.marks)
          IS DISTINCT FROM (gone.words, gone.stars, gone.shown_name, gone.state, gone.reason, gone.marks);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS contributions_came ON contributions;
CREATE TRIGGER contributions_came AFTER INSERT ON contributions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION contributions_came();
DROP TRIGGER IF EXISTS contributions_went ON contributions;
CREATE TRIGGER contributions_went AFTER DELETE ON contributions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION contributions_went();
DROP TRIGGER IF EXISTS contributions_changed ON contributions;
CREATE TRIGGER contributions_changed AFTER UPDATE ON contributions
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION contributions_changed();

-- Reviews of a product, the newest first: those of builds among them.
CREATE INDEX IF NOT EXISTS contributions_reviews_index ON contributions (product_id, created_at DESC, id DESC)
  WHERE stars IS NOT NULL;
-- The shop answers once; whoever answers again changes that answer.
CREATE UNIQUE INDEX IF NOT EXISTS contributions_one_shop_answer_index ON contributions (parent_id)
  WHERE kind = 'answer' AND user_id IS NULL;
CREATE INDEX IF NOT EXISTS contributions_questions_index ON contributions (created_at DESC, id DESC)
  WHERE kind = 'question' AND state = 'shown';

-- An answer that everybody may read is a job, whoever let it show: its author, the shop or the office. It is told once.
ALTER TABLE contributions ADD COLUMN IF NOT EXISTS is_told boolean NOT NULL DEFAULT false;
CREATE OR REPLACE FUNCTION tell_answered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_told := true;
  INSERT INTO jobs (kind, payload) VALUES ('mail/answered', jsonb_build_object('answerId', NEW.id));
  RETURN NEW;
END $$;
DROP TRIGGER IF EXISTS contributions_answered ON contributions;
CREATE TRIGGER contributions_answered BEFORE INSERT OR UPDATE OF state ON contributions
  FOR EACH ROW WHEN (NEW.kind = 'answer' AND NEW.state = 'shown' AND NOT NEW.is_told) EXECUTE FUNCTION tell_answered();
