import { isDeepStrictEqual } from 'node:util';
import type { NewAddress } from '#contracts/addresses.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import type { Parcel } from '#domain/orders/carriers.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { Queryable } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.service.ts';
import { requireAnyOrder } from '../order-access.ts';
import * as moves from '../order-moves.repository.ts';
import type { LockedOrder } from '../order-moves.repository.ts';
import type { MoveOrder } from '../order-moves.service.ts';
import type { OrderSettlement } from '../order-settlement.service.ts';
import type { PaymentRefunds } from '../payment-refunds.service.ts';
import { goodsText, type RefundedGoods } from '../refund-lines.service.ts';
import { readOrderRow } from '../order-view.ts';
import { readSettings } from '../../settings/settings.service.ts';
import { toOrderAddress } from '../placing/order-address.ts';
import { checkAddressChange } from './address-change.ts';
import { readOfficeOrder, type OfficeViewDeps } from './office-order-view.ts';
import * as details from './order-detail.repository.ts';

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

interface Told extends Seen {
  readonly note?: string | undefined;
}

interface RefundWords extends Seen {
  readonly reason: string;
  readonly reference?: string | undefined;
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

  const told = ({ note }: Told) => (note ? { after: { note } } : {});

  return {
    get: async (idOrNumber: string): Promise<AdminOrder> =>
      readOfficeOrder(await requireAnyOrder(db, idOrNumber), deps),

    move: (
      idOrNumber: string,
      to: OrderStatus,
      { staff, note, parcel, version }: Told & { readonly staff: Staff; readonly parcel?: Parcel | null | undefined },
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

    markPaid: (idOrNumber: string, staff: Staff, action: Told): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version: action.version }, async (tx, orderId) => {
        await settlement.markPaid(tx, orderId, { staff, note: action.note });
        return { action: 'marked paid', ...told(action) };
      }),

    markRefunded: (idOrNumber: string, staff: Staff, action: Told): Promise<AdminOrder> =>
      change(idOrNumber, { staff, version: action.version }, async (tx, orderId) => {
        await settlement.markRefunded(tx, orderId, { staff, note: action.note });
        return { action: 'marked refunded', ...told(action) };
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
