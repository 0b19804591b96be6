import { createHash } from 'node:crypto';
import type { AwaitedOrder, BankOutcome, BankPayment, BankRow, StatementPlan } from '#contracts/bank.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { formatMoney, fromDecimal, toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import type { TransferTolerance } from '#domain/orders/bank-transfer.ts';
import { indianDay } from '#domain/time.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { ChangePaymentMethod } from '../../orders/payment-method.service.ts';
import type { OrderSettlement } from '../../orders/order-settlement.service.ts';
import { readSettings } from '../../settings/settings.service.ts';
import type { StatementRow } from './bank-statement.ts';
import * as rows from './bank.repository.ts';
import type { CandidateRow } from './bank.repository.ts';
import { awaitsTransfer, matchTransfers, namedOrders, namedQuotes } from './match-transfers.ts';

interface Deps {
  readonly db: Database;
  readonly settlement: Pick<OrderSettlement, 'markPaid'>;
  readonly changePaymentMethod: ChangePaymentMethod;
  /** Makes the order of a quote that was paid without having been accepted. */
  readonly acceptPaidQuote: (
    tx: Queryable,
    quoteId: string,
    money: { readonly bookedOn: string; readonly staff: Staff },
  ) => Promise<{ readonly id: string; readonly number: string }>;
}

type HashedRow = Pick<StatementRow, 'bookedOn' | 'amount' | 'description' | 'reference'>;

/** By which a row is known again, whatever file it comes in. */
function hashOf({ bookedOn, amount, description, reference }: HashedRow): Buffer {
  const words = [description, reference].map((text) => text.toUpperCase().replaceAll(/\s+/g, ' ').trim());
  return createHash('sha256')
    .update(JSON.stringify([bookedOn, amount, ...words]))
    .digest();
}

/** Somebody may let a few rupees of bank charges go; what came too much is given back by hand. */
const isAcceptable = (came: Paise, { totalPaise }: CandidateRow, { transferTolerance }: TransferTolerance): boolean =>
  came >= totalPaise - transferTolerance;

const toRow = ({ amount, ...row }: StatementRow): BankRow => ({ ...row, amount: toDecimal(amount) });

const buyerOf = ({ name, company }: CandidateRow): string => [name, company].filter(Boolean).join(', ');

/** What to know before a row is said to pay it. */
function remarkOf({ kind, status, paymentMethod }: CandidateRow): string | null {
  if (kind === 'quote') return 'Not accepted yet: the payment accepts it and makes its order.';
  if (status === 'cancelled') return 'Cancelled: the money has to go back.';
  if (paymentMethod === 'razorpay') return 'It was to be paid by card: from now on it waits for this transfer.';
  return paymentMethod === 'cod' ? 'It was to be paid in cash.' : null;
}

const toOrder = (order: CandidateRow, came: Paise, tolerance: TransferTolerance): AwaitedOrder => ({
  kind: order.kind,
  id: order.id,
  number: order.number,
  name: buyerOf(order),
  total: toDecimal(toPaise(order.totalPaise)),
  createdAt: order.createdAt.toISOString(),
  difference: toDecimal(toPaise(came - order.totalPaise)),
  acceptable: isAcceptable(came, order, tolerance),
  remark: remarkOf(order),
});

/** What somebody typed, as an amount: 3499, ₹3,499.00. Null: it is none. */
function amountIn(words: string): Paise | null {
  const digits = words.replace(/^(₹|rs\.?|inr)\s*/i, '').replaceAll(',', '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(digits) ? fromDecimal(digits) : null;
}

/** What the buyer and the office read of an amount that is not the order's. */
function differenceNote(came: Paise, total: number): string | undefined {
  if (came === total) return undefined;
  return came < total
    ? `${formatMoney(toPaise(total - came))} less came in, which we let go.`
    : `${formatMoney(toPaise(came - total))} more came in than the order costs.`;
}

function checkAmount(came: Paise, order: CandidateRow, isAccepted: boolean, tolerance: TransferTolerance): void {
  const isAwaited = order.kind === 'order' && awaitsTransfer(order);
  if (came === order.totalPaise && (isAccepted || isAwaited)) return;
  if (!isAccepted) {
    throw new Refusal(
      'payment-not-due',
      'The amount is not the order’s, or it waits for none: somebody has to decide.',
    );
  }
  if (isAcceptable(came, order, tolerance)) return;
  const missing = formatMoney(toPaise(order.totalPaise - came));
  throw new Refusal('payment-not-due', `${missing} is missing: please wait for the rest.`);
}

export type BankService = ReturnType<typeof createBankService>;

/** Money that the bank's statement says came in. */
export function createBankService({ db, settlement, changePaymentMethod, acceptPaidQuote }: Deps) {
  /** The order that a row pays, made of its quote where that is what was paid. */
  async function orderOf(tx: Queryable, payable: CandidateRow, { bookedOn }: BankPayment, staff: Staff) {
    if (payable.kind === 'quote') return acceptPaidQuote(tx, payable.id, { bookedOn, staff });
    if (payable.paymentMethod === 'razorpay' && payable.status === 'pending') {
      await changePaymentMethod(tx, payable.id, { method: 'bank-transfer', author: 'admin', userId: staff.userId });
    }
    return payable;
  }

  async function confirm(tx: Queryable, payment: BankPayment, staff: Staff): Promise<string> {
    const amount = fromDecimal(payment.amount);
    const { bookedOn, reference } = payment;
    const payable = await rows.find(tx, payment.kind, payment.orderId);
    if (!payable) {
      throw payment.kind === 'order'
        ? new Refusal('order-unknown')
        : new Refusal('quote-refused', 'This quote was accepted or declined meanwhile.');
    }
    const { id: orderId, number } = await orderOf(tx, payable, payment, staff);
    const hash = hashOf({ ...payment, amount });
    if (!(await rows.take(tx, { hash, orderId, bookedOn, amountPaise: amount, userId: staff.userId }))) {
      throw new Refusal('payment-not-due', 'This row of the statement has paid an order already.');
    }
    checkAmount(amount, payable, payment.accepted, await readSettings(tx));
    const note = differenceNote(amount, payable.totalPaise);
    // The order of a quote is made now, and its money came before.
    const paidOn = payable.kind === 'quote' && bookedOn < indianDay(Date.now()) ? undefined : bookedOn;
    await settlement.markPaid(tx, orderId, {
      staff,
      paidOn,
      ...(reference && { reference: reference.slice(0, 100) }),
      ...(note && { note }),
    });
    await recordChange(tx, staff, {
      thing: 'order',
      thingId: orderId,
      label: number,
      action: 'marked paid by the bank’s statement',
      after: {
        paidOn: bookedOn,
        amount: payment.amount,
        ...(payment.accepted && { decided: 'by hand' }),
        ...(reference && { reference }),
        ...(note && { note }),
      },
    });
    if (payable.kind === 'quote') return `Paid: it is order ${number} now, and the buyer gets an email.`;
    return payable.status === 'cancelled'
      ? 'It was cancelled: the money has to go back.'
      : 'Paid, and the buyer gets an email.';
  }

  return {
    /** What would become of each row. */
    async plan(bytes: Uint8Array): Promise<StatementPlan> {
      // What reads CSV is loaded by whoever sends some.
      const { readStatement } = await import('./bank-statement.ts');
      const { credits, paidOut, unreadable } = readStatement(bytes);
      const hashed = credits.map((row) => ({ row, hash: hashOf(row).toString('hex') }));
      const known = await rows.taken(
        db,
        hashed.map(({ hash }) => Buffer.from(hash, 'hex')),
      );
      const takenBy = new Map(known.map(({ hash, number }) => [hash.toString('hex'), number]));
      const open = hashed.filter(({ hash }) => !takenBy.has(hash)).map(({ row }) => row);
      const orders = await rows.candidates(db, {
        orders: [...new Set(open.flatMap(namedOrders))],
        quotes: [...new Set(open.flatMap(namedQuotes))],
      });
      const { certain, toDecide, unmatched } = matchTransfers(open, orders);
      const settings = await readSettings(db);
      const days = credits.map(({ bookedOn }) => bookedOn).toSorted();
      return {
        rows: credits.length + paidOut + unreadable.length,
        from: days[0] ?? null,
        to: days.at(-1) ?? null,
        paidOut,
        certain: certain.map(({ row, order, why }) => ({
          row: toRow(row),
          order: toOrder(order, row.amount, settings),
          why,
        })),
        toDecide: toDecide.map(({ row, orders: fitting, why }) => ({
          row: toRow(row),
          orders: fitting.map((order) => toOrder(order, row.amount, settings)),
          why,
        })),
        unmatched: unmatched.map(({ row, why }) => ({ row: toRow(row), why })),
        taken: hashed.flatMap(({ row, hash }) => {
          const number = takenBy.get(hash);
          return number === undefined ? [] : [{ row: toRow(row), number }];
        }),
        unreadable: [...unreadable],
      };
    },

    /** Orders and quotes that a row of this amount may be for. */
    async search(words: string, amount: string): Promise<AwaitedOrder[]> {
      const came = fromDecimal(amount);
      const found = await rows.search(db, { words, wordsPaise: amountIn(words), rowPaise: came });
      const settings = await readSettings(db);
      return found.map((order) => toOrder(order, came, settings));
    },

    /** Each in a transaction of its own: what cannot be done is left out with its reason, and stops no other. */
    async confirmAll(payments: readonly BankPayment[], staff: Staff): Promise<BankOutcome[]> {
      const outcomes: BankOutcome[] = [];
      for (const payment of payments) {
        const { orderId, kind } = payment;
        const number = (await rows.find(db, kind, orderId))?.number ?? null;
        try {
          const sentence = await db.transaction((tx) => confirm(tx, payment, staff));
          outcomes.push({ orderId, number, done: true, sentence });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          outcomes.push({ orderId, number, done: false, sentence: error.message });
        }
      }
      return outcomes;
    },
  };
}
