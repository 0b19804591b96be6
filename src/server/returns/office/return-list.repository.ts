import type { returnViews } from '#contracts/office-returns.ts';
import type { ReturnKind, ReturnStatus } from '#domain/returns/returns.ts';
import type { Queryable } from '../../db/database.ts';
import { waitsForUs } from '../return.repository.ts';

type ReturnView = (typeof returnViews)[number];

export interface ReturnSummaryRow {
  readonly id: string;
  readonly kind: ReturnKind;
  readonly number: string;
  readonly status: ReturnStatus;
  readonly reason: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly buyer: string;
  readonly what: string;
  readonly isAnswered: boolean;
  readonly photoCount: number;
  readonly createdAt: Date;
  /** To the microsecond, which a Date does not keep. */
  readonly exactlyAt: string;
  readonly isOpen: boolean;
}

const isOpen = `returns.status in ('asked', 'approved', 'received')`;

const whereOf: Readonly<Record<ReturnView | 'all', string>> = {
  all: 'true',
  open: isOpen,
  'to-answer': waitsForUs,
  'to-receive': `returns.status = 'approved'`,
  'to-refund': `returns.status = 'received'`,
  done: `returns.status in ('refunded', 'spare-sent', 'declined')`,
};

const from = `from returns join orders on orders.id = returns.order_id`;

const search = `($1::text is null or returns.kind = $1) and ($2::text is null or returns.number = upper($2)
  or orders.number = upper($2) or lower(orders.email) = lower($2) or lower(orders.shipping_address ->> 'name') like $3)`;

// Open ones first. Of those the oldest waits longest; of the others the newest is looked for.
const list = (view: ReturnView | 'all') => {
  const asc = view !== 'all' && view !== 'done';
  const after = asc
    ? `(returns.created_at, returns.id) > ($5, $6::uuid)`
    : `(${isOpen}, returns.created_at, returns.id) < ($4, $5, $6::uuid)`;
  return {
    name: `return-list-${view}`,
    text: `select returns.id, returns.kind, returns.number, returns.status, returns.reason, orders.id as "orderId",
             orders.number as "orderNumber", coalesce(orders.shipping_address ->> 'name', '') as buyer,
             not (${waitsForUs}) as "isAnswered",
             (select count(*)::integer from return_photos photo where photo.return_id = returns.id) as "photoCount",
             (select coalesce(string_agg(case when line.parts = '[]' then line.quantity || ' × ' || item.name
                else (select string_agg((part ->> 'quantity') || ' × ' || (part ->> 'name'), ', ')
                      from jsonb_array_elements(line.parts) part) || ' of ' || item.name end,
                ', ' order by item.name, item.id), '')
              from return_lines line join order_items item on item.id = line.order_item_id
              where line.return_id = returns.id) as what,
             returns.created_at as "createdAt", returns.created_at::text as "exactlyAt", ${isOpen} as "isOpen"
           ${from}
           where ${whereOf[view]} and ${search} and ($4::boolean is null or $5::timestamptz is null or ${after})
           order by ${asc ? 'returns.created_at, returns.id' : `${isOpen} desc, returns.created_at desc, returns.id desc`}
           limit $7`,
  };
};

const count = (view: ReturnView | 'all') => ({
  name: `return-count-${view}`,
  text: `select count(*)::integer as "count" ${from} where ${whereOf[view]} and ${search}`,
});

const views = ['all', 'open', 'to-answer', 'to-receive', 'to-refund', 'done'] as const;
const byView = <T>(make: (view: ReturnView | 'all') => T) =>
  Object.fromEntries(views.map((view) => [view, make(view)])) as Record<ReturnView | 'all', T>;
const lists = byView(list);
const counts = byView(count);

const countStatuses = {
  name: 'return-count-statuses',
  text: `select status, count(*)::integer as "count",
           count(*) filter (where ${waitsForUs})::integer as "waiting"
         from returns group by status`,
};

export interface ReturnFilter {
  readonly view?: ReturnView | undefined;
  readonly kind?: ReturnKind | undefined;
  readonly search?: string | undefined;
}

/** Where a page begins: after this one. */
export type Place = readonly [isOpen: boolean, at: string, id: string];

function filterValues({ kind, search: words }: ReturnFilter): (string | null)[] {
  const begins = words ? `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  return [kind ?? null, words || null, begins];
}

export const page = (db: Queryable, filter: ReturnFilter, after: Place | null, limit: number) =>
  db.query<ReturnSummaryRow>(lists[filter.view ?? 'all'], [
    ...filterValues(filter),
    after?.[0] ?? null,
    after?.[1] ?? null,
    after?.[2] ?? null,
    limit,
  ]);

export async function total(db: Queryable, filter: ReturnFilter): Promise<number> {
  return (await db.query<{ count: number }>(counts[filter.view ?? 'all'], filterValues(filter)))[0]!.count;
}

/** How many there are of each status, and how many wait for an answer of ours. */
export async function statuses(
  db: Queryable,
): Promise<Partial<Record<ReturnStatus, number>> & { readonly waiting: number }> {
  const found = await db.query<{ status: ReturnStatus; count: number; waiting: number }>(countStatuses);
  return {
    ...Object.fromEntries(found.map(({ status, count: all }) => [status, all])),
    waiting: found.reduce((sum, row) => sum + row.waiting, 0),
  };
}
