import type { Queryable } from '#server/db/database.ts';

const findProduct = {
  name: 'fixture-find-product',
  text: `select id, price_paise as "pricePaise", rating, gallery, tags, created_at as "createdAt",
    based_on as "basedOn" from products`,
};

/** Each says something else than its statement answers with, on a line of its own. */
export const wrongRowTypes = {
  lacksColumn: (db: Queryable) => db.query<{ id: string; slug: string }>(findProduct),
  lacksAlias: (db: Queryable) => db.query<{ price_paise: number }>(findProduct),
  moneyIsNoText: (db: Queryable) => db.query<{ pricePaise: string }>(findProduct),
  decimalIsNoNumber: (db: Queryable) => db.query<{ rating: number }>(findProduct),
  idIsNoNumber: (db: Queryable) => db.query<{ id: number }>(findProduct),
  momentIsNoText: (db: Queryable) => db.query<{ createdAt: string | null }>(findProduct),
  elementsAreTexts: (db: Queryable) => db.query<{ tags: number[] }>(findProduct),
  mayBeNull: (db: Queryable) => db.query<{ basedOn: string }>(findProduct),
  neverText: (db: Queryable) => db.query<{ createdAt: Date | string }>(findProduct),
  readWithoutType: async (db: Queryable): Promise<{ id: string }[]> => db.query(findProduct),
};

export const rightRowTypes = {
  literals: (db: Queryable) =>
    db.query<{ id: 'a' | 'b'; pricePaise: number & { readonly unit: 'paise' } }>(findProduct),
  nullable: (db: Queryable) => db.query<{ rating: string | null; createdAt: Date | null }>(findProduct),
  reallyNullable: (db: Queryable) => db.query<{ basedOn: string | null }>(findProduct),
  json: (db: Queryable) => db.query<{ gallery: { label: string }[]; tags: readonly string[] }>(findProduct),
  generic: <State>(db: Queryable) => db.query<{ id: string; gallery: State }>(findProduct),
  optional: (db: Queryable) => db.query<{ id: string; slug?: string }>(findProduct),
  counted: async (db: Queryable) => (await db.query(findProduct)).length,
};
