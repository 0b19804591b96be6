import type { CandidateOrder } from './match-transfers.ts';
import type { Queryable } from '../../db/database.ts';

export interface CandidateRow extends CandidateOrder {
  readonly name: string;
  readonly company: string | null;
}

const columns = `id, number, status, payment_method as "paymentMethod", payment_status as "paymentStatus",
  total_paise as "totalPaise", created_at as "createdAt", sent_reference as "sentReference",
  coalesce(shipping_address ->> 'name', '') as name, business ->> 'companyName' as company`;

const findCandidates = {
  name: 'bank-candidates',
  text: `select ${columns} from orders
         where status = 'pending' and payment_status = 'due' and payment_method in ('upi', 'bank-transfer')
         union
         select ${columns} from orders where number = any($1::text[])
         order by number`,
};

const findOrder = { name: 'bank-order', text: `select ${columns} from orders where id = $1` };

const findTaken = {
  name: 'bank-rows-taken',
  text: `select bank_rows.hash, orders.number from bank_rows join orders on orders.id = order_id
         where bank_rows.hash = any($1::bytea[])`,
};

/** Whoever comes second waits until the first is done, and then finds the row taken or free. */
const takeRow = {
  name: 'bank-row-take',
  text: `insert into bank_rows (hash, order_id, booked_on, amount_paise, user_id) values ($1, $2, $3, $4, $5)
         on conflict (hash) do nothing returning order_id as "orderId"`,
};

/** Orders that wait for a transfer, and those of these numbers whatever they wait for. */
export const candidates = (db: Queryable, numbers: readonly string[]): Promise<CandidateRow[]> =>
  db.query<CandidateRow>(findCandidates, [numbers]);

export async function find(db: Queryable, orderId: string): Promise<CandidateRow | null> {
  return (await db.query<CandidateRow>(findOrder, [orderId]))[0] ?? null;
}

export const taken = (db: Queryable, hashes: readonly Buffer[]): Promise<{ hash: Buffer; number: string }[]> =>
  db.query<{ hash: Buffer; number: string }>(findTaken, [hashes]);

interface TakenRow {
  readonly hash: Buffer;
  readonly orderId: string;
  readonly bookedOn: string;
  readonly amountPaise: number;
  readonly userId: number;
}

/** False: the row has confirmed an order before. */
export async function take(tx: Queryable, row: TakenRow): Promise<boolean> {
  const { hash, orderId, bookedOn, amountPaise, userId } = row;
  const values = [hash, orderId, bookedOn, amountPaise, userId];
  return (await tx.query<{ orderId: string }>(takeRow, values)).length > 0;
}
