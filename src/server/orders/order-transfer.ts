import type { Order } from '#contracts/orders.ts';
import { bankAccountOf } from '#domain/orders/bank-transfer.ts';
import { inForce } from '../settings/settings.service.ts';
import type { WholeOrderRow } from './order.repository.ts';

type PayableRow = Pick<WholeOrderRow, 'status' | 'paymentStatus'>;

/** What decides where to transfer to. */
export type TransferRow = PayableRow & Pick<WholeOrderRow, 'number' | 'paymentMethod' | 'changedSettings'>;

export const awaitsMoney = ({ status, paymentStatus }: PayableRow): boolean =>
  status === 'pending' && (paymentStatus === 'due' || paymentStatus === 'processing');

/** Where to transfer to, and with which words. Null: the order waits for no bank transfer. */
export function transferOf(row: TransferRow): Order['payment']['transfer'] {
  if (row.paymentMethod !== 'bank-transfer' || !awaitsMoney(row)) return null;
  return { account: bankAccountOf(inForce(row.changedSettings ?? {})), reference: row.number };
}
