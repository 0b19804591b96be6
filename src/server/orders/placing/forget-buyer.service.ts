import { forgetFields } from '../../audit/audit.service.ts';
import type { Queryable } from '../../db/database.ts';
import * as owners from './order-owner.repository.ts';

/** What the audit of an order keeps of its buyer: their address, and words that were written about them or to them. */
const buyerFields = [
  'name',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'country',
  'phone',
  'note',
  'reason',
] as const;

/** Of orders of which nothing is under way. The invoice stays, as the law asks, and so does what was paid and refunded. */
async function forgetTraces(tx: Queryable): Promise<void> {
  await forgetFields(tx, 'order', await owners.forgetNotes(tx), buyerFields);
}

/** Before an account goes. */
export async function forgetAccountBuyer(tx: Queryable, userId: number): Promise<void> {
  await owners.anonymiseOrders(tx, userId);
  await forgetTraces(tx);
}

export async function forgetGuestBuyer(tx: Queryable, email: string): Promise<void> {
  await owners.anonymiseGuestOrders(tx, email);
  await forgetTraces(tx);
}

/** What was under way when its buyer was erased is finished by and by. */
export async function forgetFinished(db: Queryable): Promise<void> {
  await owners.anonymiseFinished(db);
  await forgetTraces(db);
}
