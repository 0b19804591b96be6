import { createHash } from 'node:crypto';
import type { Delivery, NewDelivery } from '#contracts/stock.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { maxStock } from '#domain/stock/stock-moves.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import * as deliveries from './delivery.repository.ts';
import * as rows from './stock.repository.ts';

const keyReused = 'This Idempotency-Key was used for another delivery already. Please use a new one.';
const productGone = 'One of these products doesn’t exist any more. Nothing was received.';

const numberOf = (deliveryId: number): string => `D-${deliveryId}`;

/** A product that was scanned twice is one line. */
function unitsByProduct(lines: NewDelivery['lines']): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const id = productId.toLowerCase();
    units.set(id, (units.get(id) ?? 0) + quantity);
  }
  return units;
}

/** What a shelf holds once these have come. */
function levelAfter({ id, name, stock }: rows.HeldProduct, quantity: number): { id: string; stock: number } {
  if (stock === null) {
    throw new Refusal('stock-uncounted', `${name} isn’t counted. Count it first, then receive the delivery.`);
  }
  const after = stock + quantity;
  if (after > maxStock)
    throw new Refusal('input-invalid', `There would be ${after} of ${name}. Please check the number.`);
  return { id, stock: after };
}

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** What suppliers bring: all lines of a delivery, or none, and once however often it is sent. */
export function createDeliveryService(db: Database) {
  async function write(
    tx: Queryable,
    staff: Staff,
    delivery: Omit<deliveries.NewDelivery, 'userId'>,
    units: Map<string, number>,
  ) {
    const { userId } = staff;
    const deliveryId = await deliveries.insert(tx, { ...delivery, userId });
    if (deliveryId === null) {
      const known = await deliveries.find(tx, delivery.key);
      if (!known?.requestHash.equals(delivery.requestHash)) throw new Refusal('key-reused', keyReused);
      return known.id;
    }
    const held = await rows.lock(tx, [...units.keys()]);
    if (held.length < units.size) throw new Refusal('product-unknown', productGone);
    const levels = held.map((product) => levelAfter(product, units.get(product.id)!));
    const reason = [delivery.supplier, delivery.reference].filter(Boolean).join(', ') || null;
    await rows.set(tx, levels, { cause: 'received', deliveryId, userId, reason });
    const number = numberOf(deliveryId);
    const after = Object.fromEntries(held.map(({ id, name }) => [name, `+${units.get(id)}`]));
    await recordChange(tx, staff, {
      thing: 'stock',
      thingId: number,
      label: `Delivery ${number}`,
      action: 'received',
      after,
    });
    return deliveryId;
  }

  return {
    async receive(key: string, { supplier, reference, lines }: NewDelivery, staff: Staff): Promise<Delivery> {
      const units = unitsByProduct(lines);
      const names = { supplier: supplier || null, reference: reference || null };
      const request = JSON.stringify([names, [...units].sort()]);
      const requestHash = createHash('sha256').update(request).digest();
      const deliveryId = await db.transaction((tx) => write(tx, staff, { key, requestHash, ...names }, units));
      return { number: numberOf(deliveryId), lines: await deliveries.lines(db, deliveryId) };
    },
  };
}
