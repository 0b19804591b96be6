import { mailboxOf } from '#domain/accounts/mailbox.ts';
import { Refusal } from '#domain/errors.ts';
import {
  maxOpenOrders,
  mayHold,
  orderLimitSentences,
  type Held,
  type HolderKind,
  type OrderLimits,
} from '#domain/orders/order-limits.ts';
import type { Queryable } from '../../db/database.ts';
import type { Retention } from '../../db/retention.ts';
import { digest, networkOf } from '../../throttle/throttle.ts';
import * as rows from './order-holder.repository.ts';
import type { HolderCount } from './order-holder.repository.ts';

/** What is known of whoever orders. */
interface Orderer {
  readonly sessionId: string;
  readonly ipAddress: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: { readonly streetAddress: string; readonly zipCode: string; readonly country: string };
}

/** However somebody spaces and points what they write, it is the same street or number. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const phoneDigits = 10;

/** As hashes, each under its kind: the table tells nobody's name. */
export function holdersOf({ sessionId, ipAddress, email, phone, address }: Orderer): string[] {
  const known: Readonly<Record<HolderKind, string | null>> = {
    visitor: sessionId,
    network: networkOf(ipAddress),
    mailbox: mailboxOf(email),
    phone: phone && phone.replaceAll(/\D/g, '').slice(-phoneDigits),
    address: letters(`${address.country} ${address.zipCode} ${address.streetAddress}`),
  };
  return Object.entries(known).flatMap(([kind, text]) => (text ? [`${kind}:${digest(text)}`] : []));
}

const kindOf = ({ holder }: HolderCount): HolderKind => holder.split(':', 1)[0] as HolderKind;

/**
 * Waits for other orders of the same holders, and refuses one more than they may have open. Answers what they hold: the
 * most that any one of them does.
 */
export async function lockHolders(tx: Queryable, holders: readonly string[], limits: OrderLimits): Promise<Held> {
  await rows.lock(tx, holders);
  const counts = await rows.count(tx, holders);
  if (counts.some((count) => count.openOrders >= maxOpenOrders(kindOf(count), limits))) {
    throw new Refusal('orders-open', orderLimitSentences.open);
  }
  if (counts.some(({ cancelledToday }) => cancelledToday >= limits.cancelledPerDay)) {
    throw new Refusal('too-many-requests', orderLimitSentences.cancelled);
  }
  return {
    units: Math.max(0, ...counts.map(({ units }) => units)),
    value: Math.max(0, ...counts.map(({ value }) => value)),
  };
}

/** The shelf is looked at only by who holds more than anyone may: that is rare, and it reads every product. */
export async function checkHeld(tx: Queryable, before: Held, added: Held): Promise<void> {
  const held = { units: before.units + added.units, value: before.value + added.value };
  if (mayHold(held, { units: 0, value: 0 }) || mayHold(held, await rows.readShelf(tx))) return;
  throw new Refusal('units-held', orderLimitSentences.held);
}

export const orderHolderRetention: Retention = { deleteExpired: rows.removeSettled };
