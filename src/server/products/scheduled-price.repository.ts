import type { Queryable } from '../db/database.ts';

export interface ScheduledPrice {
  readonly productId: string;
  readonly pricePaise: number;
  readonly startsAt: Date;
  readonly userId: number | null;
  readonly staffName: string;
}

const columns = `product_id as "productId", price_paise as "pricePaise", starts_at as "startsAt", user_id as "userId",
  staff_name as "staffName"`;

const findOne = {
  name: 'scheduled-price-find',
  text: `select ${columns} from scheduled_prices where product_id = $1`,
};

const putOne = {
  name: 'scheduled-price-put',
  text: `insert into scheduled_prices (product_id, price_paise, starts_at, user_id, staff_name)
         values ($1, $2, $3, $4, $5)
         on conflict (product_id) do update set price_paise = excluded.price_paise, starts_at = excluded.starts_at,
           user_id = excluded.user_id, staff_name = excluded.staff_name, created_at = now()`,
};

const removeOne = {
  name: 'scheduled-price-remove',
  text: `delete from scheduled_prices where product_id = $1 returning ${columns}`,
};

const removeDueOne = {
  name: 'scheduled-price-remove-due',
  text: `delete from scheduled_prices where product_id = $1 and starts_at <= now() returning ${columns}`,
};

const dueOne = {
  name: 'scheduled-price-due',
  text: `select ${columns} from scheduled_prices where starts_at <= now() order by starts_at, product_id limit 1`,
};

export const find = async (db: Queryable, productId: string): Promise<ScheduledPrice | null> =>
  (await db.query<ScheduledPrice>(findOne, [productId]))[0] ?? null;

export async function put(tx: Queryable, price: ScheduledPrice): Promise<void> {
  const { productId, pricePaise, startsAt, userId, staffName } = price;
  await tx.query(putOne, [productId, pricePaise, startsAt, userId, staffName]);
}

/** Null: none waited. */
export const remove = async (tx: Queryable, productId: string): Promise<ScheduledPrice | null> =>
  (await tx.query<ScheduledPrice>(removeOne, [productId]))[0] ?? null;

/** The same, if it is still due. */
export const removeDue = async (tx: Queryable, productId: string): Promise<ScheduledPrice | null> =>
  (await tx.query<ScheduledPrice>(removeDueOne, [productId]))[0] ?? null;

/** The one that is due the longest. Whoever applies it holds its product first and looks again. */
export const due = async (db: Queryable): Promise<ScheduledPrice | null> =>
  (await db.query<ScheduledPrice>(dueOne))[0] ?? null;
