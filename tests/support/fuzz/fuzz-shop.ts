import type { FastifyInstance } from 'fastify';
import { catalogue } from '#catalogue/catalogue.ts';
import { rights } from '#domain/accounts/staff.ts';
import { apiTokenPrefix } from '#domain/api-tokens/api-tokens.ts';
import { webhookEventNames } from '#domain/webhooks/webhooks.ts';
import { seedEmptyShop } from '#server/catalogue/seed.ts';
import type { Database } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/sessions/token.ts';
import { addUser, type Browser, ownPassword } from '../builders/accounts.ts';
import { addBuyers } from '../builders/buyers.ts';
import { newOrder, puneAddress } from '../builders/orders.ts';
import { addUnpaidOrder, startPayment } from '../builders/payments.ts';
import type { FuzzCaller } from './fuzz-request.ts';
import type { KnownValues } from './schema-values.ts';

/** Enough of the shelf that every kind of product is there. */
const products = catalogue.filter((_, index) => index % 9 === 0);
const slugs = products.map(({ slug }) => slug);
const kit = products.find(({ category }) => category === 'kit')!.slug;

const callerNames = ['anonymous', 'guest', 'user', 'program', 'admin'] as const;

/** An account with everything that can be one's own. */
async function addPerson(app: FastifyInstance, db: Database, name: string, role?: 'admin'): Promise<Browser> {
  const browser = await addUser(app, db, name, role);
  await browser.call('POST /api/addresses', { ...puneAddress, country: 'IN' });
  for (const productId of slugs.slice(0, 4)) await browser.call('POST /api/cart', { productId });
  const [line] = (await browser.call('GET /api/cart')).json<{ id: string }[]>();
  await browser.call(`POST /api/cart/${line!.id}/save`);
  await browser.call('POST /api/classes', { kit, name: 'Class 9B' });
  return browser;
}

/** Somebody in each class; the secrets of their places. */
async function joinClasses(db: Database, app: FastifyInstance): Promise<string[]> {
  const places = [];
  for (const { code } of await db.query<{ code: string }>('select code from classes')) {
    const joined = await app.inject({ method: 'POST', url: `/api/class-codes/${code}/places`, payload: { name: 'A' } });
    places.push(joined.json<{ place: string }>().place);
  }
  return places;
}

/** An order of a user with an item of it, waiting for its payment at the gateway. */
async function addOrderOf(db: Database, username: string | null) {
  const [user] = await db.query<{ id: number }>('select id from users where username = $1', [username]);
  const order = await addUnpaidOrder(db, { user_id: user?.id ?? null });
  await db.query(
    `insert into order_items (order_id, product_id, name, quantity, price_paise)
     select $1, id, name, 1, 349900 from products order by slug limit 1`,
    [order.id],
  );
  return order;
}

/** A program that may do whatever a program may. */
async function addToken(db: Database): Promise<string> {
  const token = apiTokenPrefix + newToken();
  await db.query(
    `insert into api_tokens (user_id, name, token_hash, ending, rights, expires_at)
     select id, 'Fuzz', $1, 'abcd', $2, now() + interval '1 day' from users where username = 'keeper'`,
    [hashToken(token), rights],
  );
  return token;
}

async function idsOf(db: Database): Promise<FuzzCaller['ids']> {
  const list = async (sql: string) => (await db.query<{ id: string }>(sql)).map(({ id }) => id);
  const ofProducts = [...slugs, ...(await list('select id::text from products order by slug limit 10'))];
  const ofOrders = await list(`select id::text from orders union all select number from orders`);
  return {
    '/api/products': ofProducts,
    '/api/wish-list': ofProducts,
    '/api/admin/products': ofProducts,
    '/api/orders': ofOrders,
    '/api/admin/orders': ofOrders,
    '/api/cart': await list('select id::text from cart_items'),
    '/api/cart/saved': await list('select id::text from saved_items'),
    '/api/addresses': await list('select id::text from addresses'),
    '/api/user/sessions': await list('select id::text from sessions'),
    '/api/classes': [
      ...(await list('select id::text from classes')),
      ...(await list('select id::text from class_pupils')),
    ],
    '/api/class-codes': (await db.query<{ code: string }>('select code from classes')).map(({ code }) => code),
    '/api/admin/webhooks': await list('select id::text from webhook_endpoints'),
    '/api/admin/webhook-deliveries': await list('select id::text from webhook_deliveries'),
    '/api/admin/failed-jobs': await list('select id::text from jobs where failed_at is not null'),
  };
}

const webhook = (gatewayOrderId: string, status: string) => ({
  entity: 'event',
  event: `payment.${status}`,
  contains: ['payment'],
  payload: {
    payment: {
      entity: {
        id: `pay_${gatewayOrderId.slice(6)}`,
        entity: 'payment',
        amount: 349_900,
        currency: 'INR',
        status,
        order_id: gatewayOrderId,
        method: 'upi',
        captured: status === 'captured',
        error_code: null,
        error_description: null,
        created_at: 1_790_000_000,
      },
    },
  },
});

function knownValues(token: string, gatewayOrderIds: readonly string[], places: readonly string[]): KnownValues {
  return {
    kit: [kit],
    place: places,
    failed: [null, { check: 'short', point: 'VCC', value: 4 }],
    email: ['asha@example.com', 'user@example.com', 'other@example.com'],
    username: ['user', 'other', 'keeper', 'someone-new'],
    password: ['a guess of it', ownPassword],
    currentPassword: ['a guess of it', 'a guess of it', ownPassword],
    newPassword: ['another solder joint'],
    token: [token, 'x'.repeat(43)],
    productId: slugs,
    quantity: [1, 2, 99],
    country: ['IN', 'US', 'India'],
    state: ['Maharashtra', 'Karnataka'],
    zipCode: ['411001', '560001'],
    shippingAddress: [puneAddress, { ...puneAddress, country: 'IN' }],
    billingAddress: [null, puneAddress],
    phone: ['+91 98765 43210', '98765 43211', null],
    origin: ['India', 'Taiwan'],
    counted: [4, 20],
    change: [1, -1],
    imageUrl: [products[0]!.imageUrl],
    paymentMethod: [newOrder.paymentMethod, 'razorpay', 'upi'],
    shippingMethod: [newOrder.shippingMethod],
    expectedTotal: ['3499.00'],
    url: ['https://books.example/hook', 'https://10.0.0.1/', 'http://localhost/'],
    since: ['2026-01-01T00:00:00Z'],
    price: ['1.00', '99999999.99', '3499'],
    'idempotency-key': ['one', 'two', 'three'],
    q: ['fuzz', '4k7', 'mn3007', 'tl072', 'tube screamer'],
    search: ['fuzz', 'resistor 4k7', 'under 500', 'PK-10'],
    limit: ['0', '1', '20', '500'],
    offset: ['0', '20', '999999999'],
    minPrice: ['0', '100'],
    maxPrice: ['500', '99999999'],
    razorpay_order_id: gatewayOrderIds,
    '/api/payments/razorpay/webhook': gatewayOrderIds.flatMap((id) =>
      ['captured', 'failed', 'authorized'].map((status) => webhook(id, status)),
    ),
  };
}

/** Fills an empty shop, and answers with those who will call it: what is one's own is foreign to the others. */
export async function fillFuzzShop(
  app: FastifyInstance,
  db: Database,
): Promise<Readonly<Record<(typeof callerNames)[number], FuzzCaller>>> {
  await seedEmptyShop(db, products);
  const user = await addPerson(app, db, 'user');
  await addPerson(app, db, 'other');
  const admin = await addPerson(app, db, 'keeper', 'admin');
  const [guest] = await addBuyers(db, [{ [slugs[0]!]: 2, [slugs[1]!]: 1 }]);
  await db.query(`insert into jobs (kind, failed_at) values ('mail/welcome', now()), ('mail/welcome', now())`);
  // From here on every order is an event.
  await db.query(`insert into webhook_endpoints (url, events) values ('https://books.example/hook', $1)`, [
    webhookEventNames,
  ]);
  const orders = [];
  for (const name of [null, null, 'user', 'user', 'other']) orders.push(await addOrderOf(db, name));
  const gatewayOrderIds: string[] = [];
  for (const order of orders.slice(0, 3))
    gatewayOrderIds.push((await startPayment(app, order)).json<{ gatewayOrderId: string }>().gatewayOrderId);
  const places = await joinClasses(db, app);
  const token = await addToken(db);
  const ids = await idsOf(db);
  const known = knownValues(orders[0]!.token, gatewayOrderIds, places);
  const strangers = { ...known, token: ['x'.repeat(43)] };
  return {
    anonymous: { cookie: null, known: strangers, ids },
    guest: { cookie: guest!.cookie, known, ids },
    user: { cookie: user.cookie, known: strangers, ids },
    program: { cookie: null, token, known: strangers, ids },
    admin: { cookie: admin.cookie, known: strangers, ids },
  };
}
