import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import type { Database } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/sessions/token.ts';
import { addUser, Browser } from '../builders/accounts.ts';
import { addOrder } from '../builders/orders.ts';
import { addSentQuote } from '../builders/quotes.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { addProduct, buildTestApp } from '../processes/shop-app.ts';
import { anyFacts } from './help.rows.ts';
import type { OtherUsersData } from './rows.ts';

const onePixel = { create: { width: 1, height: 1, channels: 3, background: '#a02010' } } as const;

export const anyAddress = { name: 'N', streetAddress: 'S', city: 'C', state: 'S', zipCode: '97205', country: 'US' };

/** One shop serves every call of the matrix, since starting it takes longer than all calls; its state is in the database. */
export const buildAccessApp = (db: Database) => buildTestApp(db, { payments: { gateway: 'test', upiVpa: null } });

/** A credit note by hand: the money of these orders has not come, so that nothing of it can go back. */
async function addCreditNote(db: Database, orderId: string, serial: number): Promise<string> {
  const [note] = await db.query<{ id: string }>(
    `with series as (
       insert into invoice_series (financial_year, last_serial) values ('2627', $2)
       on conflict (financial_year) do update set last_serial = excluded.last_serial returning financial_year
     ), invoice as (
       insert into invoices (order_id, number, financial_year, serial)
       select $1, 'TR/2627/' || $2::integer, financial_year, $2 from series
     ), credits as (
       insert into credit_note_series (financial_year, last_serial) values ('2627', $2)
       on conflict (financial_year) do update set last_serial = excluded.last_serial returning financial_year
     ), refund as (
       insert into refunds (order_id, amount_paise, reason, staff_name) values ($1, 100, 'R', 'keeper') returning id
     )
     insert into credit_notes (refund_id, order_id, number, financial_year, serial, seller)
     select refund.id, $1, 'CN/2627/' || $2::integer, financial_year, $2, $3::jsonb from refund, credits returning id`,
    [orderId, serial, JSON.stringify(sellerOf(defaultSettings))],
  );
  return note!.id;
}

/** The shop as it was before each call: A, B and the admin, and what is B's. */
export async function setUpAccessShop({ db, empty }: TestDatabase, app: ReturnType<typeof buildAccessApp>) {
  await empty();
  const fuzzId = await addProduct(db);
  const browsers = {
    anonymous: new Browser(app),
    guest: new Browser(app),
    A: await addUser(app, db, 'user-a'),
    B: await addUser(app, db, 'user-b'),
    admin: await addUser(app, db, 'keeper', 'admin'),
  };
  await db.query(`update sessions set confirmed_at = now()`);
  // These have not given their password again.
  const staff = {
    clerk: await addUser(app, db, 'clerk', 'clerk'),
    writer: await addUser(app, db, 'writer', 'writer'),
    owner: await addUser(app, db, 'owner', 'owner'),
  };
  const saved = (await browsers.B.call('POST /api/addresses', anyAddress)).json<{ id: string }>();
  const put = async (productId: string) =>
    (await browsers.B.call('POST /api/cart', { productId })).json<{ id: string }>().id;
  await addProduct(db, { slug: 'saved-fuzz', name: 'Saved Fuzz' });
  const cartLineId = await put('test-fuzz');
  const savedLine = await browsers.B.call(`POST /api/cart/${await put('saved-fuzz')}/save`);
  const savedLineId = savedLine.json<{ id: string }>().id;
  const [user] = await db.query<{ id: number }>(`select id from users where username = 'user-b'`);
  const [session] = await db.query<{ id: string }>(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day') returning id`,
    [randomBytes(32), user!.id],
  );
  const [job] = await db.query<{ id: string }>(
    `insert into jobs (kind, failed_at) values ('mail/welcome', now()) returning id`,
  );
  const [message] = await db.query<{ id: string }>(
    `insert into contact_messages (first_name, last_name, email, subject, message)
     values ('B', '', 'user-b@example.com', 'S', 'M') returning id`,
  );
  const [contribution] = await db.query<{ id: string }>(
    `insert into contributions (kind, product_id, user_id, shown_name, words, stars, state)
     values ('review', $1, $2, 'B', 'Good.', 5, 'shown') returning id`,
    [fuzzId, user!.id],
  );
  const [reply] = await db.query<{ id: string }>(
    `insert into saved_replies (title, body) values ('Title', 'Body') returning id`,
  );
  const [issue] = await db.query<{ id: string }>(
    `insert into newsletter_issues (subject, body) values ('News', 'Text') returning id`,
  );
  const [build] = await db.query<{ id: string }>(
    `insert into builds (user_id, id, kit, state)
     values ($1, gen_random_uuid(), 'test-fuzz', '{"ticks":{},"readings":{},"notes":{},"sittings":{}}') returning id`,
    [user!.id],
  );
  const [shownBuild] = await db.query<{ id: string; code: string }>(
    `with shown as (
       insert into contributions (kind, product_id, user_id, shown_name, words, state)
       values ('build', $1, $2, 'B', '', 'shown') returning id, product_id, user_id, created_at
     ), report as (
       insert into build_reports (id, user_id, build_id, product_id, code, publish_key, minutes, sittings, first_pedal, facts,
         measurable, measured, inside, mods, published_at)
       select id, user_id, $3, product_id, 'test-fuzz-bcdf', gen_random_uuid(), 60, 1, false,
         '{"readings":[],"swaps":[]}', 0, 0, 0, 0, created_at from shown returning id, code
     ), photo as (
       insert into build_photos (report_id, side, small, large, width, height)
       select id, 'finished', $4, $4, 1, 1 from report returning id
     ) select photo.id, report.code from photo, report`,
    [fuzzId, user!.id, build!.id, await sharp(onePixel).webp().toBuffer()],
  );
  const [help] = await db.query<{ id: string }>(
    `with message as (
       insert into contact_messages (first_name, last_name, email, subject, message)
       values ('B', '', 'user-b@example.com', 'S', 'M') returning id
     ), help as (
       insert into help_requests (user_id, build_id, device_key, message_id, kit, facts)
       select $1, $2, gen_random_uuid(), message.id, 'test-fuzz', $3 from message returning id
     )
     insert into help_photos (request_id, side, bytes) select id, 'solder', '\\x00' from help returning request_id as id`,
    [user!.id, build!.id, JSON.stringify({ ...anyFacts, build: { name: '', placed: 0, checked: [], minutes: 0 } })],
  );
  const [room] = await db.query<{ id: string; code: string }>(
    `insert into classes (user_id, code, kit, name) values ($1, 'bcdfghjk', 'test-fuzz', 'Class 9B') returning id, code`,
    [user!.id],
  );
  const [pupil] = await db.query<{ id: string }>(
    `insert into class_pupils (class_id, bench, token_hash, name, told, hand_at)
     values ($1, 1, $2, 'Arjun', '{"placed":["R1"],"checked":[],"failed":null}', now()) returning id`,
    [room!.id, randomBytes(32)],
  );
  const orderId = await addOrder(db, { user_id: user!.id, payment_method: 'razorpay' });
  const guestOrderId = await addOrder(db, { payment_method: 'razorpay' });
  const items = await db.query<{ id: string; orderId: string }>(
    `insert into order_items (order_id, product_id, name, quantity, price_paise)
     select id, $1, 'Test Fuzz', 1, 299900 from orders returning id, order_id as "orderId"`,
    [fuzzId],
  );
  const itemOf = (ofOrder: string): string => items.find((item) => item.orderId === ofOrder)!.id;
  const [creditNoteId, guestCreditNoteId] = [
    await addCreditNote(db, orderId, 1),
    await addCreditNote(db, guestOrderId, 2),
  ];
  const [returned] = await db.query<{ id: string }>(
    `with made as (
       insert into returns (kind, number, order_id, reason) values ('return', 'RT-1', $1, 'mistake') returning id
     )
     insert into return_lines (return_id, order_item_id, quantity, condition)
     select made.id, item.id, 1, 'unopened' from made, order_items item where item.order_id = $1 returning return_id as id`,
    [orderId],
  );
  const [photo] = await db.query<{ id: string }>(
    `insert into return_photos (return_id, position, bytes) values ($1, 0, '\\x00') returning id`,
    [returned!.id],
  );
  const [webhook] = await db.query<{ id: string; deliveryId: string }>(
    `with endpoint as (
       insert into webhook_endpoints (url, events) values ('https://hooks.example/taar', '{order.paid}') returning id
     ), event as (
       insert into webhook_events (type, thing, data) values ('order.paid', 'order:1', '{}') returning id
     )
     insert into webhook_deliveries (endpoint_id, event_id, thing, state, ended_at)
     select endpoint.id, event.id, 'order:1', 'dead', now() from endpoint, event
     returning endpoint_id as id, id as "deliveryId"`,
  );
  const [apiToken] = await db.query<{ id: string }>(
    `insert into api_tokens (user_id, name, token_hash, ending, rights, expires_at)
     select id, 'Books', $1, 'abcd', '{orders}', now() + interval '1 day' from users where username = 'keeper'
     returning id`,
    [randomBytes(32)],
  );
  const guestToken = newToken();
  await db.query(`insert into order_links (token_hash, order_id) values ($1, $2)`, [
    hashToken(guestToken),
    guestOrderId,
  ]);
  const quote = await addSentQuote(db, { userId: user!.id, productId: fuzzId });
  const foreign = {
    productId: fuzzId,
    quoteId: quote.id,
    quoteNumber: quote.number,
    orderId,
    guestOrderId,
    itemId: itemOf(orderId),
    guestItemId: itemOf(guestOrderId),
    guestToken,
    creditNoteId,
    returnId: returned!.id,
    returnPhotoId: photo!.id,
    guestCreditNoteId,
    userId: user!.id,
    addressId: saved.id,
    sessionId: session!.id,
    buildId: build!.id,
    buildCode: shownBuild!.code,
    buildPhotoId: shownBuild!.id,
    helpId: help!.id,
    classId: room!.id,
    classCode: room!.code,
    pupilId: pupil!.id,
    failedJobId: job!.id,
    messageId: message!.id,
    contributionId: contribution!.id,
    savedReplyId: reply!.id,
    issueId: issue!.id,
    cartLineId,
    savedLineId,
    webhookId: webhook!.id,
    webhookDeliveryId: webhook!.deliveryId,
    tokenId: apiToken!.id,
  };
  return { browsers, staff, foreign };
}

/** Everything that belongs to B, to assert that no other account changed it. */
export const belongingsOfB = async (db: Database, b: OtherUsersData) => ({
  user: await db.query('select username, email, first_name, last_name, role, password_hash from users where id = $1', [
    b.userId,
  ]),
  addresses: await db.query('select * from addresses where user_id = $1 order by id', [b.userId]),
  builds: await db.query('select * from builds where user_id = $1 order by id', [b.userId]),
  reports: await db.query('select * from build_reports where user_id = $1 order by id', [b.userId]),
  photos: await db.query('select id, side from build_photos order by id'),
  classes: await db.query(
    'select id, code, kit, name, created_at, ended_at from classes where user_id = $1 order by id',
    [b.userId],
  ),
  pupils: await db.query('select * from class_pupils where id = $1', [b.pupilId]),
  kept: await db.query('select * from kept_states where user_id = $1 order by kind, id', [b.userId]),
  sessions: await db.query('select id from sessions where user_id = $1 order by id', [b.userId]),
  contributions: await db.query(
    'select kind, shown_name, words, stars, state, reason from contributions where user_id = $1 order by id',
    [b.userId],
  ),
  help: await db.query(
    'select help.*, done_at from help_requests help join contact_messages message on message.id = message_id where user_id = $1',
    [b.userId],
  ),
  quotes: await db.query('select * from quotes where user_id = $1 order by id', [b.userId]),
  orders: await db.query('select * from orders where user_id = $1 order by id', [b.userId]),
});
