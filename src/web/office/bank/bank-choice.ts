import type { AwaitedOrder, StatementPlan } from '#contracts/bank.ts';
import { addMoney, fromDecimal, type Paise } from '#domain/money/money.ts';
import type { ChosenPayment } from './bank.queries.ts';

/**
 * What somebody has said about a dry run: certain rows that are left out, orders that others were decided for, and what rows that
 * fit nothing are for.
 */
export interface BankChoice {
  readonly leftOut: ReadonlySet<number>;
  readonly decided: ReadonlyMap<number, string>;
  readonly assigned: ReadonlyMap<number, AwaitedOrder>;
}

export const noChoice: BankChoice = { leftOut: new Set(), decided: new Map(), assigned: new Map() };

/** Only certain rows that are ticked, and rows that were decided on or assigned. */
export function chosenPayments(
  { certain, toDecide, unmatched }: StatementPlan,
  { leftOut, decided, assigned }: BankChoice,
): ChosenPayment[] {
  return [
    ...certain.filter(({ row }) => !leftOut.has(row.row)).map(({ row, order }) => ({ row, order, accepted: false })),
    ...toDecide.flatMap(({ row, orders }) => {
      const order = orders.find(({ id, acceptable }) => acceptable && id === decided.get(row.row));
      return order ? [{ row, order, accepted: true }] : [];
    }),
    ...unmatched.flatMap(({ row }) => {
      const order = assigned.get(row.row);
      return order ? [{ row, order, accepted: true }] : [];
    }),
  ];
}

export const sumOf = (chosen: readonly ChosenPayment[]): Paise =>
  addMoney(...chosen.map(({ row }) => fromDecimal(row.amount)));

export function withTick(choice: BankChoice, row: number, isIn: boolean): BankChoice {
  const leftOut = new Set(choice.leftOut);
  if (isIn) leftOut.delete(row);
  else leftOut.add(row);
  return { ...choice, leftOut };
}

/** Null: not now. */
export function withDecision(choice: BankChoice, row: number, orderId: string | null): BankChoice {
  const decided = new Map(choice.decided);
  if (orderId === null) decided.delete(row);
  else decided.set(row, orderId);
  return { ...choice, decided };
}

/** Null: it is for nothing after all. */
export function withAssignment(choice: BankChoice, row: number, order: AwaitedOrder | null): BankChoice {
  const assigned = new Map(choice.assigned);
  if (order === null) assigned.delete(row);
  else assigned.set(row, order);
  return { ...choice, assigned };
}
