import type { AwaitedOrder, BankOutcome, BankRow, StatementPlan } from '#contracts/bank.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { officeCall } from '../ui/calls/office-call.ts';

/** A row of the statement, and the order that it pays. */
export interface ChosenPayment {
  readonly row: BankRow;
  readonly order: AwaitedOrder;
  /** Somebody decided on it. */
  readonly accepted: boolean;
}

export const readStatement = (file: File): Promise<StatementPlan> =>
  officeCall('POST /api/admin/bank/statement', { file });

/** What a row of this amount may be for, found by a number, a name or an amount. */
export const payableQuery = (search: string, amount: string) =>
  queryOptions({
    queryKey: ['office', 'bank', 'payable', search, amount],
    queryFn: () => officeCall('GET /api/admin/bank/payable', { query: { search, amount } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

const toPayment = ({ row: { row: _row, ...row }, order, accepted }: ChosenPayment) => ({
  ...row,
  kind: order.kind,
  orderId: order.id,
  accepted,
});

/** So many go in one call. */
const batch = 500;

export async function confirmPayments(chosen: readonly ChosenPayment[]): Promise<BankOutcome[]> {
  const outcomes: BankOutcome[] = [];
  for (let start = 0; start < chosen.length; start += batch) {
    const payments = chosen.slice(start, start + batch).map(toPayment);
    outcomes.push(...(await officeCall('POST /api/admin/bank/payments', { body: { payments } })));
  }
  return outcomes;
}
