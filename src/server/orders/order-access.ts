import { Refusal } from '#domain/errors.ts';
import { orderNumberPattern } from '#domain/orders/order-link.ts';
import type { Queryable } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import { hashToken } from '../sessions/token.ts';
import type { Visitor } from '../sessions/visitor.ts';
import * as orders from './order-access.repository.ts';
import type { OrderKey } from './order-access.repository.ts';

/** Who asks for an order: a signed-in user, or whoever has the token of a link to it. */
export interface OrderCaller {
  readonly userId: number | null;
  readonly token?: string | undefined;
}

/** An id, or a number such as 'PK-1042' in any case. Whatever is neither names no order. */
function keyOf(idOrNumber: string): OrderKey {
  if (isUuid(idOrNumber)) return { id: idOrNumber, number: null };
  const number = idOrNumber.trim().toUpperCase();
  return { id: null, number: orderNumberPattern.test(number) ? number : null };
}

interface TokenInput {
  readonly headers: { readonly 'x-order-token'?: string | undefined };
  readonly query: { readonly token?: string | undefined };
  readonly visitor: Pick<Visitor, 'findSession'>;
}

/** Who asks for an order: the user who is signed in, or whoever has its token. */
export async function orderCallerOf({ headers, query, visitor }: TokenInput): Promise<OrderCaller> {
  const session = await visitor.findSession();
  return { userId: session?.userId ?? null, token: headers['x-order-token'] ?? query.token };
}

async function required(found: Promise<string | null>): Promise<string> {
  const id = await found;
  if (id === null) throw new Refusal('order-unknown');
  return id;
}

/** The id of an order that the caller may see. An order of someone else is as unknown as one that never was. */
export function requireOwnOrder(db: Queryable, idOrNumber: string, { userId, token }: OrderCaller): Promise<string> {
  const tokenHash = token ? hashToken(token) : null;
  return required(orders.findOwn(db, keyOf(idOrNumber), { userId, tokenHash }));
}

/** The same for the admin, who may see every order. */
export const requireAnyOrder = (db: Queryable, idOrNumber: string): Promise<string> =>
  required(orders.findAny(db, keyOf(idOrNumber)));
