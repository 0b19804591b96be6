import { isDeepStrictEqual } from 'node:util';
import type { NewAddress } from '#contracts/addresses.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { receiverProblem } from '#domain/business/business.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import type { Parcel } from '#domain/orders/carriers.ts';
import { type OrderStatus, nextStatuses } from '#domain/orders/order-state.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { Queryable, Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.service.ts';
import { requireAnyOrder } from '../order-access.ts';
import * as moves from '../order-moves.repository.ts';
import type { LockedOrder } from '../order-moves.repository.ts';
import type { MoveOrder } from '../order-moves.service.ts';
import { type OrderSettlement, mayMarkPaid, type SeenMoney } from '../order-settlement.service.ts';
import type { PaymentRefunds } from '../payment-refunds.service.ts';
import { goodsText, type RefundedGoods } from '../refund-lines.service.ts';
import { readOrderRow, toOrder, type OrderViewDeps } from '../order-view.ts';
import { readSettings } from '../../settings/settings.service.ts';
import { toOrderAddress } from '../placing/order-address.ts';
import * as details from './order-detail.repository.ts';
import { nextStepOf } from '#domain/orders/order-views.ts';
import { refundable } from '#domain/orders/refund.ts';
import * as sentMails from '../mail/sent-mail.repository.ts';
import type { GatewayPayments, GatewayRefunds } from '../order-payments.ts';
import { withoutErased } from './erased-buyer.ts';
import type { OrderAddress } from '#contracts/orders.ts';
import { isPickupArea, sameDayObstacle, stateProblem, type ShopCity } from '#domain/orders/checkout.ts';
import { regionOfCountry } from '#domain/places/countries.ts';
import { findAnyCountry } from '#domain/places/other-countries.ts';
import type { FreightTable } from '#domain/shipping/freight.ts';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import type { WholeOrderRow } from '../order.repository.ts';

const refuse = (sentence: string): never => {
  throw new Refusal('order-move-refused', sentence);
};

const mayEditAddress = ({ status }: Pick<WholeOrderRow, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed';

/** Countries whose delivery costs the same: those of a region, or one by itself that the office has prices for. */
function freightZoneOf(country: string, { freight }: Pick<FreightTable, 'freight'>): string {
  const code = findAnyCountry(country)?.code ?? country;
  return freight.some(({ countries }) => countries.includes(code)) ? code : regionOfCountry(country);
}

/** An address may change as long as nothing follows from it that was promised or written down: the price and the tax. */
function checkAddressChange(
  order: WholeOrderRow,
  address: OrderAddress,
  settings: ShopCity & Pick<FreightTable, 'freight'>,
): void {
  if (!mayEditAddress(order)) refuse(`This order is ${order.status}, so its address can no longer be changed.`);
  const problem = stateProblem(address);
  if (problem !== null) throw new Refusal('input-invalid', problem);
  const { state = '', country = '' } = order.shippingAddress;
  if (freightZoneOf(address.country, settings) !== freightZoneOf(country, settings)) {
    refuse('The price of delivery would change with the country. Please cancel this order and make a new one.');
  }
  if (order.shippingMethod === 'pickup' && !isPickupArea(address.city)) {
    refuse('This order is picked up. Please cancel it and make one that is delivered.');
  }
  const obstacle = order.shippingMethod === 'domestic-same-day' ? sameDayObstacle(address, settings) : null;
  if (obstacle !== null) refuse(`${obstacle} Please cancel this order and make a new one.`);
  if (order.business && order.shippingMethod !== 'pickup' && receiverProblem(order.business, address) !== null) {
    refuse(
      `The buyer has to say who receives it in ${address.state}: the tax depends on that. Please cancel this order and make a new one.`,
    );
  }
  const before = placeOfSupply({ state, country }, order.supplyState);
  const after = placeOfSupply(address, order.supplyState);
  if (order.invoiceNumber !== null && (before.name !== after.name || before.kind !== after.kind)) {
    refuse(
      `Invoice ${order.invoiceNumber} was issued for ${before.name}, and its tax depends on that. Please cancel this order and make a new one.`,
    );
  }
}

interface OfficeViewDeps extends OrderViewDeps {
  readonly db: Database;
  readonly gatewayPayments: Pick<GatewayPayments, 'listOfOrder'>;
  readonly gatewayRefunds: Pick<GatewayRefunds, 'isOn' | 'retry' | 'markByHand'>;
}

const atText = <Row extends { readonly at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/** Everything about one order. */
async function readOfficeOrder(orderId: string, deps: OfficeViewDeps): Promise<AdminOrder> {
  const { db, gatewayPayments } = deps;
  const row = withoutErased(await readOrderRow(db, orderId));
  const order = toOrder(row, deps);
  const left = refundable(row);
  return {
    ...order,
    version: row.version,
    userId: row.userId,
    orderCount: row.erased ? 1 : await details.countOfEmail(db, row.email),
    next: nextStepOf(row),
    paymentReference: row.paymentReference,
    refundable: toDecimal(left),
    gatewayPayments: await gatewayPayments.listOfOrder(orderId),
    refunds: (await details.refunds(db, orderId)).map(({ amountPaise, deliveryPaise, ...refund }) => ({
      ...atText(refund),
      amount: toDecimal(toPaise(amountPaise)),
      delivery: toDecimal(toPaise(deliveryPaise)),
    })),
    refundedUnits: Object.fromEntries(
      row.items.filter((item) => item.refundedQuantity > 0).map((item) => [item.id, item.refundedQuantity]),
    ),
    mails: (await sentMails.listOfOrder(db, orderId)).map(atText),
    ownNotes: (await details.notes(db, orderId)).map(atText),
    stock: await details.stock(db, orderId),
    can: {
      ...order.can,
      move: [...nextStatuses(row, 'admin')],
      markPaid: mayMarkPaid(row),
      refund: left > 0,
      refundByGateway: deps.gatewayRefunds.isOn(row),
      editAddress: mayEditAddress(row),
    },
  };
}

interface Deps extends OfficeViewDeps {
  readonly jobs: JobQueue;
  readonly moveOrder: MoveOrder;
  readonly settlement: OrderSettlement;
  readonly paymentRefunds: Pick<PaymentRefunds, 'refundExtra'>;
}

interface Seen {
  /** The version that was read; absent: whoever asks does not mind. */
  readonly version?: number | undefined;
}

interface NotedAction extends Seen {
  readonly note?: string | undefined;
}

interface RefundWords extends Seen {
  readonly reason: string;
  readonly reference?: string | undefined;
  readonly byHand?: boolean | undefined;
}

interface OfficeRefund extends RefundWords {
  readonly amount: Paise;
}

/** What a change leaves in the audit. */
interface Trace {
  readonly action: string;
  readonly before?: object;
  readonly after?: object;
}

export type OfficeOrderService = ReturnType<typeof createOfficeOrderService>;

const parcelFields = ({ carrier, trackingNumber }: { carrier: string | null; trackingNumber: string | null }) => ({
  carrier,
  trackingNumber,
});

/** What the office can do with one order. */
export function createOfficeOrderService(deps: Deps) {
  const { db, jobs, moveOrder, settlement, paymentRefunds } = deps;

  /** Does something to an order that is held, in a transaction of its own, and writes down who did it. */
  async function change(
    idOrNumber: string,
    { staff, version }: Seen & { readonly staff: Staff },
    work: (tx: Queryable, orderId: string, order: LockedOrder) => Promise<Trace>,
  ): Promise<AdminOrder> {
    const orderId = await requireAnyOrder(db, idOrNumber);
    await db.transaction(async (tx) => {
      const order = await moves.lock(tx, orderId);
      if (!order) throw new Refusal('order-unknown');
      if (version !== undefined && version !== order.version) throw new Refusal('changed-meanwhile');
      const trace = await work(tx, orderId, order);
      await recordChange(tx, staff, { thing: 'order', thingId: orderId, label: order.number, ...trace });
    });
    return readOfficeOrder(orderId, deps);
  }

  const auditedNote = ({ note }: NotedAction) => (note ? { after: { note } } : {});

  return {
    get: async (idOrNumber: string): Promise<AdminOrder> =>
      readOfficeOrder(await requireAnyOrder(db, idOrNumber), deps),

    move: (
      idOrNumber: string,
      to: OrderStatus,
      {
        staff,
        note,
        parcel,
        version,
      }: NotedAction & { readonly staff: Staff; readonly parcel?: Parcel | null | undefined },
    ): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        await moveOrder(tx, { orderId, to, author: 'admin', userId: staff.userId, note, parcel });
        return {
          action: to,
          after: { ...(note && { note }), ...(to === 'shipped' && parcel && parcelFields(parcel)) },
        };
      }),

    correctParcel: (
      idOrNumber: string,
      staff: Staff,
      { parcel, version }: Seen & { readonly parcel: Parcel },
    ): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId, { status }) => {
        if (status !== 'shipped' && status !== 'delivered') {
          throw new Refusal('order-move-refused', 'This order has not been shipped yet.');
        }
        const before = parcelFields(await readOrderRow(tx, orderId));
        if (isDeepStrictEqual(before, parcelFields(parcel)))
          throw new Refusal('order-move-refused', 'That is what stands there already.');
        await moves.setParcel(tx, orderId, parcel);
        await jobs.enqueue(tx, 'mail/parcel', { orderId });
        return { action: 'corrected the parcel', before, after: parcelFields(parcel) };
      }),

    markPaid: (idOrNumber: string, staff: Staff, { version, ...seen }: NotedAction & SeenMoney): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        await settlement.markPaid(tx, orderId, { staff, ...seen });
        return { action: 'marked paid', ...(Object.keys(seen).length > 0 && { after: seen }) };
      }),

    markRefunded: (idOrNumber: string, staff: Staff, action: NotedAction): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version: action.version }, async (tx, orderId) => {
        await settlement.markRefunded(tx, orderId, { staff, note: action.note });
        return { action: 'marked refunded', ...auditedNote(action) };
      }),

    refund: (idOrNumber: string, staff: Staff, { version, ...refund }: OfficeRefund): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        await settlement.refund(tx, orderId, { staff, ...refund });
        return { action: 'refunded', after: { ...refund, amount: toDecimal(refund.amount) } };
      }),

    refundGoods: (
      idOrNumber: string,
      staff: Staff,
      { version, lines, delivery, ...words }: RefundWords & RefundedGoods,
    ): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        const reckoned = await settlement.refundGoods(tx, orderId, { lines, delivery }, { staff, ...words });
        const back = reckoned.lines.filter(({ restock }) => restock);
        const after = {
          ...words,
          amount: toDecimal(reckoned.amount),
          items: goodsText(reckoned),
          ...(back.length > 0 && { restocked: goodsText({ ...reckoned, lines: back, delivery: toPaise(0) }) }),
        };
        return { action: 'refunded', after };
      }),

    retryRefund: (idOrNumber: string, refundId: string, staff: Staff, { version }: Seen): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        await deps.gatewayRefunds.retry(tx, { orderId, refundId });
        await moves.countChange(tx, orderId);
        return { action: 'tried a refund again', after: { refund: refundId } };
      }),

    refundByHand: (
      idOrNumber: string,
      refundId: string,
      staff: Staff,
      { version, reference }: Seen & { readonly reference: string },
    ): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        await deps.gatewayRefunds.markByHand(tx, { orderId, refundId, reference });
        await moves.countChange(tx, orderId);
        return { action: 'refunded by hand', after: { refund: refundId, reference } };
      }),

    refundPayment: (
      idOrNumber: string,
      payment: string,
      staff: Staff,
      { version, ...refund }: OfficeRefund,
    ): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        await paymentRefunds.refundExtra(tx, orderId, payment, { staff, ...refund });
        return { action: 'refunded a payment', after: { payment, ...refund, amount: toDecimal(refund.amount) } };
      }),

    changeAddress: (
      idOrNumber: string,
      staff: Staff,
      { version, address, phone }: { version: number; address: NewAddress; phone: string | null | undefined },
    ): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version }, async (tx, orderId) => {
        const row = await readOrderRow(tx, orderId);
        const shippingAddress = toOrderAddress(address);
        checkAddressChange(row, shippingAddress, await readSettings(tx));
        const newPhone = phone === undefined ? row.phone : phone || null;
        await details.setAddress(tx, orderId, { address: shippingAddress, phone: newPhone });
        return {
          action: 'changed the address',
          before: { ...row.shippingAddress, phone: row.phone },
          after: { ...shippingAddress, phone: newPhone },
        };
      }),

    addNote: (idOrNumber: string, staff: Staff, { text, forBuyer }: { text: string; forBuyer: boolean }) =>
      change(idOrNumber, { staff }, async (tx, orderId, { status }) => {
        const { userId, name: staffName } = staff;
        if (forBuyer) {
          await moves.insertEvent(tx, { orderId, status, author: 'admin', userId, note: text });
          await jobs.enqueue(tx, 'mail/order-note', { orderId, note: text });
        } else await details.addNote(tx, { orderId, text, userId, staffName });
        return { action: forBuyer ? 'wrote to the buyer' : 'added a note', after: { note: text } };
      }),
  };
}
