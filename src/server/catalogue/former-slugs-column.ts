/** The slugs that a kit had, the newest first: its circuit may have been drawn under one of them. */
export const formerSlugsOf = (products: string): string => `case when ${products}.category = 'kit' then (
    select coalesce(json_agg(former.slug order by former.created_at desc, former.slug), '[]')
    from former_slugs former where former.product_id = ${products}.id
  ) else '[]' end`;
