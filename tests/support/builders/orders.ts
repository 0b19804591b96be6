import { randomInt } from 'node:crypto';
import type { PlacedOrder } from '#contracts/orders.ts';
import type { Database } from '#server/db/database.ts';
import type { CheckoutLineRow, NewOrderRow } from '#server/orders/placing/place-order.repository.ts';
import { Browser } from './accounts.ts';
import { addProduct, buildTestApp } from '../processes/shop-app.ts';

export const puneAddress = {
  name: 'Asha Rao',
  streetAddress: '1 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  country: 'India',
};

/** An order that is fine in every way; what a test is about is changed. */
export const newOrder = {
  email: 'asha@example.com',
  phone: '+91 98450 54321',
  shippingAddress: puneAddress,
  shippingMethod: 'domestic-standard',
  paymentMethod: 'cod',
};

export const everyPayment = { gateway: 'test', upiVpa: 'taar@bank' } as const;

let keys = 0;

/** Open orders are counted by telephone number, so that each browser has one of its own. */
const newPhone = (): string => `+91 9${String(randomInt(1e9)).padStart(9, '0')}`;

const phones = new WeakMap<Browser, string>();

/** The buyer's phone number: it stays the same when the same browser sends an order again. */
function phoneOf(browser: Browser): string {
  const phone = phones.get(browser) ?? newPhone();
  phones.set(browser, phone);
  return phone;
}

/** Sends an order for what is in the cart of a browser, under a key of its own unless one is given. */
export const sendOrder = (browser: Browser, changes: object = {}, key: string = `key-${(keys += 1)}`) =>
  browser.call('POST /api/orders', { ...newOrder, phone: phoneOf(browser), ...changes }, { 'idempotency-key': key });

/** Puts products in the cart and orders them. */
export async function buy(
  browser: Browser,
  wanted: Readonly<Record<string, number>>,
  changes: object = {},
): Promise<PlacedOrder> {
  for (const [productId, quantity] of Object.entries(wanted)) {
    const added = await browser.call('POST /api/cart', { productId, quantity });
    if (added.statusCode !== 201) throw new Error(`Adding ${productId} failed: ${added.body}`);
  }
  const answer = await sendOrder(browser, changes);
  if (answer.statusCode !== 201) throw new Error(`Ordering failed: ${answer.body}`);
  return answer.json<PlacedOrder>();
}

/** A row in the books, without a cart and without items. */
export async function addOrder(db: Database, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const total = changes['total_paise'] ?? 349_900;
  const row = {
    email: 'asha@example.com',
    subtotal_paise: total,
    total_paise: total,
    shipping_address: JSON.stringify(puneAddress),
    arrives_from: '2026-11-20',
    arrives_to: '2026-11-27',
    ...changes,
  };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const [added] = await db.query<{ id: string }>(
    `insert into orders (${names.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return added!.id;
}

/** An order of a session as placing it writes it, without a job, a buyer key or a line. */
export const newOrderRow = (sessionId: string): NewOrderRow => ({
  id: crypto.randomUUID(),
  sessionId,
  buyerKeys: [],
  key: crypto.randomUUID(),
  requestHash: Buffer.alloc(32),
  userId: null,
  linkHash: null,
  email: 'asha@example.com',
  phone: null,
  notes: null,
  subtotalPaise: 0,
  adjustments: [],
  adjustedPaise: 0,
  shippingPaise: 0,
  totalPaise: 0,
  shippingMethod: 'domestic-standard',
  arrivesFrom: '2026-11-20',
  arrivesTo: '2026-11-27',
  shippingAddress: puneAddress,
  billingAddress: null,
  business: null,
  supplyState: null,
  paymentMethod: 'cod',
  testPayment: false,
  holdMinutes: 30,
  jobs: [],
  lines: [],
  countedLines: 0,
});

/** The lines of a cart, each at the price of its product. */
export const toSoldLines = (lines: readonly CheckoutLineRow[]): NewOrderRow['lines'] =>
  lines.map(({ id, pricePaise }) => ({ id, pricePaise, adjustedPaise: 0 }));

/** How many of a product are in stock. */
export async function stockOf(db: Database, slug: string): Promise<number | null> {
  const [row] = await db.query<{ stock: number | null }>('select stock from products where slug = $1', [slug]);
  return row!.stock;
}

/** A guest with two of the test fuzz in the cart of a shop that takes every way to pay. */
export async function guestWithFuzz(db: Database, changes: Parameters<typeof addProduct>[1] = {}): Promise<Browser> {
  await addProduct(db, changes);
  const browser = new Browser(buildTestApp(db, { payments: everyPayment }));
  await browser.call('POST /api/cart', { productId: 'test-fuzz', quantity: 2 });
  return browser;
}
