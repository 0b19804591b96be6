import type { Database } from '#server/db/database.ts';

export const bankAccount = {
  bankAccountHolder: 'taar Effects Private Limited',
  bankAccountNumber: '000000123456',
  bankIfsc: 'SAMP0000001',
  bankName: 'Sample Bank, Indiranagar',
};

/** A shop that takes bank transfers; further settings may differ as well. */
export async function openBankAccount(db: Database, changed: object = {}): Promise<void> {
  await db.query(
    `insert into settings (changed) values ($1) on conflict (single) do update set changed = excluded.changed`,
    [JSON.stringify({ ...bankAccount, ...changed })],
  );
}
