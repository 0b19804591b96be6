import { Refusal } from '#domain/errors.ts';
import { isUuid } from '../db/uuid.ts';
import type { Queryable } from '../db/database.ts';
import { hashToken } from '../sessions/token.ts';

/** Who asks for an order: a signed-in user, or whoever has the token of a link to it. */
export interface OrderCaller {
  readonly userId: number | null;
  readonly token?: string | undefined;
}

const findOwn = {
  name: 'order-find-own',
  text: `select id from orders
         where (id = $1::uuid or number = $2)
           and (user_id = $3::integer or exists (
             select from order_links link where link.order_id = orders.id and link.token_hash = $4
           ))`,
};

const findAny = { name: 'order-find-any', text: `select id from orders where id = $1::uuid or number = $2` };

const numberPattern = /^PK-\d{1,18}$/;

/** An id, or a number such as 'PK-1042' in any case. Whatever is neither names no order. */
function keysOf(idOrNumber: string): [id: string | null, number: string | null] {
  if (isUuid(idOrNumber)) return [idOrNumber, null];
  const number = idOrNumber.trim().toUpperCase();
  return [null, numberPattern.test(number) ? number : null];
}

async function idOf(rows: Promise<{ id: string }[]>): Promise<string> {
  const [row] = await rows;
  if (!row) throw new Refusal('order-unknown');
  return row.id;
}

/** The id of an order that the caller may see. An order of someone else is as unknown as one that never was. */
export function requireOwnOrder(db: Queryable, idOrNumber: string, { userId, token }: OrderCaller): Promise<string> {
  const tokenHash = token ? hashToken(token) : null;
  return idOf(db.query<{ id: string }>(findOwn, [...keysOf(idOrNumber), userId, tokenHash]));
}

/** The same for the admin, who may see every order. */
export const requireAnyOrder = (db: Queryable, idOrNumber: string): Promise<string> =>
  idOf(db.query<{ id: string }>(findAny, keysOf(idOrNumber)));
