import type { Queryable } from '../db/database.ts';

export interface BusinessRow {
  readonly companyName: string;
  readonly gstin: string | null;
  readonly checkedAt: Date;
}

const columns = `company_name as "companyName", gstin, checked_at as "checkedAt"`;

const selectDetails = { name: 'business-find', text: `select ${columns} from business_details where user_id = $1` };

const upsertDetails = {
  name: 'business-save',
  text: `insert into business_details (user_id, company_name, gstin) values ($1, $2, $3)
         on conflict (user_id) do update set company_name = excluded.company_name, gstin = excluded.gstin, checked_at = now()
         returning ${columns}`,
};

const deleteDetails = { name: 'business-delete', text: `delete from business_details where user_id = $1` };

export const find = async (db: Queryable, userId: number): Promise<BusinessRow | null> =>
  (await db.query<BusinessRow>(selectDetails, [userId]))[0] ?? null;

export async function save(
  db: Queryable,
  userId: number,
  { companyName, gstin }: Omit<BusinessRow, 'checkedAt'>,
): Promise<BusinessRow> {
  return (await db.query<BusinessRow>(upsertDetails, [userId, companyName, gstin]))[0]!;
}

export async function remove(db: Queryable, userId: number): Promise<void> {
  await db.query(deleteDetails, [userId]);
}
