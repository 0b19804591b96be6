import { createHash, randomUUID } from 'node:crypto';
import type { NewOrder, PlacedOrder } from '#contracts/orders.ts';
import { lowStockThreshold } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise } from '#domain/money/money.ts';
import type { Reserved } from '#domain/orders/order-limits.ts';
import { holdMinutes } from '#domain/orders/payment.ts';
import { readClock } from '../../clock/clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.service.ts';
import type { Session } from '../../sessions/session.service.ts';
import { readSettings } from '../../settings/settings.service.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import { readOrder, type OrderViewDeps } from '../order-view.ts';
import { toOrderAddress } from './order-address.ts';
import { checkChoices, checkLines, validateInput } from './order-checks.ts';
import { checkReservation, buyerKeysOf, lockBuyerKeys } from './reservation-limits.service.ts';
import * as rows from './place-order.repository.ts';
import type { CheckoutLineRow } from './place-order.repository.ts';
import * as productStock from '../stock.repository.ts';

interface Deps extends OrderViewDeps {
  readonly db: Database;
  readonly jobs: JobQueue;
  /** False for load tests: anyone may have any number of orders open. */
  readonly limited: boolean;
}

interface PlaceOrderInput {
  readonly session: Session | null;
  /** The network address the order comes from. */
  readonly ipAddress: string;
  /** It comes from the machine of the shop itself, where the test gateway may be used. */
  readonly isLocal: boolean;
  readonly key: string;
  readonly order: NewOrder;
}

type Placement = PlaceOrderInput & { readonly session: Session };

interface Placed {
  readonly orderId: string;
  readonly token: string | null;
}

/** The same key with the same order is answered with it again, to whoever it belongs to. */
async function replayOrder(tx: Queryable, placement: Placement, requestHash: Buffer): Promise<Placed | null> {
  const { session, key } = placement;
  const known = await rows.findIdempotencyKey(tx, session.id, key);
  if (!known) return null;
  const isTheirs = known.userId === null || known.userId === session.userId;
  if (!isTheirs || !known.requestHash.equals(requestHash)) throw new Refusal('key-reused');
  if (known.userId !== null) return { orderId: known.orderId, token: null };
  // Only the hash of the first token is kept, so a guest who asks again gets another one.
  const token = newToken();
  await rows.addLink(tx, hashToken(token), known.orderId);
  return { orderId: known.orderId, token };
}

async function reserveUnits(
  tx: Queryable,
  jobs: JobQueue,
  orderId: string,
  lines: readonly CheckoutLineRow[],
): Promise<void> {
  const counted = lines.filter(({ stock }) => stock !== null);
  if (!(await productStock.reserve(tx, orderId, counted))) throw new Refusal('stock-short');
  for (const { productId, stock, quantity, lowStockTold } of counted) {
    if (!lowStockTold && stock! - quantity <= lowStockThreshold)
      await jobs.enqueue(tx, 'mail/low-stock', { productId });
  }
}

function toReserved(lines: readonly CheckoutLineRow[]): Reserved {
  const counted = lines.filter(({ stock }) => stock !== null);
  return {
    units: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    value: counted.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0),
  };
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>;

export function createPlaceOrder(deps: Deps) {
  const { db, jobs, payments } = deps;

  async function write(tx: Queryable, placement: Placement, email: string, requestHash: Buffer): Promise<Placed> {
    const { session, ipAddress, isLocal, key, order } = placement;
    const phone = order.phone || null;
    const orderer = { sessionId: session.id, ipAddress, email, phone, address: order.shippingAddress };
    // Read here, and not from what this process remembers: it may not have heard of a change yet.
    const settings = await readSettings(tx);
    const holders = deps.limited ? buyerKeysOf(orderer) : [];
    const reservedBefore = deps.limited ? await lockBuyerKeys(tx, holders, settings) : null;
    const lines = await rows.lockLines(tx, session.id);
    checkLines(lines, settings);
    const goods = { lines: lines.map(({ pricePaise, quantity }) => ({ price: toPaise(pricePaise), quantity })) };
    const option = checkChoices(order, {
      methods: isLocal ? payments.options : payments.foreignOptions,
      goods,
      now: await readClock(tx),
      settings,
    });
    if (reservedBefore) await checkReservation(tx, reservedBefore, toReserved(lines));
    const orderId = randomUUID();
    await reserveUnits(tx, jobs, orderId, lines);
    const token = session.userId === null ? newToken() : null;
    const written = {
      id: orderId,
      sessionId: session.id,
      holders,
      key,
      requestHash,
      userId: session.userId,
      linkHash: token === null ? null : hashToken(token),
      email,
      phone,
      notes: order.notes || null,
      subtotalPaise: option.price.subtotal,
      shippingPaise: option.price.shipping,
      totalPaise: option.price.total,
      shippingMethod: option.method,
      arrivesFrom: option.dates.from,
      arrivesTo: option.dates.to,
      shippingAddress: toOrderAddress(order.shippingAddress),
      billingAddress: order.billingAddress ? toOrderAddress(order.billingAddress) : null,
      paymentMethod: order.paymentMethod,
      testPayment: order.paymentMethod === 'razorpay' && payments.testGateway,
      holdMinutes: holdMinutes[order.paymentMethod],
    };
    const count = await rows.insert(
      tx,
      written,
      lines.map(({ id }) => id),
    );
    if (count !== lines.length) throw new Error(`An order of ${lines.length} lines was written with ${count}.`);
    await jobs.enqueue(tx, 'mail/order', { orderId, event: 'placed' });
    await jobs.enqueue(tx, 'mail/shop-order', { orderId });
    return { orderId, token };
  }

  /**
   * Orders what is in the cart: stock, order, lines, key and mails in one transaction, or nothing. What is held is
   * always taken in the same order: account, session, holders, products.
   */
  return async function place({ session, ipAddress, isLocal, key, order }: PlaceOrderInput): Promise<PlacedOrder> {
    validateInput(order, session?.userId ?? null);
    // Whoever has no session has no cart either.
    if (!session) throw new Refusal('cart-empty');
    const placement = { session, ipAddress, isLocal, key, order };
    const requestHash = createHash('sha256').update(JSON.stringify(order)).digest();
    const { orderId, token } = await db.transaction(async (tx) => {
      const email = session.userId === null ? order.email! : await rows.lockUser(tx, session.userId);
      const held = await rows.lockSession(tx, session.id);
      if (email === null || !held || held.userId !== session.userId) throw new Refusal('session-changed');
      return (await replayOrder(tx, placement, requestHash)) ?? write(tx, placement, email, requestHash);
    });
    return { ...(await readOrder(db, orderId, deps)), token };
  };
}
