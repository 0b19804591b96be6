-- The opened pedal comes first among the further pictures of the kits that are drawn.
UPDATE products
SET gallery = jsonb_build_array(jsonb_build_object('label', 'Look inside', 'imageUrl', 'art:inside/' || slug)) || gallery
WHERE category = 'kit'
  AND gallery @> jsonb_build_array(jsonb_build_object('imageUrl', 'art:kit/' || slug))
  AND NOT gallery @> jsonb_build_array(jsonb_build_object('imageUrl', 'art:inside/' || slug));
