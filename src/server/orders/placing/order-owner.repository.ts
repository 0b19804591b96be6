import type { Queryable } from '../../db/database.ts';

const lockGuestOrders = {
  name: 'order-lock-guest-orders',
  text: `select from orders where user_id is null and lower(email) = lower($1) order by id for no key update`,
};

const claimOrders = {
  name: 'order-claim-guest-orders',
  text: `update orders set user_id = $1 where user_id is null and lower(email) = lower($2)`,
};

const lockOrdersOfUser = {
  name: 'order-lock-of-user',
  text: `select from orders where user_id = $1 order by id for no key update`,
};

/** What only served to deliver, once nothing is under way. */
const forgetDelivery = `phone = case when status in ('delivered', 'cancelled') then null else phone end,
           notes = case when status in ('delivered', 'cancelled') then null else notes end`;

const detachOrders = {
  name: 'order-detach-user',
  text: `update orders set user_id = null, ${forgetDelivery} where user_id = $1`,
};

const forgetGuest = {
  name: 'order-forget-guest',
  text: `update orders set ${forgetDelivery} where user_id is null and lower(email) = lower($1)`,
};

export async function claimGuestOrders(tx: Queryable, userId: number, email: string): Promise<void> {
  await tx.query(lockGuestOrders, [email]);
  await tx.query(claimOrders, [userId, email]);
}

/**
 * What was sold stays in the books when its buyer leaves. What only served to deliver it goes with them, as soon as
 * nothing is under way. The orders are held before the account is, as by everyone who moves one.
 */
export async function anonymiseOrders(tx: Queryable, userId: number): Promise<void> {
  await tx.query(lockOrdersOfUser, [userId]);
  await tx.query(detachOrders, [userId]);
}

/** The same for what a mailbox bought without an account. */
export async function anonymiseGuestOrders(tx: Queryable, email: string): Promise<void> {
  await tx.query(lockGuestOrders, [email]);
  await tx.query(forgetGuest, [email]);
}
