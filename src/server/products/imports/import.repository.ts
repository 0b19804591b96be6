import type { Queryable } from '../../db/database.ts';
import type { Imported } from './csv-columns.ts';

/** What an import did to one product. */
export interface AppliedChange {
  readonly row: number;
  readonly productId: string;
  readonly name: string;
  readonly slug: string;
  readonly added: boolean;
  readonly before: Partial<Imported>;
  readonly after: Partial<Imported>;
}

export interface ImportRow {
  readonly id: string;
  readonly fileName: string;
  readonly format: { encoding: string; delimiter: string };
  readonly columns: string[];
  readonly rows: string[][];
  readonly changes: AppliedChange[] | null;
  readonly staffName: string;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
  readonly undoneAt: Date | null;
}

export type ImportListRow = Omit<ImportRow, 'format' | 'columns' | 'rows' | 'changes'> & { readonly products: number };

const times = `created_at as "createdAt", applied_at as "appliedAt", undone_at as "undoneAt"`;
const all = `id, file_name as "fileName", format, columns, rows, changes, staff_name as "staffName", ${times}`;

const insertOne = {
  name: 'import-insert',
  text: `insert into product_imports (file_name, format, columns, rows, user_id, staff_name)
         values ($1, $2::jsonb, $3::jsonb, $4::jsonb, $5, $6) returning ${all}`,
};

const findOne = { name: 'import-find', text: `select ${all} from product_imports where id = $1` };
const lockOne = { name: 'import-lock', text: `${findOne.text} for update` };

const listAll = {
  name: 'import-list',
  text: `select id, file_name as "fileName", staff_name as "staffName", ${times},
           coalesce(jsonb_array_length(changes), 0) as products
         from product_imports order by created_at desc, id limit 100`,
};

const setSheet = {
  name: 'import-set-sheet',
  text: `update product_imports set columns = $2::jsonb, rows = $3::jsonb where id = $1`,
};

const setApplied = {
  name: 'import-set-applied',
  text: `update product_imports set changes = $2::jsonb, applied_at = now() where id = $1`,
};

const setUndone = { name: 'import-set-undone', text: `update product_imports set undone_at = now() where id = $1` };

/** A draft lasts a day, what was imported as long as it can be undone. */
const deleteOld = {
  name: 'import-delete-old',
  text: `delete from product_imports
         where (applied_at is null and created_at < now() - interval '1 day') or applied_at < now() - interval '31 days'`,
};

interface NewImport {
  readonly fileName: string;
  readonly format: object;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly staff: { readonly userId: number; readonly name: string };
}

export async function insert(db: Queryable, { fileName, format, columns, rows, staff }: NewImport): Promise<ImportRow> {
  const values = [fileName, JSON.stringify(format), JSON.stringify(columns), JSON.stringify(rows)];
  return (await db.query<ImportRow>(insertOne, [...values, staff.userId, staff.name]))[0]!;
}

export const find = async (db: Queryable, id: string): Promise<ImportRow | null> =>
  (await db.query<ImportRow>(findOne, [id]))[0] ?? null;

/** Holds the import until the transaction ends. */
export const lock = async (tx: Queryable, id: string): Promise<ImportRow | null> =>
  (await tx.query<ImportRow>(lockOne, [id]))[0] ?? null;

export const list = (db: Queryable): Promise<ImportListRow[]> => db.query<ImportListRow>(listAll);

export async function saveSheet(
  tx: Queryable,
  { id, columns, rows }: Pick<ImportRow, 'id' | 'columns' | 'rows'>,
): Promise<void> {
  await tx.query(setSheet, [id, JSON.stringify(columns), JSON.stringify(rows)]);
}

export async function apply(tx: Queryable, id: string, changes: readonly AppliedChange[]): Promise<void> {
  await tx.query(setApplied, [id, JSON.stringify(changes)]);
}

export async function undo(tx: Queryable, id: string): Promise<void> {
  await tx.query(setUndone, [id]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOld);
}
