import type { Queryable } from '../../db/database.ts';
import { isErased } from '../order.repository.ts';

const lockGuestOrders = {
  name: 'order-lock-guest-orders',
  text: `select from orders where user_id is null and lower(email) = lower($1) order by id for no key update`,
};

const claimOrders = {
  name: 'order-claim-guest-orders',
  // Whoever asked to be forgotten stays so: the next person with this mailbox may be another.
  text: `update orders set user_id = $1, claimed_at = now()
         where user_id is null and lower(email) = lower($2) and forgotten_at is null`,
};

const lockOrdersOfUser = {
  name: 'order-lock-of-user',
  text: `select from orders where user_id = $1 order by id for no key update`,
};

/** What only served to deliver, once nothing is under way. */
const forgetDelivery = `forgotten_at = coalesce(forgotten_at, now()),
           phone = case when status in ('delivered', 'cancelled') then null else phone end,
           notes = case when status in ('delivered', 'cancelled') then null else notes end`;

const detachOrders = {
  name: 'order-detach-user',
  text: `update orders set user_id = null, ${forgetDelivery} where user_id = $1`,
};

const forgetGuest = {
  name: 'order-forget-guest',
  text: `update orders set ${forgetDelivery} where user_id is null and lower(email) = lower($1)`,
};

const finishDelivery = {
  name: 'order-forget-finished',
  text: `update orders set phone = null, notes = null where ${isErased} and (phone is not null or notes is not null)`,
};

const selectErased = { name: 'order-erased', text: `select id from orders where ${isErased}` };

const deleteNotes = {
  name: 'order-notes-forget',
  text: `delete from order_notes where order_id = any($1::uuid[])`,
};

const blankEvents = {
  name: 'order-events-forget',
  text: `update order_events set note = null where order_id = any($1::uuid[]) and author = 'admin' and note is not null`,
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

/** The same for what was under way when its buyer was erased, and no longer is. */
export async function anonymiseFinished(db: Queryable): Promise<void> {
  await db.query(finishDelivery);
}

/** What the office wrote beside the orders of erased buyers, for itself and to them. Answers with those orders. */
export async function forgetNotes(tx: Queryable): Promise<string[]> {
  const ids = (await tx.query<{ id: string }>(selectErased)).map(({ id }) => id);
  await tx.query(deleteNotes, [ids]);
  await tx.query(blankEvents, [ids]);
  return ids;
}
