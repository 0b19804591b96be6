import type { Queryable } from '../db/database.ts';

const keepSlug = {
  name: 'former-slug-keep',
  text: `insert into former_slugs (slug, product_id) values ($1, $2)
         on conflict (slug) do update set product_id = excluded.product_id, created_at = now()`,
};

const forgetSlug = { name: 'former-slug-forget', text: `delete from former_slugs where slug = $1` };

const listSlugs = {
  name: 'former-slug-list',
  text: `select slug from former_slugs where product_id = $1 order by created_at desc, slug`,
};

const findCurrent = {
  name: 'former-slug-find',
  text: `select product.slug from former_slugs former join products product on product.id = former.product_id
         where former.slug = $1 and product.archived_at is null`,
};

const renamePair = { name: 'former-slug-rename-pair', text: `update products set pair_slug = $2 where pair_slug = $1` };

/** The index on bills is that of kits; boards have the same bill, and are few. */
const renameInBills = {
  name: 'former-slug-rename-in-bills',
  text: `update products set bom = (
           select jsonb_agg(case when entry ->> 'part' = $1 then jsonb_set(entry, '{part}', to_jsonb($2::text)) else entry end
                            order by place)
           from jsonb_array_elements(bom) with ordinality as entries(entry, place)
         )
         where category in ('kit', 'pcb') and bom @> jsonb_build_array(jsonb_build_object('part', $1::text))`,
};

/** Leads from an old slug to a new one, and renames the product wherever others name it. */
export async function move(
  tx: Queryable,
  productId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.query(forgetSlug, [to]);
  await tx.query(keepSlug, [from, productId]);
  await tx.query(renamePair, [from, to]);
  await tx.query(renameInBills, [from, to]);
}

export async function of(db: Queryable, productId: string): Promise<string[]> {
  return (await db.query<{ slug: string }>(listSlugs, [productId])).map(({ slug }) => slug);
}

/** Where the product that was here is found now; null: none was, or it is not on sale. */
export async function currentSlug(db: Queryable, slug: string): Promise<string | null> {
  return (await db.query<{ slug: string }>(findCurrent, [slug]))[0]?.slug ?? null;
}

/** A slug that a product takes anew leads to no other any more. */
export async function forget(tx: Queryable, slug: string): Promise<void> {
  await tx.query(forgetSlug, [slug]);
}
