import { createHash, randomUUID } from 'node:crypto';
import type { NewOrder, PlacedOrder } from '#contracts/orders.ts';
import { lowStockThreshold, checkoutObstacle } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise, toDecimal, type Paise } from '#domain/money/money.ts';
import { type Reserved, linesObstacle, type OrderLimits } from '#domain/orders/order-limits.ts';
import { holdMinutes } from '#domain/orders/payment.ts';
import { readClock } from '../../clock/clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.service.ts';
import type { Session } from '../../sessions/session.service.ts';
import { readSettings } from '../../settings/settings.service.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import { readOrder, type OrderViewDeps } from '../order-view.ts';
import { toOrderAddress } from './order-address.ts';
import { checkReservation, buyerKeysOf, lockBuyerKeys } from './reservation-limits.service.ts';
import * as rows from './place-order.repository.ts';
import type { CheckoutLineRow } from './place-order.repository.ts';
import * as productStock from '../stock.repository.ts';
import {
  cashObstacle,
  maxOrderTotal,
  paymentOptions,
  phoneProblem,
  sameDayObstacle,
  shippingOptions,
  stateProblem,
  type EnabledPaymentMethods,
  type ShippingOption,
} from '#domain/orders/checkout.ts';
import type { Goods } from '#domain/pricing/pricing.ts';
import type { Settings } from '#domain/settings/settings.ts';

const mailMissing = 'Enter an email address so we can send you your receipt.';
const tooMuch = 'An order as large as this is best made in writing. Please write to us.';

/** What can be told wrong before anything is looked up. */
function validateInput(order: NewOrder, userId: number | null): void {
  if (userId === null && !order.email) throw new Refusal('input-invalid', mailMissing);
  for (const address of [order.shippingAddress, order.billingAddress]) {
    const problem = address ? stateProblem(address) : null;
    if (problem !== null) throw new Refusal('input-invalid', problem);
  }
  const phone = phoneProblem({ paymentMethod: order.paymentMethod, phone: order.phone ?? '' });
  if (phone !== null) throw new Refusal('input-invalid', phone);
}

function checkLines(lines: readonly CheckoutLineRow[], limits: OrderLimits): void {
  if (lines.length === 0) throw new Refusal('cart-empty');
  const tooMany = linesObstacle(lines.length, limits);
  if (tooMany !== null) throw new Refusal('quantity-too-large', tooMany);
  for (const line of lines) {
    const obstacle = checkoutObstacle({ quantity: line.quantity, product: line });
    if (obstacle !== null) throw new Refusal(line.inStock ? 'stock-short' : 'out-of-stock', obstacle);
  }
  if (lines.some((line) => line.pricePaise !== line.expectedPricePaise)) throw new Refusal('price-changed');
}

interface Circumstances {
  readonly methods: EnabledPaymentMethods;
  readonly goods: Goods;
  readonly now: Date;
  readonly settings: Settings;
}

function checkPayment(
  { shippingAddress, paymentMethod }: NewOrder,
  { methods, settings }: Circumstances,
  goods: Paise,
): void {
  if (paymentOptions(shippingAddress, methods, goods, settings).includes(paymentMethod)) return;
  const obstacle = paymentMethod === 'cod' ? cashObstacle(shippingAddress, goods, settings) : null;
  throw new Refusal(
    'payment-unavailable',
    obstacle === null ? undefined : `${obstacle} Please choose another way to pay.`,
  );
}

function shippingRefusal({ shippingAddress, shippingMethod }: NewOrder, settings: Settings): Refusal {
  const obstacle = shippingMethod === 'domestic-same-day' ? sameDayObstacle(shippingAddress, settings) : null;
  return new Refusal(
    'shipping-unavailable',
    obstacle === null ? undefined : `${obstacle} Please choose another delivery option.`,
  );
}

/** The way of shipping that was chosen, at its present price. */
function checkChoices(order: NewOrder, circumstances: Circumstances): ShippingOption {
  const { goods, now, settings } = circumstances;
  const options = shippingOptions(order.shippingAddress, goods, now, settings);
  if (options.length === 0) throw new Refusal('destination-unserved');
  const option = options.find(({ method }) => method === order.shippingMethod);
  if (!option) throw shippingRefusal(order, settings);
  checkPayment(order, circumstances, option.price.subtotal);
  if (order.expectedTotal !== undefined && order.expectedTotal !== toDecimal(option.price.total)) {
    throw new Refusal('price-changed');
  }
  if (option.price.total > maxOrderTotal) throw new Refusal('quantity-too-large', tooMuch);
  return option;
}

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
    const buyerKeys = deps.limited ? buyerKeysOf(orderer) : [];
    const reservedBefore = deps.limited ? await lockBuyerKeys(tx, buyerKeys, settings) : null;
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
      buyerKeys,
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
