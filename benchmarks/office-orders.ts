/**
 * How quickly the office finds orders among 100,000, on PostgreSQL: `npm run bench -- office-orders`. Each filter is asked
 * for as the app does it: a page and the count, through the API, one after the other.
 */
import type { Database } from '#server/db/database.ts';
import { fillBooks } from './office-books.ts';
import { benchOffice } from './office-calls.ts';

const orders = Number(process.env['ORDERS'] ?? 100_000);

const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

function filters(slugs: { rare: string; common: string }, cursor: string): Readonly<Record<string, string>> {
  return {
    everything: '',
    'a page far down': `cursor=${cursor}`,
    'a number': 'search=PK-51234',
    'the beginning of a number': 'search=9',
    'a name': 'search=meera family42',
    'a first name of many': 'search=asha',
    'a mail address': 'search=buyer1234@yahoo.in',
    'a domain of many': 'search=gmail',
    'a phone': 'search=98450 12345',
    nobody: 'search=zzzz',
    'to confirm': 'view=to-confirm',
    'to refund': 'view=to-refund',
    delivered: 'status=delivered',
    cancelled: 'status=cancelled',
    'void payments': 'payment=void',
    'by UPI': 'method=upi',
    'picked up': 'shipping=pickup',
    'a week, long ago': `from=${day(907)}&to=${day(900)}`,
    'a product of many': `product=${slugs.common}`,
    'a product of few': `product=${slugs.rare}`,
    'what never is': 'status=delivered&payment=refund-due',
    'a name, cancelled, by UPI': 'search=asha&status=cancelled&method=upi',
    'many things at once': `search=priya&status=delivered&method=cod&product=${slugs.common}&from=${day(800)}&to=${day(100)}`,
  };
}

async function slugsOf(db: Database): Promise<{ rare: string; common: string }> {
  const rows = await db.query<{ slug: string }>(
    `select slug from products join order_items on product_id = products.id group by slug order by count(*), slug`,
  );
  return { rare: rows[0]!.slug, common: rows.at(-1)!.slug };
}

async function cursorFarDown(db: Database): Promise<string> {
  const [row] = await db.query<{ place: string; id: string }>(
    `select created_at::text as place, id from orders order by created_at offset 5000 limit 1`,
  );
  return Buffer.from(JSON.stringify([row!.place, row!.id])).toString('base64url');
}

await benchOffice({
  size: `${orders} orders`,
  found: 'found',
  fill: (url) => fillBooks(url, orders),
  paths: async (db) => {
    const asked = Object.entries(filters(await slugsOf(db), await cursorFarDown(db)));
    const path = (query: string): string => `/api/admin/orders?${encodeURI(query).replaceAll('+', '%2B')}`;
    return {
      ...Object.fromEntries(asked.map(([name, query]) => [name, path(query)])),
      'the tabs': '/api/admin/orders/views',
    };
  },
  foundIn: (answer) => String(answer.headers['x-total-count'] ?? ''),
});
