-- What customs ask of a product. An older version of the shop runs beside it, and it may be applied twice: columns that may be
-- null, where what is null is estimated from what the product is.
ALTER TABLE products ADD COLUMN IF NOT EXISTS net_weight_grams integer,
  ADD COLUMN IF NOT EXISTS hs_code text;

-- The rules of a product as 0003 has them, and those of the two: they are asked when a statement names one of their columns.
CREATE OR REPLACE FUNCTION check_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text := CASE
    -- An address may carry the id or the slug, so a slug must never look like an id.
    WHEN NOT (NEW.slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(NEW.slug) <= 100) THEN 'products_slug_check'
    WHEN NOT NEW.slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' THEN 'products_slug_check1'
    WHEN NOT btrim(NEW.name) <> '' THEN 'products_name_check'
    WHEN NOT btrim(NEW.summary) <> '' THEN 'products_summary_check'
    WHEN NOT btrim(NEW.description) <> '' THEN 'products_description_check'
    WHEN NOT NEW.difficulty IN ('Beginner', 'Intermediate', 'Advanced') THEN 'products_difficulty_check'
    WHEN NOT NEW.category IN ('pcb', 'kit', 'parts') THEN 'products_category_check'
    WHEN NOT (NEW.subcategory ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND NEW.subcategory <> 'all') THEN 'products_subcategory_check'
    WHEN NOT btrim(NEW.based_on) <> '' THEN 'products_based_on_check'
    WHEN NOT NEW.rating BETWEEN 0 AND 5 THEN 'products_rating_check'
    WHEN NOT NEW.review_count >= 0 THEN 'products_review_count_check'
    WHEN NOT NEW.image_url <> '' THEN 'products_image_url_check'
    WHEN NOT json_typeof(NEW.specifications) = 'object' THEN 'products_specifications_check'
    WHEN NOT array_position(NEW.components, NULL) IS NULL THEN 'products_components_check'
    WHEN NOT jsonb_typeof(NEW.documents) = 'array' THEN 'products_documents_check'
    WHEN jsonb_path_exists(
      NEW.documents,
      '$[*] ? (!(@.name.type() == "string" && @.url.type() == "string" && @.type.type() == "string"))'
    ) THEN 'products_documents_check1'
    WHEN NOT jsonb_typeof(NEW.bom) = 'array' THEN 'products_bom_check'
    WHEN NOT NEW.hsn_code ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$' THEN 'products_hsn_code_check'
    WHEN NOT NEW.gst_rate_percent BETWEEN 0 AND 40 THEN 'products_gst_rate_percent_check'
    WHEN NOT NEW.hs_code ~ '^[0-9]{6}$' THEN 'products_hs_code_check'
    WHEN NOT NEW.net_weight_grams BETWEEN 1 AND 100000 THEN 'products_net_weight_grams_check'
    WHEN NOT btrim(NEW.country_of_origin) <> '' THEN 'products_country_of_origin_check'
    WHEN NOT NEW.pair_slug <> NEW.slug THEN 'products_check'
    WHEN NOT NEW.pack_size > 0 THEN 'products_pack_size_check'
    WHEN NOT jsonb_typeof(NEW.gallery) = 'array' THEN 'products_gallery_check'
    WHEN jsonb_path_exists(
      NEW.gallery,
      '$[*] ? (!(@.label.type() == "string" && @.imageUrl.type() == "string"))'
    ) THEN 'products_gallery_check1'
    WHEN NOT json_typeof(NEW.pin_out) = 'object' THEN 'products_pin_out_check'
    WHEN NOT jsonb_typeof(NEW.measurements) = 'array' THEN 'products_measurements_check'
    WHEN NOT NEW.kind ~ '^[a-z]+(-[a-z]+)*$' THEN 'products_kind_check'
    WHEN NOT (btrim(NEW.value) <> '' AND char_length(NEW.value) <= 40) THEN 'products_value_check'
    WHEN NOT array_position(NEW.tags, NULL) IS NULL THEN 'products_tags_check'
    WHEN NOT btrim(NEW.seo_title) <> '' THEN 'products_seo_title_check'
    WHEN NOT btrim(NEW.seo_description) <> '' THEN 'products_seo_description_check'
    WHEN NOT btrim(NEW.image_label) <> '' THEN 'products_image_label_check'
    WHEN NOT btrim(NEW.image_alt) <> '' THEN 'products_image_alt_check'
    WHEN NOT (NEW.category = 'parts' OR NEW.kind IS NULL) THEN 'products_kind_of_parts_check'
    WHEN NOT (NOT NEW.draft OR NEW.archived_at IS NOT NULL) THEN 'products_draft_off_sale'
  END;
BEGIN
  IF broken IS NULL THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'new row for relation "products" violates check constraint "%"', broken
    USING ERRCODE = 'check_violation', TABLE = 'products', CONSTRAINT = broken;
END
$$;

DROP TRIGGER IF EXISTS products_checked ON products;
CREATE TRIGGER products_checked BEFORE INSERT OR UPDATE OF slug, name, summary, description, difficulty, category, subcategory,
    based_on, rating, review_count, image_url, specifications, components, documents, bom, hsn_code, gst_rate_percent,
    hs_code, net_weight_grams, country_of_origin, pair_slug, pack_size, gallery, pin_out, measurements, kind, value,
    tags, seo_title, seo_description, image_label, image_alt, draft, archived_at ON products
  FOR EACH ROW EXECUTE FUNCTION check_product();

-- Who changes one of these has edited the product. It runs after products_version, by its name: a change of other fields as well
-- is one edit.
DROP TRIGGER IF EXISTS products_version_of_customs ON products;
CREATE TRIGGER products_version_of_customs BEFORE UPDATE OF net_weight_grams, hs_code ON products
  FOR EACH ROW WHEN (
    (OLD.net_weight_grams, OLD.hs_code) IS DISTINCT FROM (NEW.net_weight_grams, NEW.hs_code) AND OLD.version = NEW.version
  ) EXECUTE FUNCTION count_version();
