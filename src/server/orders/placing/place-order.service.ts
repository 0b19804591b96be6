import { createHash, randomUUID } from 'node:crypto';
import type { NewOrder } from '#contracts/new-order.ts';
import type { Order, PlacedOrder } from '#contracts/orders.ts';
import { lowStockThreshold } from '#domain/cart/cart.ts';
import { netGramsOf } from '#domain/customs/goods.ts';
import { differingStates } from '#domain/business/business.ts';
import { discountGoods } from '#domain/discounts/discounted-goods.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise } from '#domain/money/money.ts';
import { type Reserved } from '#domain/orders/order-limits.ts';
import { holdMinutes } from '#domain/orders/payment.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { violatedConstraint } from '../../db/database-errors.ts';
import { personOf, type RedeemDiscounts } from '../../discounts/discount-redemption.service.ts';
import type { ReadKitBills } from '../../cart/kit-bill.service.ts';
import type { NewJob } from '../../jobs/job-rows.ts';
import type { Session } from '../../sessions/session.service.ts';
import { inForce } from '../../settings/settings.service.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import { readOrder, toOrder, type OrderViewDeps } from '../order-view.ts';
import type { CustomsKitRow, OrderAdjustmentRow, WholeOrderRow } from '../order.repository.ts';
import { toOrderAddress } from './order-address.ts';
import { buyerKeysOf, checkOpenOrders, checkReservation, countOpenOrders } from './reservation-limits.service.ts';
import * as rows from './place-order.repository.ts';
import type { CheckoutLineRow, CheckoutRow, NewOrderRow } from './place-order.repository.ts';
import { wholeKits } from '#domain/customs/one-kit.ts';
import { supplyStateOf } from '#domain/pricing/place-of-supply.ts';
import { subtotalOf, type OrderPrice } from '#domain/pricing/pricing.ts';
import { indianDay } from '#domain/time.ts';
import { checkChoices, checkLines, validateInput, type SoldLine } from './order-checks.ts';

const noKit =
  'Your cart doesn’t hold all parts of a kit any more. Please choose once more how it’s declared to customs.';

interface Deps extends OrderViewDeps {
  readonly db: Database;
  /** False for load tests: anyone may have any number of orders open. */
  readonly limited: boolean;
  readonly redeemDiscounts: RedeemDiscounts;
  readonly readKitBills: ReadKitBills;
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

interface Placement extends PlaceOrderInput {
  readonly session: Session;
  readonly email: string;
  readonly requestHash: Buffer;
  /** Whom the order counts for in the limits; empty without limits. */
  readonly buyerKeys: readonly string[];
  /** What those have open; null without limits. */
  readonly openOrders: Awaited<ReturnType<typeof countOpenOrders>> | null;
}

/** An order that was placed before, or the whole of a new one. */
type Placed = { readonly token: string | null } & ({ readonly orderId: string } | { readonly order: Order });

/** The same key with the same order is answered with it again, to whoever it belongs to. */
async function replayOrder(tx: Queryable, placement: Placement, known: CheckoutRow): Promise<Placed | null> {
  if (known.orderId === null) return null;
  const isTheirs = known.userId === null || known.userId === placement.session.userId;
  if (!isTheirs || !known.requestHash?.equals(placement.requestHash)) throw new Refusal('key-reused');
  if (known.userId !== null) return { orderId: known.orderId, token: null };
  // Only the hash of the first token is kept, so a guest who asks again gets another one.
  const token = newToken();
  await rows.addLink(tx, hashToken(token), known.orderId);
  return { orderId: known.orderId, token };
}

/** What follows from an order: mails to the buyer and to the shop, and one for each product that it leaves few of. */
export function jobsOf(
  orderId: string,
  lines: readonly Pick<CheckoutLineRow, 'productId' | 'stock' | 'quantity' | 'lowStockTold'>[],
): NewJob[] {
  const low = lines.filter(
    ({ stock, quantity, lowStockTold }) => stock !== null && !lowStockTold && stock - quantity <= lowStockThreshold,
  );
  return [
    { kind: 'mail/order', payload: { orderId, event: 'placed' } },
    { kind: 'mail/shop-order', payload: { orderId } },
    ...low.map(({ productId }) => ({ kind: 'mail/low-stock', payload: { productId } }) as const),
  ];
}

/** For whom an order is made. Who receives it is kept only where the tax depends on it. */
function businessOf({
  business,
  shippingAddress,
  shippingMethod,
}: NewOrder): Pick<NewOrderRow, 'business' | 'supplyState'> {
  const hasTwoStates =
    business && shippingMethod !== 'pickup' && differingStates(business.gstin, shippingAddress) !== null;
  const kept = business ? { ...business, receiver: hasTwoStates ? business.receiver : null } : null;
  return { business: kept, supplyState: supplyStateOf({ ...shippingAddress, shippingMethod, business: kept }) };
}

/** Takes the units, writes the order and commits, or refuses and leaves all of it undone. */
async function writeOrder(tx: Transaction, order: NewOrderRow): Promise<WholeOrderRow> {
  try {
    return await rows.insert(tx, order);
  } catch (error) {
    throw violatedConstraint(error) === rows.unitsTaken ? new Refusal('stock-short') : error;
  }
}

const toLine = (row: CheckoutLineRow): SoldLine => ({
  price: toPaise(row.pricePaise),
  quantity: row.quantity,
  gstRatePercent: row.gstRatePercent,
  netGrams: netGramsOf(row),
  slug: row.slug,
  category: row.category,
  kind: row.kind,
});

/** What the lines cost with the discounts that count now, by the day in India. */
const goodsOf = ({ lines, discounts, discountCode, now }: CheckoutRow) =>
  discountGoods({ lines: lines.map(toLine), candidates: discounts, today: indianDay(now), code: discountCode });

const toAdjustmentRows = ({ adjustments }: OrderPrice): OrderAdjustmentRow[] =>
  adjustments.filter(({ amount }) => amount !== 0).map(({ label, amount, on }) => ({ label, paise: amount, on }));

function toReserved(lines: readonly CheckoutLineRow[]): Reserved {
  const counted = lines.filter(({ stock }) => stock !== null);
  return {
    units: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    value: subtotalOf(counted.map(toLine)),
  };
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>;

export function createPlaceOrder(deps: Deps) {
  const { db, payments } = deps;

  /** The kits that the cart makes, with the bills of now; asked for by orders that go as one alone. */
  async function kitsOf(tx: Queryable, sessionId: string, lines: readonly CheckoutLineRow[]): Promise<CustomsKitRow[]> {
    const kits = wholeKits(await deps.readKitBills(tx, sessionId), lines);
    if (kits.length === 0) throw new Refusal('changed-meanwhile', noKit);
    return kits.map(({ bill: { name, code, origin, boardId, parts }, quantity }) => ({
      name,
      code,
      origin,
      boardId,
      parts,
      quantity,
    }));
  }

  async function write(tx: Transaction, placement: Placement, checkout: CheckoutRow): Promise<Placed> {
    const { session, isLocal, key, order, email, requestHash, buyerKeys, openOrders } = placement;
    const { lines } = checkout;
    const settings = inForce(checkout.changedSettings);
    const reservedBefore = openOrders && checkOpenOrders(openOrders, settings);
    checkLines(lines, settings);
    const { goods, chosenFor } = goodsOf(checkout);
    const option = checkChoices(order, {
      methods: isLocal ? payments.options : payments.foreignOptions,
      goods,
      chosenFor,
      now: checkout.now,
      settings,
    });
    if (reservedBefore) await checkReservation(tx, reservedBefore, toReserved(lines));
    const customsKits = order.asOneKit ? await kitsOf(tx, session.id, lines) : null;
    const orderId = randomUUID();
    const token = session.userId === null ? newToken() : null;
    const newRow = {
      id: orderId,
      sessionId: session.id,
      buyerKeys,
      key,
      requestHash,
      userId: session.userId,
      linkHash: token === null ? null : hashToken(token),
      email,
      phone: order.phone || null,
      notes: order.notes || null,
      giftNote: order.giftNote,
      customsKits,
      subtotalPaise: option.price.subtotal,
      adjustments: toAdjustmentRows(option.price),
      adjustedPaise: option.price.adjusted,
      shippingPaise: option.price.shipping,
      totalPaise: option.price.total,
      shippingMethod: option.method,
      arrivesFrom: option.dates.from,
      arrivesTo: option.dates.to,
      shippingAddress: toOrderAddress(order.shippingAddress),
      billingAddress: order.billingAddress ? toOrderAddress(order.billingAddress) : null,
      ...businessOf(order),
      paymentMethod: order.paymentMethod,
      testPayment: order.paymentMethod === 'razorpay' && payments.testGateway,
      holdMinutes: holdMinutes[order.paymentMethod],
      jobs: jobsOf(orderId, lines),
      lines: lines.map(({ id }, index) => {
        const { line, adjusted } = option.price.lines[index]!;
        return { id, pricePaise: line.price, adjustedPaise: adjusted };
      }),
      countedLines: lines.filter(({ stock }) => stock !== null).length,
    };
    const { used } = chosenFor(option.method);
    if (used.length > 0) {
      const { adjustments } = option.price;
      const person = personOf({ userId: session.userId, email });
      const redeemed = { orderId, sessionId: session.id, person, used, adjustments, candidates: checkout.discounts };
      await deps.redeemDiscounts(tx, redeemed);
    }
    return { order: toOrder(await writeOrder(tx, newRow), deps), token };
  }

  /** Whom an order counts for in the limits. */
  function buyerKeysFor(
    { session, ipAddress, order }: PlaceOrderInput & { session: Session },
    email: string,
  ): string[] {
    if (!deps.limited) return [];
    const phone = order.phone || null;
    return buyerKeysOf({ sessionId: session.id, ipAddress, email, phone, address: order.shippingAddress });
  }

  /**
   * Orders what is in the cart: stock, order, lines, key and mails in one transaction, or nothing. What is held is
   * always taken in the same order: account, session, holders, products.
   */
  return async function place(input: PlaceOrderInput): Promise<PlacedOrder> {
    const { session, key, order } = input;
    validateInput(order, session?.userId ?? null);
    // Whoever has no session has no cart either.
    if (!session) throw new Refusal('cart-empty');
    const requestHash = createHash('sha256').update(JSON.stringify(order)).digest();
    const lockAndWrite = async (tx: Transaction): Promise<Placed> => {
      const email = session.userId === null ? order.email! : await rows.lockUser(tx, session.userId);
      if (email === null) throw new Refusal('session-changed');
      const buyerKeys = buyerKeysFor({ ...input, session }, email);
      // Asked in one trip, and answered one after the other.
      const [held, checkout, openOrders] = await Promise.all([
        rows.lockSession(tx, session.id, buyerKeys),
        rows.lockCheckout(tx, { sessionId: session.id, key }, personOf({ userId: session.userId, email })),
        deps.limited ? countOpenOrders(tx, buyerKeys) : null,
      ]);
      if (!held || held.userId !== session.userId) throw new Refusal('session-changed');
      const placement = { ...input, session, email, requestHash, buyerKeys, openOrders };
      return (await replayOrder(tx, placement, checkout)) ?? write(tx, placement, checkout);
    };
    const { token, ...placed } = await db.transaction(lockAndWrite, { readsFirst: true });
    return { ...('order' in placed ? placed.order : await readOrder(db, placed.orderId, deps)), token };
  };
}
