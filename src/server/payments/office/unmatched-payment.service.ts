import { z } from 'zod';
import type { OneUnmatchedPayment, UnmatchedPayment, unmatchedPaymentViews } from '#contracts/payments.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { formatMoney, toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { Database } from '../../db/database.ts';
import { requireAnyOrder } from '../../orders/order-access.ts';
import type { PaymentRefunds } from '../../orders/payment-refunds.service.ts';
import { decodeCursor, pageOf, type Page } from '../../paging/cursor.ts';
import type { CountAsPaid } from '../finalise-payment.service.ts';
import type { GatewayPaymentService } from '../gateway/gateway-payment.service.ts';
import type { LockedPayment } from '../gateway/gateway-payment.repository.ts';
import { decidePayment } from '../payment-decision.ts';
import { lockOrderById, type LockedOrder } from '../payment.repository.ts';
import * as rows from './unmatched-payment.repository.ts';
import type { OneUnmatchedRow, UnmatchedPaymentRow } from './unmatched-payment.repository.ts';

interface Deps {
  readonly db: Database;
  readonly countAsPaid: CountAsPaid;
  readonly gatewayPayments: Pick<GatewayPaymentService, 'lock'>;
  readonly refunds: Pick<PaymentRefunds, 'refundUnmatched'>;
}

interface PageInput {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export type UnmatchedPaymentService = ReturnType<typeof createUnmatchedPaymentService>;

const defaultLimit = 50;
const place = z.tuple([z.string().regex(/^\d{4,6}-\d\d-\d\d [\d:.+-]+$/), z.string().max(200)]);
const decimal = (paise: number): string => toDecimal(toPaise(paise));

const toPayment = (row: UnmatchedPaymentRow): UnmatchedPayment => ({
  gatewayPaymentId: row.gatewayPaymentId,
  gatewayOrderId: row.gatewayOrderId,
  status: row.status,
  amount: decimal(row.amountPaise),
  refundedAmount: decimal(row.refundedPaise),
  currency: row.currency,
  method: row.method,
  at: row.at.toISOString(),
});

const settled = 'This payment has been settled already.';

/** Only money that an order waits for, to the paisa, is that of the order. */
function checkMatch(payment: LockedPayment | null, order: LockedOrder & { number: string }): void {
  if (!payment) throw new Refusal('payment-unknown');
  if (payment.orderId !== null || payment.refundedPaise > 0) throw new Refusal('payment-not-due', settled);
  const { amountPaise, currency } = payment;
  const decision = decidePayment(order, null, { status: 'captured', amountPaise, currency });
  if (decision?.order === 'paid') return;
  const why =
    decision?.payment === 'mismatch'
      ? `${order.number} comes to ${formatMoney(toPaise(order.totalPaise), order.currency)}, which is not what was paid here.`
      : `${order.number} waits for no money.`;
  throw new Refusal('payment-not-due', `${why} Choose another order, or refund this payment.`);
}

/** Money that came for no order we know: looked at, matched to an order, or given back. */
export function createUnmatchedPaymentService({ db, countAsPaid, gatewayPayments, refunds }: Deps) {
  async function requireRow(id: string): Promise<OneUnmatchedRow> {
    const row = await rows.read(db, id);
    if (!row) throw new Refusal('payment-unknown');
    return row;
  }

  async function get(id: string): Promise<OneUnmatchedPayment> {
    const row = await requireRow(id);
    const { orderId, orderNumber, amountPaise, currency, refundedPaise } = row;
    const isOpen = orderId === null && refundedPaise === 0;
    const [given, candidates] = await Promise.all([
      rows.refundsOf(db, id),
      isOpen ? rows.candidates(db, amountPaise, currency) : [],
    ]);
    return {
      ...toPayment(row),
      refunds: given.map(({ amountPaise: paise, at, ...refund }) => ({
        ...refund,
        amount: decimal(paise),
        at: at.toISOString(),
      })),
      candidates: candidates.map(({ at, ...order }) => ({ ...order, at: at.toISOString() })),
      order: orderId === null ? null : { id: orderId, number: orderNumber! },
    };
  }

  return {
    get,

    async list(
      view: (typeof unmatchedPaymentViews)[number],
      { cursor, limit = defaultLimit }: PageInput,
    ): Promise<{ page: Page<UnmatchedPayment>; total: number }> {
      const refunded = view === 'refunded';
      const found = await rows.list(db, { refunded, place: decodeCursor(cursor, place), limit: limit + 1 });
      const page = pageOf(found, limit, { item: toPayment, cursor: (row) => [row.place, row.gatewayPaymentId] });
      return { page, total: await rows.count(db, refunded) };
    },

    async match(
      id: string,
      staff: Staff,
      { order: idOrNumber, note }: { readonly order: string; readonly note?: string | undefined },
    ): Promise<OneUnmatchedPayment> {
      await requireRow(id);
      const orderId = await requireAnyOrder(db, idOrNumber);
      await db.transaction(async (tx) => {
        const order = await lockOrderById(tx, orderId);
        if (!order) throw new Refusal('order-unknown');
        checkMatch(await gatewayPayments.lock(tx, id), order);
        await rows.setOrder(tx, id, orderId);
        await countAsPaid(tx, orderId, { author: 'admin', userId: staff.userId });
        const change = { after: { order: order.number, payment: id, ...(note && { note }) } };
        await recordChange(tx, staff, { thing: 'payment', thingId: id, label: id, action: 'matched', ...change });
        const ofOrder = { thing: 'order', thingId: orderId, label: order.number } as const;
        await recordChange(tx, staff, { ...ofOrder, action: 'matched a payment', ...change });
      });
      return get(id);
    },

    async refund(
      id: string,
      staff: Staff,
      refund: { readonly amount: Paise; readonly reason: string; readonly reference?: string | undefined },
      seenRefunded?: Paise,
    ): Promise<OneUnmatchedPayment> {
      await db.transaction(async (tx) => {
        await refunds.refundUnmatched(tx, id, { staff, ...refund }, seenRefunded);
        const after = { ...refund, amount: toDecimal(refund.amount) };
        await recordChange(tx, staff, { thing: 'payment', thingId: id, label: id, action: 'refunded', after });
      });
      return get(id);
    },
  };
}
