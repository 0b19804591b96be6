import { orderLinkDays } from '#domain/orders/order-link.ts';
import type { Queryable } from '../db/database.ts';

/** One of the two names the order. */
export interface OrderKey {
  readonly id: string | null;
  readonly number: string | null;
}

const linkAge = `interval '${orderLinkDays} days'`;

const findOwnOrder = {
  name: 'order-find-own',
  text: `select id from orders
         where (id = $1::uuid or number = $2)
           and (user_id = $3::integer or exists (
             select from order_links link
             where link.order_id = orders.id and link.token_hash = $4 and link.created_at > now() - ${linkAge}
           ))`,
};

const findAnyOrder = { name: 'order-find-any', text: `select id from orders where id = $1::uuid or number = $2` };

const deleteOldLinks = {
  name: 'order-link-delete-expired',
  text: `delete from order_links where created_at < now() - ${linkAge}`,
};

const first = async (rows: Promise<{ id: string }[]>): Promise<string | null> => (await rows)[0]?.id ?? null;

/** The id of an order that is the user's, or that the token leads to. */
export const findOwn = (
  db: Queryable,
  { id, number }: OrderKey,
  { userId, tokenHash }: { readonly userId: number | null; readonly tokenHash: Buffer | null },
): Promise<string | null> => first(db.query<{ id: string }>(findOwnOrder, [id, number, userId, tokenHash]));

export const findAny = (db: Queryable, { id, number }: OrderKey): Promise<string | null> =>
  first(db.query<{ id: string }>(findAnyOrder, [id, number]));

export async function deleteExpiredLinks(db: Queryable): Promise<void> {
  await db.query(deleteOldLinks);
}
