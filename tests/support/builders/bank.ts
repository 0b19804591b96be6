import { expect } from 'vitest';
import type { AwaitedOrder, BankOutcome, BankRow, StatementPlan } from '#contracts/bank.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { indianDay } from '#domain/time.ts';
import type { Database } from '#server/db/database.ts';
import { buildTestApp } from '../processes/shop-app.ts';
import { addUser } from './accounts.ts';
import { bankAccount } from './bank-account.ts';

/** A shop that takes bank transfers; further settings may differ as well. */
export async function openBankAccount(db: Database, changed: object = {}): Promise<void> {
  await db.query(
    `insert into settings (changed) values ($1) on conflict (single) do update set changed = excluded.changed`,
    [JSON.stringify({ ...bankAccount, ...changed })],
  );
}

export const today = indianDay(Date.now());
const csv = { 'content-type': 'text/csv' };
export const statementOf = (
  ...lines: readonly (readonly [description: string, amount: string, reference?: string])[]
) =>
  Buffer.from(
    ['Date,Narration,Ref No.,Debit,Credit']
      .concat(lines.map(([description, amount, reference = '']) => `${today},${description},${reference},,"${amount}"`))
      .join('\n'),
  );

export const toPayment = (
  { bookedOn, amount, description, reference }: BankRow,
  orderId: string,
  accepted = false,
  kind: 'order' | 'quote' = 'order',
) => ({
  bookedOn,
  amount,
  description,
  reference,
  orderId,
  accepted,
  kind,
});

/** Made the day before, so that a test which runs at midnight in India means the same. */
export const transfer = {
  payment_method: 'bank-transfer',
  payment_status: 'due',
  created_at: new Date(Date.now() - 24 * 60 * 60_000),
};

/** A clerk at work on a statement of the bank. */
export async function openBank(db: Database) {
  await openBankAccount(db);
  const app = buildTestApp(db);
  const clerk = await addUser(app, db, 'ravi', 'clerk');
  const plan = async (file: Buffer) => {
    const answer = await clerk.call('POST /api/admin/bank/statement', file, csv);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<StatementPlan>();
  };
  const confirm = async (...payments: readonly object[]) => {
    const answer = await clerk.call('POST /api/admin/bank/payments', { payments });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<BankOutcome[]>();
  };
  const search = async (words: string, amount: string) => {
    const answer = await clerk.call(`GET /api/admin/bank/payable?${new URLSearchParams({ search: words, amount })}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<AwaitedOrder[]>();
  };
  const see = async (id: string) => (await clerk.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
  return { app, clerk, plan, confirm, search, see };
}
