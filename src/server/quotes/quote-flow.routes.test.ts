import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { OfficeQuote } from '#contracts/office-quotes.ts';
import type { Order } from '#contracts/orders.ts';
import type { PriceQuote } from '#contracts/quotes.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatIndianTime } from '#domain/time.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { openBankAccount } from '#tests/support/builders/bank.ts';
import { everyPayment, stockOf } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const asked = {
  name: 'Meera K.',
  email: 'meera@example.edu',
  country: 'India',
  state: 'Maharashtra',
  city: 'Pune',
  zipCode: '411016',
  business: { companyName: 'Sample Institute', gstin: '27AAPFU0939F1ZV' },
};

const acceptance = { version: 1, paymentMethod: 'upi', streetAddress: '1 FC Road', city: 'Pune' };

interface Asked {
  readonly number: string;
  readonly token: string;
}

describeOnBothEngines('a quote from the question to the order', (database) => {
  async function setUp({ stock = 40 }: { stock?: number | null } = {}) {
    const app: FastifyInstance = buildTestApp(database(), { payments: everyPayment });
    const productId = await addProduct(database(), { stock });
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const buyer = new Browser(app);
    const { number, token } = (
      await buyer.call('POST /api/quotes', { ...asked, lines: [{ productId, quantity: 30 }] })
    ).json<Asked>();
    const [{ id } = { id: '' }] = await database().query<{ id: string }>('select id from quotes');
    const call = (what: string, body?: object, by = buyer, key: string = token) => {
      const [method, path = ''] = what.split(' ');
      return by.call(`${method} /api/quotes/${number}${path}`, body, { 'x-quote-token': key });
    };
    const office = (what: string, body?: object) => {
      const [method, path = ''] = what.split(' ');
      return clerk.call(`${method} /api/admin/quotes/${id}${path}`, body);
    };
    const read = async () => (await office('GET')).json<OfficeQuote>();
    const sheet = {
      lines: [{ productId, quantity: 30, price: '2500.00' }],
      discount: { label: 'Class set', percent: 5 },
      freight: '1450.00',
      shippingMethod: 'domestic-standard',
      deliveryDays: 8,
      validDays: 30,
      note: 'Thank you for asking.',
    };
    const price = async (changes: object = {}) =>
      office('PATCH', { ...sheet, version: (await read()).version, ...changes });
    const send = async () => office('POST /send', { version: (await read()).version });
    const view = async () => (await call('GET')).json<PriceQuote>();
    return { app, productId, clerk, buyer, number, token, id, call, office, read, price, send, view };
  }

  it('is on paper for staff as it was sent, until they change it', async () => {
    const { price, send, office } = await setUp();
    const paperOf = async () => String((await office('GET /pdf')).headers['content-disposition']);
    await price();
    expect(await paperOf()).toContain('taar-quote-Q-1001.pdf');
    await send();
    expect(await paperOf()).toContain('taar-quote-Q-1001-v1.pdf');
    await price({ freight: '1500.00' });
    expect(await paperOf()).toContain('taar-quote-Q-1001.pdf');
    await price();
    expect(await paperOf()).toContain('taar-quote-Q-1001-v1.pdf');
  });

  it('is found by staff under its number too, however it is typed', async () => {
    const { clerk, id, number } = await setUp();
    const find = async (address: string) => clerk.call(`GET /api/admin/quotes/${address}`);
    for (const address of [number, number.toLowerCase()])
      expect((await find(address)).json<OfficeQuote>(), address).toMatchObject({ id, number });
    expect((await find('Q-9999')).statusCode).toBe(404);
  });

  it('is priced, sent with a PDF, accepted and paid: at its own prices, with its units taken', async () => {
    const { price, send, view, call, buyer } = await setUp();
    await deliverMail(database());
    expect((await price()).json()).toMatchObject({ placeOfSupply: 'Maharashtra', supply: 'inter-state' });
    expect((await view()).offer).toBeNull();
    expect((await call('GET /pdf')).statusCode).toBe(409);
    expect((await send()).json()).toMatchObject({ state: 'open', sent: { version: 1, total: '72700.00' } });

    const [mail] = await deliverMail(database());
    expect([mail!.to.address, mail!.subject]).toEqual(['meera@example.edu', 'Your quote Q-1001: ₹72,700']);
    expect(mail!.attachments).toMatchObject([{ filename: 'taar-quote-Q-1001-v1.pdf' }]);
    expect(mail!.attachments![0]!.content.subarray(0, 5).toString()).toBe('%PDF-');
    const mailed = /#token=([\w-]{43})/.exec(mail!.text)![1]!;
    expect((await call('GET', undefined, new Browser(buyer.app), mailed)).statusCode).toBe(200);

    const quote = await view();
    // By hand: 75000 - 5% = 71250; 71250 × 18 / 118 = 10868.644, 1450 × 18 / 118 = 221.186.
    expect(quote).toMatchObject({
      state: 'open',
      offer: {
        subtotal: '75000.00',
        adjustments: [{ label: 'Class set', amount: '-3750.00', on: 'goods' }],
        freight: '1450.00',
        total: '72700.00',
        taxable: '61610.17',
        taxes: { cgst: '0.00', sgst: '0.00', igst: '11089.83' },
      },
    });
    expect(quote.paymentMethods.map(({ method }) => method)).toContain('upi');
    await openBankAccount(database());
    const transfer = (await view()).paymentMethods.find(({ method }) => method === 'bank-transfer');
    const lastDay = formatIndianTime(quote.offer!.validUntil, 'longDate');
    expect(transfer!.note).toContain(`keep your items until ${lastDay}, and`);
    expect((await call('GET /pdf')).headers['content-type']).toBe('application/pdf');
    expect(await stockOf(database(), 'test-fuzz')).toBe(40);

    const answer = await call('POST /accept', { ...acceptance, purchaseOrder: 'PO-7' });
    expect(answer.statusCode).toBe(201);
    const { order, token } = answer.json<{ order: { id: string; number: string }; token: string }>();
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    const made = (await buyer.call(`GET /api/orders/${order.id}`, undefined, { 'x-order-token': token })).json<Order>();
    expect(made).toMatchObject({
      number: order.number,
      status: 'pending',
      email: 'meera@example.edu',
      items: [{ quantity: 30, price: '2500.00' }],
      subtotal: '75000.00',
      adjustments: [{ label: 'Class set', amount: '-3750.00', on: 'goods' }],
      shippingAmount: '1450.00',
      totalAmount: '72700.00',
      taxIncluded: '11089.83',
      business: { companyName: 'Sample Institute', purchaseOrder: 'PO-7' },
      shippingAddress: { streetAddress: '1 FC Road', city: 'Pune', zipCode: '411016' },
      history: [{ status: 'pending', author: 'buyer' }],
    });
    const heldDays = (Date.parse(made.payUntil!) - Date.now()) / 86_400_000;
    expect(Math.round(heldDays)).toBe(30);
    expect(await view()).toMatchObject({ state: 'accepted', order, paymentMethods: [] });
    const subjects = (await deliverMail(database())).map(({ to }) => to.address).toSorted();
    expect(subjects).toEqual([shop.email.support, 'meera@example.edu'].toSorted());
  });

  it('is accepted once: whoever comes again is told which order it is, and nothing is ordered', async () => {
    const { price, send, call } = await setUp();
    await price();
    await send();
    const { order } = (await call('POST /accept', acceptance)).json<{ order: { number: string } }>();
    const again = await call('POST /accept', acceptance);
    expect([again.statusCode, again.body]).toEqual([
      409,
      `You’ve already accepted this quote. It’s order ${order.number}. Nothing was ordered twice.`,
    ]);
    expect((await call('POST /decline', { version: 1, reason: 'No.' })).statusCode).toBe(409);
    expect(await database().query('select 1 from orders')).toHaveLength(1);
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
  });

  it('is refused in an old version, before it was sent, and after its end; nothing changes then', async () => {
    const { price, send, call, view } = await setUp();
    expect((await call('POST /accept', acceptance)).statusCode).toBe(409);
    await price();
    await send();
    await price({ lines: [], freight: '0' });
    // What staff are pricing shows nowhere, and cannot be sent without a line.
    expect((await view()).offer!.total).toBe('72700.00');
    expect((await send()).body).toBe('Add at least one product first.');
    await price({ freight: '0', discount: null });
    expect((await send()).json()).toMatchObject({ sent: { version: 2, total: '75000.00' } });
    const old = await call('POST /accept', acceptance);
    expect([old.statusCode, old.body]).toEqual([
      409,
      'We sent you a newer version of this quote. Please look at it before you decide.',
    ]);
    expect(await database().query('select number from quote_versions order by number')).toHaveLength(2);
    await expect(database().query('update quote_versions set total_paise = 1')).rejects.toThrow('never changed');

    await database().query('alter table quote_versions disable trigger quote_versions_are_final');
    await database().query(`update quote_versions set sent_at = now() - interval '31 days', valid_until = now()`);
    await database().query('alter table quote_versions enable trigger quote_versions_are_final');
    expect(await view()).toMatchObject({ state: 'over', paymentMethods: [] });
    const late = await call('POST /accept', { ...acceptance, version: 2 });
    expect([late.statusCode, late.body]).toEqual([
      409,
      'This quote has ended, so its prices no longer hold. Ask for it again, and we’ll send you a new one.',
    ]);
    expect(await database().query('select 1 from orders')).toEqual([]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(40);
    expect((await send()).json()).toMatchObject({ state: 'open', sent: { version: 3 } });
  });

  it('that the stock no longer reaches for says how many are left, and stays open', async () => {
    const { price, send, call, view } = await setUp({ stock: 22 });
    await price();
    await send();
    const short = await call('POST /accept', acceptance);
    expect([short.statusCode, short.body]).toEqual([
      409,
      'Only 22 of your 30 × Test Fuzz are left. Nothing was ordered, and nothing was charged.',
    ]);
    expect(await view()).toMatchObject({ state: 'open', order: null });
    expect([await database().query('select 1 from orders'), await stockOf(database(), 'test-fuzz')]).toEqual([[], 22]);
    await database().query('update products set stock = 30');
    expect((await call('POST /accept', acceptance)).statusCode).toBe(201);
    expect(await stockOf(database(), 'test-fuzz')).toBe(0);
  });

  it.each<[string, object, string]>([
    ['street', { streetAddress: ' ' }, 'Enter the street address that it goes to.'],
    ['city', { city: '' }, 'City is required'],
    ['way to pay', { paymentMethod: 'barter' }, 'Please choose how you would like to pay.'],
    ['version', { version: 'one' }, 'version must be the one that was read.'],
  ])('is refused with a sentence for its %s', async (_, change, sentence) => {
    const { price, send, call } = await setUp();
    await price();
    await send();
    const answer = await call('POST /accept', { ...acceptance, ...change });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  it('that is too dear for cash is not paid in cash', async () => {
    const { price, send, call } = await setUp();
    await price();
    await send();
    const answer = await call('POST /accept', { ...acceptance, paymentMethod: 'cod', phone: '98450 12345' });
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'That way to pay isn’t available for this quote. Please choose another one.',
    ]);
  });

  it('is declined with a reason, and opened again by staff', async () => {
    const { price, send, call, office, read, view } = await setUp();
    await price();
    await send();
    expect((await call('POST /decline', { version: 1, reason: ' ' })).body).toBe(
      'Tell us in a few words why, so we can do better.',
    );
    expect((await call('POST /decline', { version: 1, reason: 'Budget moved.' })).json()).toMatchObject({
      state: 'declined',
      declineReason: 'Budget moved.',
    });
    expect((await call('POST /accept', acceptance)).statusCode).toBe(409);
    const mails = await deliverMail(database());
    expect(mails.find(({ subject }) => subject.includes('Declined'))!.text).toContain('Budget moved.');
    expect((await price()).statusCode).toBe(409);
    expect((await office('POST /reopen', { version: (await read()).version })).json()).toMatchObject({ state: 'open' });
    expect((await office('POST /reopen', { version: (await read()).version })).statusCode).toBe(409);
    expect(await view()).toMatchObject({ state: 'open', declineReason: null });
    expect((await call('POST /accept', acceptance)).statusCode).toBe(201);
  });

  it('has a thread of questions and answers, which are mailed both ways', async () => {
    const { call, office, read, view } = await setUp();
    await deliverMail(database());
    expect((await call('POST /messages', { body: '' })).body).toBe('Write your question first.');
    expect((await call('POST /messages', { body: 'Can we pay later?' })).statusCode).toBe(201);
    expect(await read()).toMatchObject({ hasQuestion: true });
    const [question] = await deliverMail(database());
    expect([question!.to.address, question!.replyTo!.address]).toEqual([shop.email.support, 'meera@example.edu']);
    for (let count = 1; count <= 11; count += 1) await office('POST /messages', { body: `Answer ${count}` });
    expect(await read()).toMatchObject({ hasQuestion: false });
    const answers = await deliverMail(database());
    expect([answers.length, answers[0]!.to.address]).toEqual([11, 'meera@example.edu']);
    expect((await view()).messages.map(({ author, body }) => `${author}: ${body}`)).toEqual([
      'buyer: Can we pay later?',
      ...Array.from({ length: 11 }, (_, index) => `staff: Answer ${index + 1}`),
    ]);
  });

  it('whose order was cancelled gives its units back and can be accepted again, once, while it holds', async () => {
    const { price, send, call, buyer, read, view, clerk } = await setUp();
    await price();
    await send();
    const accept = async () =>
      (await call('POST /accept', acceptance)).json<{ order: { id: string; number: string }; token: string }>();
    const first = await accept();
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    const cancel = ({ order, token }: Awaited<ReturnType<typeof accept>>) =>
      buyer.call(`POST /api/orders/${order.id}/cancel`, {}, { 'x-order-token': token });
    expect((await cancel(first)).statusCode).toBe(200);
    expect(await stockOf(database(), 'test-fuzz')).toBe(40);
    const numbers = async (list: string) =>
      (await clerk.call(`GET /api/admin/quotes?view=${list}`)).json<{ items: OfficeQuote[] }>().items.length;
    expect([await numbers('sent'), await numbers('accepted')]).toEqual([1, 0]);
    expect(await view()).toMatchObject({
      state: 'open',
      order: null,
      cancelledOrder: { number: first.order.number },
      acceptedAt: null,
    });
    expect((await view()).paymentMethods).not.toEqual([]);
    const second = await accept();
    expect(second.order.number).not.toBe(first.order.number);
    expect(await view()).toMatchObject({ state: 'accepted', order: second.order, cancelledOrder: null });
    expect((await call('POST /accept', acceptance)).statusCode).toBe(409);
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    expect([await numbers('sent'), await numbers('accepted')]).toEqual([0, 1]);

    // Staff price, send or close it again as if it had never been accepted.
    await cancel(second);
    expect((await price({ freight: '0' })).statusCode).toBe(200);
    expect((await send()).json()).toMatchObject({ state: 'open', sent: { version: 2 }, cancelledOrder: null });
    expect((await call('POST /accept', acceptance)).statusCode).toBe(409);
    expect((await call('POST /decline', { version: 2, reason: 'No.' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ state: 'declined', order: null });
  });

  it('whose order was cancelled after its end says that it has ended, and makes no order', async () => {
    const { price, send, call, buyer, view } = await setUp();
    await price();
    await send();
    const { order, token } = (await call('POST /accept', acceptance)).json<{ order: { id: string }; token: string }>();
    await database().query('alter table quote_versions disable trigger quote_versions_are_final');
    await database().query(`update quote_versions set sent_at = now() - interval '31 days', valid_until = now()`);
    await database().query('alter table quote_versions enable trigger quote_versions_are_final');
    expect(await view()).toMatchObject({ state: 'accepted' });
    await buyer.call(`POST /api/orders/${order.id}/cancel`, {}, { 'x-order-token': token });
    expect(await view()).toMatchObject({ state: 'over', paymentMethods: [] });
    expect((await call('POST /accept', acceptance)).body).toContain('This quote has ended');
    expect(await stockOf(database(), 'test-fuzz')).toBe(40);
  });

  it('is asked about after it became an order, and answered', async () => {
    const { price, send, call, office, read } = await setUp();
    await price();
    await send();
    await call('POST /accept', acceptance);
    expect((await call('POST /messages', { body: 'When does it leave?' })).statusCode).toBe(201);
    expect(await read()).toMatchObject({ hasQuestion: true, status: 'accepted' });
    expect((await office('POST /messages', { body: 'On Friday.' })).statusCode).toBe(201);
    expect(await read()).toMatchObject({ hasQuestion: false, status: 'accepted' });
    expect((await price()).statusCode).toBe(409);
  });

  it('is priced by one of us at a time: who saves or sends on an older version is told, 409', async () => {
    const { price, office, read } = await setUp();
    const { version } = await read();
    expect((await price({ version })).statusCode).toBe(200);
    expect((await price({ version, freight: '1' })).statusCode).toBe(409);
    expect((await office('POST /send', { version })).statusCode).toBe(409);
    expect(await read()).toMatchObject({ freight: '1450.00', sent: null });
    const audit = await database().query<{ action: string; thing: string }>('select thing, action from audit_entries');
    expect(audit).toEqual([{ thing: 'quote', action: 'priced' }]);
  });

  it.each<[string, object]>([
    [
      'a price that is none',
      { lines: [{ productId: '00000000-0000-4000-8000-000000000000', quantity: 1, price: '-1' }] },
    ],
    ['a price in words', { freight: 'free' }],
    ['a discount of nothing', { discount: { label: 'Off', percent: 0 } }],
    ['a discount both in percent and rupees', { discount: { label: 'Off', percent: 5, amount: '5' } }],
    ['a discount without a name', { discount: { label: ' ', percent: 5 } }],
    ['no day', { validDays: 0 }],
    ['too many days', { validDays: 181 }],
  ])('is not saved with %s', async (_, change) => {
    const { price, read } = await setUp();
    const before = await read();
    expect((await price(change)).statusCode).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('is not saved with a product that is unknown, and not sent unpriced', async () => {
    const { price, send } = await setUp();
    const stranger = { productId: '00000000-0000-4000-8000-000000000000', quantity: 1, price: '1.00' };
    expect((await price({ lines: [stranger] })).statusCode).toBe(404);
    expect((await send()).body).toBe('Say what the freight costs first; 0 if nothing.');
  });
});
