import { expect, it } from 'vitest';
import type { StatementPlan } from '#contracts/bank.ts';
import { chosenPayments, noChoice, sumOf, withAssignment, withDecision, withTick } from './bank-choice.ts';

const row = (number: number, amount: string) => ({
  row: number,
  bookedOn: '2026-11-17',
  amount,
  description: 'NEFT',
  reference: '',
});
const order = (id: string, acceptable = true) => ({
  kind: 'order' as const,
  id,
  number: `PK-${id}`,
  name: 'Asha Rao',
  total: '100.00',
  createdAt: '2026-11-16T00:00:00Z',
  difference: '0.00',
  acceptable,
  remark: null,
});
const plan: StatementPlan = {
  rows: 4,
  from: null,
  to: null,
  paidOut: 0,
  certain: [
    { row: row(2, '100.00'), order: order('a'), why: '' },
    { row: row(3, '0.10'), order: order('b'), why: '' },
  ],
  toDecide: [
    { row: row(4, '0.20'), orders: [order('c'), order('d')], why: '' },
    { row: row(5, '1.00'), orders: [order('e', false)], why: '' },
  ],
  unmatched: [{ row: row(6, '5.00'), why: null }],
  taken: [],
  unreadable: [],
};
const said = (choice = noChoice) =>
  chosenPayments(plan, choice).map(({ row: of, order: paid, accepted }) => [of.row, paid.id, accepted]);

it('only certain rows that are ticked and rows that were decided on are confirmed', () => {
  expect(said()).toEqual([
    [2, 'a', false],
    [3, 'b', false],
  ]);
  const choice = withDecision(withTick(noChoice, 2, false), 4, 'd');
  expect(said(choice)).toEqual([
    [3, 'b', false],
    [4, 'd', true],
  ]);
  expect(sumOf(chosenPayments(plan, choice))).toBe(30);
  expect(said(withDecision(withTick(choice, 2, true), 4, null))).toEqual(said());
});

it('a payment that is short by too much is not confirmed, whatever was said', () => {
  expect(said(withDecision(noChoice, 5, 'e'))).toEqual(said());
});

it('a row that fits nothing is confirmed for what somebody says it pays, until that is undone', () => {
  const assigned = withAssignment(noChoice, 6, order('f'));
  expect(said(assigned)).toEqual([...said(), [6, 'f', true]]);
  expect(said(withAssignment(assigned, 6, order('g'))).at(-1)).toEqual([6, 'g', true]);
  expect(said(withAssignment(assigned, 6, null))).toEqual(said());
});
