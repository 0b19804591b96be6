import { describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/money.ts';
import type { StatementRow } from './bank-statement.ts';
import { matchTransfers, namedOrders, namedQuotes, type CandidateOrder } from './match-transfers.ts';

let nextRow = 1;
const row = (amount: number, description = '', reference = ''): StatementRow => ({
  row: (nextRow += 1),
  bookedOn: '2026-11-17',
  amount: toPaise(amount),
  description,
  reference,
});

const order = (number: number, totalPaise: number, changes: Partial<CandidateOrder> = {}): CandidateOrder => ({
  kind: 'order',
  id: `id-${number}`,
  number: `PK-${number}`,
  quoteNumber: null,
  status: 'pending',
  paymentMethod: 'bank-transfer',
  paymentStatus: 'due',
  totalPaise,
  createdAt: new Date('2026-11-16T10:00:00Z'),
  sentReference: null,
  ...changes,
});

const numbersOf = (orders: readonly CandidateOrder[]) => orders.map(({ number }) => number);

describe('the rows of a statement', () => {
  it('are certain only where reference and amount agree', () => {
    const rows = [row(100, 'NEFT PK-1057 SAMPLE'), row(100, 'pk 1058'), row(101, 'ORDER 1059'), row(100)];
    const { certain, toDecide, unmatched } = matchTransfers(
      rows,
      [1057, 1058, 1059].map((n) => order(n, 100)),
    );
    expect(certain.map((one) => [one.row, one.order.number])).toEqual([
      [rows[0], 'PK-1057'],
      [rows[1], 'PK-1058'],
    ]);
    // The last has the amount of an order that another row names.
    expect(toDecide.map(({ row: of, orders, why }) => [of, numbersOf(orders), why])).toEqual([
      [rows[2], ['PK-1059'], '₹0.01 too much.'],
    ]);
    expect(unmatched).toEqual([{ row: rows[3], why: null }]);
  });

  it('are to be decided on where the amount alone agrees, with one order or several', () => {
    const awaited = [order(1, 100), order(2, 200), order(3, 200), order(4, 300, { paymentMethod: 'upi' })];
    const { certain, toDecide } = matchTransfers([row(100), row(200), row(300)], awaited);
    expect(certain).toEqual([]);
    expect(toDecide.map(({ orders, why }) => [numbersOf(orders), why])).toEqual([
      [['PK-1'], 'Only the amount agrees: no reference was given.'],
      [['PK-2', 'PK-3'], '2 orders wait for ₹2, and no reference was given.'],
      [['PK-4'], 'Only the amount agrees: no reference was given.'],
    ]);
  });

  it('never pay an order by amount that was made after them, waits for cash or is paid', () => {
    const rows = [row(100), row(200), row(300)];
    const { unmatched, toDecide } = matchTransfers(rows, [
      order(1, 100, { createdAt: new Date('2026-11-17T20:00:00Z') }),
      order(2, 200, { paymentMethod: 'cod' }),
      order(3, 300, { status: 'confirmed', paymentStatus: 'paid' }),
    ]);
    expect([toDecide, unmatched.map((one) => one.row)]).toEqual([[], rows]);
  });

  it('that name the same order twice are both to be decided on', () => {
    const rows = [row(100, 'PK-1001'), row(100, 'PK-1001 AGAIN')];
    const { certain, toDecide } = matchTransfers(rows, [order(1001, 100)]);
    expect([certain, toDecide.map((one) => one.why)]).toEqual([
      [],
      Array(2).fill('Several rows name PK-1001. The amount agrees.'),
    ]);
  });

  it('that name several orders, a cancelled one or a paid one say so', () => {
    const orders = [
      order(1001, 100),
      order(1002, 100),
      order(1003, 100, { status: 'cancelled', paymentStatus: 'void' }),
      order(1004, 100, { status: 'shipped', paymentStatus: 'paid' }),
    ];
    const rows = [row(200, 'PK-1001 PK-1002'), row(100, 'PK-1003'), row(100, 'PK-1004'), row(100, 'PK-9999')];
    const { certain, toDecide, unmatched } = matchTransfers(rows, orders);
    expect(certain).toEqual([]);
    expect(toDecide.map(({ why }) => why)).toEqual([
      'The reference names several orders. A row can pay one of them.',
      'PK-1003 was cancelled: this money has to go back.',
    ]);
    expect(unmatched.map(({ why }) => why)).toEqual(['PK-1004 is paid already: this money has to go back.', null]);
  });

  it('name an order by the quote it was made of, and accept an open quote only if somebody says so', () => {
    const orders = [
      order(1001, 100, { quoteNumber: 'Q-2001' }),
      order(0, 300, { kind: 'quote', id: 'quote', number: 'Q-2002', quoteNumber: 'Q-2002' }),
    ];
    const rows = [row(100, 'NEFT Q-2001 SAMPLE COLLEGE'), row(300, 'QUOTE 2002')];
    const { certain, toDecide } = matchTransfers(rows, orders);
    expect(certain.map((one) => [one.row, one.order.number])).toEqual([[rows[0], 'PK-1001']]);
    expect(toDecide.map((one) => [one.row, one.why])).toEqual([
      [rows[1], 'Q-2002 isn’t accepted yet. The amount agrees.'],
    ]);
  });

  it('are known by what the buyer says the bank calls them', () => {
    const utr = 'SAMPN52026111700012';
    const orders = [order(1001, 100, { sentReference: utr }), order(1002, 200, { sentReference: '632114000001' })];
    const { certain } = matchTransfers([row(100, 'NEFT ASHA', utr), row(200, 'IMPS/632114000001/ASHA')], orders);
    expect(certain.map((one) => one.order.number)).toEqual(['PK-1001', 'PK-1002']);
    const same = [order(1, 100, { sentReference: utr }), order(2, 100, { sentReference: utr })];
    expect(matchTransfers([row(100, '', utr)], same).toDecide.map((one) => numbersOf(one.orders))).toEqual([
      ['PK-1', 'PK-2'],
    ]);
  });

  it('are matched by the thousand', () => {
    const orders = Array.from({ length: 2000 }, (_, index) => order(10_000 + index, 100 + index));
    const rows = Array.from({ length: 5000 }, (_, index) => row(100 + index, `NEFT PK-${10_000 + index}`));
    const { certain, toDecide, unmatched } = matchTransfers(rows, orders);
    expect([certain.length, toDecide.length, unmatched.length]).toEqual([2000, 0, 3000]);
  });
});

it.each([
  ['NEFT PK-1057 SAMPLE AUDIO', ['PK-1057']],
  ['UPI/443190022/pk1057thanks', ['PK-1057']],
  ['IMPS PK 01057 and PK_1058', ['PK-1057', 'PK-1058']],
  ['NEFT ORDER 1051 THANKS', ['PK-1051']],
  ['Order no. #1051', ['PK-1051']],
  ['XPK-1057', []],
  ['REORDER 1057', []],
  ['PK-12', []],
  ['1057', []],
  ['PK-10571234567890123456789', []],
])('%j names %j', (description, numbers) => expect(namedOrders({ description, reference: '' })).toEqual(numbers));

it.each([
  ['NEFT Q-1004 SAMPLE COLLEGE', ['Q-1004']],
  ['IMPS/q 01004/asha', ['Q-1004']],
  ['NEFT Q1004', ['Q-1004']],
  ['Quotation no. 1004 and QUOTE 1005', ['Q-1004', 'Q-1005']],
  ['IQ-1004', []],
  ['Q-12', []],
  ['UTR Q1004ABC', []],
])('%j names the quotes %j', (description, numbers) =>
  expect(namedQuotes({ description, reference: '' })).toEqual(numbers),
);
