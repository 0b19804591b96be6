import { formatMoney, toPaise, type Paise } from '#domain/money/money.ts';
import { indianDay } from '#domain/time.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import { isTransfer } from '#domain/orders/payment.ts';
import type { StatementRow } from './bank-statement.ts';

/** An order that a row may pay: it waits for a transfer, or a row names it. Or a quote that would become one. */
export interface CandidateOrder {
  readonly kind: 'order' | 'quote';
  readonly id: string;
  readonly number: string;
  /** Of the quote that it is, or that it was made of. */
  readonly quoteNumber: string | null;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly totalPaise: number;
  readonly createdAt: Date;
  /** What its buyer says the bank calls the transfer. */
  readonly sentReference: string | null;
}

interface Decision<Order extends CandidateOrder> {
  readonly row: StatementRow;
  readonly orders: readonly Order[];
  readonly why: string;
}

export interface Matches<Order extends CandidateOrder> {
  readonly certain: readonly { readonly row: StatementRow; readonly order: Order; readonly why: string }[];
  readonly toDecide: readonly Decision<Order>[];
  readonly unmatched: readonly { readonly row: StatementRow; readonly why: string | null }[];
}

type Payable = Pick<CandidateOrder, 'status' | 'paymentMethod' | 'paymentStatus'>;

export const awaitsTransfer = ({ status, paymentMethod, paymentStatus }: Payable): boolean =>
  status === 'pending' && paymentStatus === 'due' && isTransfer(paymentMethod);

/** Its money came too late, and has to go back. */
const isLate = ({ status, paymentMethod, paymentStatus }: Payable): boolean =>
  status === 'cancelled' && paymentStatus === 'void' && isTransfer(paymentMethod);

type BankWords = Pick<StatementRow, 'description' | 'reference'>;

const numbersIn = ({ description, reference }: BankWords, pattern: RegExp, letters: string): string[] => {
  const found = `${description} ${reference}`.toUpperCase().matchAll(pattern);
  return [...new Set([...found].map(([, digits]) => `${letters}-${digits!.replace(/^0+(?=\d)/, '')}`))];
};

/** The numbers of orders that a row names, as buyers and banks write them: PK-1057, pk 1057, PK1057THANKS, ORDER 1057. */
export const namedOrders = (row: BankWords): string[] =>
  numbersIn(row, /(?<![A-Z0-9])(?:PK[\s/_-]?|ORDER\s?(?:NO\.?\s?)?#?)(\d{3,18})(?!\d)/g, 'PK');

/** The same of quotes: Q-1004, q 1004, QUOTE 1004. Banks drop signs, so that Q1004 counts as well. */
export const namedQuotes = (row: BankWords): string[] =>
  numbersIn(row, /(?<![A-Z0-9])(?:Q[\s/_-]?|QUOT(?:E|ATION)\s?(?:NO\.?\s?)?#?)(\d{3,18})(?![A-Z0-9])/g, 'Q');

const shown = (paise: number): string => formatMoney(toPaise(Math.abs(paise)));

const plainText = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** What came more or less than the order costs, in words. */
function differenceText(came: Paise, total: number): string {
  if (came === total) return 'The amount agrees.';
  return came < total ? `${shown(total - came)} is missing.` : `${shown(came - total)} too much.`;
}

/** Why money that names an order is not for it. */
const notAwaitedText = ({ number, paymentStatus }: CandidateOrder): string =>
  paymentStatus === 'paid'
    ? `${number} is paid already: this money has to go back.`
    : `${number} waits for no transfer.`;

/** Of those that fit by their amount alone nobody reads more. */
const mostByAmount = 10;

/** Says which rows pay which orders. Only where reference and amount agree, and nothing else claims the order, is it certain. */
export function matchTransfers<Order extends CandidateOrder>(
  rows: readonly StatementRow[],
  orders: readonly Order[],
): Matches<Order> {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  for (const order of orders) if (order.quoteNumber !== null) byNumber.set(order.quoteNumber, order);
  const awaited = orders.filter(awaitsTransfer);
  const byAmount = Map.groupBy(awaited, ({ totalPaise }) => totalPaise);
  const told = Map.groupBy(
    awaited.filter(({ sentReference }) => sentReference !== null),
    ({ sentReference }) => sentReference!,
  );
  const toldLengths = new Set([...told.keys()].map(({ length }) => length));

  /** A reference of the bank stands for itself in its column, and in the description between other signs. */
  const ordersTold = ({ description, reference }: StatementRow): Order[] => {
    const words = [reference, ...description.split(/[^A-Za-z0-9]+/)].map(plainText);
    return words.filter(({ length }) => toldLengths.has(length)).flatMap((word) => told.get(word) ?? []);
  };

  const claims = rows.map((row) => {
    const named = [...namedOrders(row), ...namedQuotes(row)].flatMap((number) => byNumber.get(number) ?? []);
    return { row, orders: [...new Set([...named, ...ordersTold(row)])] };
  });
  const rowsOfOrder = new Map<string, number>();
  for (const { orders: claimed } of claims) {
    for (const { id } of claimed) rowsOfOrder.set(id, (rowsOfOrder.get(id) ?? 0) + 1);
  }
  const isClaimed = ({ id }: Order): boolean => rowsOfOrder.has(id);

  const certain: { row: StatementRow; order: Order; why: string }[] = [];
  const toDecide: Decision<Order>[] = [];
  const unmatched: { row: StatementRow; why: string | null }[] = [];

  function placeByAmount(row: StatementRow): void {
    const fitting = (byAmount.get(row.amount) ?? []).filter(
      (order) => !isClaimed(order) && indianDay(order.createdAt) <= row.bookedOn,
    );
    if (fitting.length === 0) unmatched.push({ row, why: null });
    else {
      const why =
        fitting.length === 1
          ? 'Only the amount agrees: no reference was given.'
          : `${fitting.length} orders wait for ${shown(row.amount)}, and no reference was given.`;
      toDecide.push({ row, orders: fitting.slice(0, mostByAmount), why });
    }
  }

  function placeClaim(row: StatementRow, claimed: readonly Order[]): void {
    const open = claimed.filter((order) => awaitsTransfer(order) || isLate(order));
    const [order] = open;
    if (!order) {
      unmatched.push({ row, why: claimed.map(notAwaitedText).join(' ') });
    } else if (open.length > 1) {
      toDecide.push({ row, orders: open, why: 'The reference names several orders. A row can pay one of them.' });
    } else if (order.kind === 'quote') {
      const why = `${order.number} isn’t accepted yet. ${differenceText(row.amount, order.totalPaise)}`;
      toDecide.push({ row, orders: open, why });
    } else if (isLate(order)) {
      toDecide.push({ row, orders: open, why: `${order.number} was cancelled: this money has to go back.` });
    } else if (rowsOfOrder.get(order.id)! > 1) {
      toDecide.push({
        row,
        orders: open,
        why: `Several rows name ${order.number}. ${differenceText(row.amount, order.totalPaise)}`,
      });
    } else if (row.amount !== order.totalPaise) {
      toDecide.push({ row, orders: open, why: differenceText(row.amount, order.totalPaise) });
    } else certain.push({ row, order, why: 'Reference and amount agree.' });
  }

  for (const { row, orders: claimed } of claims) {
    if (claimed.length === 0) placeByAmount(row);
    else placeClaim(row, claimed);
  }
  return { certain, toDecide, unmatched };
}
