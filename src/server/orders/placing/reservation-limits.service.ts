import { mailboxOf } from '#domain/accounts/mailbox.ts';
import { Refusal } from '#domain/errors.ts';
import {
  maxOpenOrders,
  mayReserve,
  orderLimitSentences,
  type Reserved,
  type BuyerKeyKind,
  type OrderLimits,
} from '#domain/orders/order-limits.ts';
import type { Queryable } from '../../db/database.ts';
import type { Retention } from '../../db/retention.ts';
import { digest, networkOf } from '../../throttle/throttle.ts';
import * as rows from './reservation-limits.repository.ts';
import type { BuyerKeyCount } from './reservation-limits.repository.ts';

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
export function buyerKeysOf({ sessionId, ipAddress, email, phone, address }: Orderer): string[] {
  const known: Readonly<Record<BuyerKeyKind, string | null>> = {
    visitor: sessionId,
    network: networkOf(ipAddress),
    mailbox: mailboxOf(email),
    phone: phone && phone.replaceAll(/\D/g, '').slice(-phoneDigits),
    address: letters(`${address.country} ${address.zipCode} ${address.streetAddress}`),
  };
  return Object.entries(known).flatMap(([kind, text]) => (text ? [`${kind}:${digest(text)}`] : []));
}

const kindOf = ({ holder }: BuyerKeyCount): BuyerKeyKind => holder.split(':', 1)[0] as BuyerKeyKind;

/** What the buyer keys have open, once they are held. */
export const countOpenOrders = (tx: Queryable, buyerKeys: readonly string[]): Promise<BuyerKeyCount[]> =>
  rows.count(tx, buyerKeys);

/** Refuses one order more than the buyer keys may have open. Returns what is reserved for the key that has reserved the most. */
export function checkOpenOrders(counts: readonly BuyerKeyCount[], limits: OrderLimits): Reserved {
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

/** Reads the stock only beyond what anyone may reserve: that is rare, and it reads every product. */
export async function checkReservation(tx: Queryable, before: Reserved, added: Reserved): Promise<void> {
  const held = { units: before.units + added.units, value: before.value + added.value };
  if (mayReserve(held, { units: 0, value: 0 }) || mayReserve(held, await rows.readStock(tx))) return;
  throw new Refusal('units-held', orderLimitSentences.held);
}

export const buyerKeyRetention: Retention = { deleteExpired: rows.removeSettled };
