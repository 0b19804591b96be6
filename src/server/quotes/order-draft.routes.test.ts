import { expect, it } from 'vitest';
import type { OfficeQuote } from '#contracts/office-quotes.ts';
import type { Order } from '#contracts/orders.ts';
import { addUser, deliverMail } from '#tests/support/builders/accounts.ts';
import { everyPayment, puneAddress, stockOf } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnBothEngines('an order that staff enter', (database) => {
  async function setUp() {
    const app = buildTestApp(database(), { payments: everyPayment });
    const productId = await addProduct(database(), { stock: 10 });
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const draft = (await clerk.call('POST /api/admin/quotes')).json<OfficeQuote>();
    const at = `/api/admin/quotes/${draft.id}`;
    const sheet = {
      lines: [{ productId, quantity: 2, price: '1000.00' }],
      discount: null,
      freight: '0',
      shippingMethod: 'pickup',
      deliveryDays: 0,
      validDays: 30,
      note: null,
    };
    const save = async (changes: object = {}) => {
      const { version } = (await clerk.call(`GET ${at}`)).json<OfficeQuote>();
      return clerk.call(`PATCH ${at}`, { ...sheet, version, ...changes });
    };
    const order = async (payment: string) => {
      const { version } = (await clerk.call(`GET ${at}`)).json<OfficeQuote>();
      return clerk.call(`POST ${at}/order`, { version, payment });
    };
    const read = async (id: string) => (await clerk.call(`GET /api/admin/orders/${id}`)).json<Order>();
    return { clerk, at, draft, save, order, read };
  }

  const buyer = { address: puneAddress, email: 'asha@example.com', phone: '98450 12345', business: null };

  it('is sold at the counter: paid, handed over and invoiced at once, and nobody gets a mail', async () => {
    const { draft, save, order, read } = await setUp();
    expect(draft).toMatchObject({
      kind: 'draft',
      lines: [],
      email: null,
      address: { name: 'Counter sale' },
      freight: '0.00',
    });
    expect((await order('counter')).body).toBe('Add at least one product first.');
    expect((await save()).statusCode).toBe(200);
    const made = (await order('counter')).json<OfficeQuote>();
    expect(await read(made.order!.id)).toMatchObject({
      status: 'delivered',
      totalAmount: '2000.00',
      shippingMethod: 'pickup',
      shippingName: 'Pickup at our shop',
      supply: 'intra-state',
      payment: { method: 'cod', status: 'paid' },
      invoiceNumber: expect.stringContaining('/'),
      history: [
        { author: 'admin' },
        { author: 'admin' },
        { author: 'admin' },
        { author: 'admin' },
        { author: 'admin' },
      ],
    });
    expect(await stockOf(database(), 'test-fuzz')).toBe(8);
    const mails = await deliverMail(database());
    expect(mails.filter(({ subject }) => !subject.startsWith('New order'))).toEqual([]);
    expect((await order('counter')).statusCode).toBe(409);
    expect((await save()).statusCode).toBe(409);
    expect(await database().query('select from orders')).toHaveLength(1);
  });

  it('is paid by a link that is mailed, and can be changed until then', async () => {
    const { save, order, read } = await setUp();
    await save();
    expect((await order('upi')).body).toBe('Add an email address first: the link to pay goes there.');
    await save({ buyer, shippingMethod: 'domestic-standard', freight: '99.50' });
    const made = (await order('upi')).json<OfficeQuote>();
    expect(await read(made.order!.id)).toMatchObject({
      status: 'pending',
      totalAmount: '2099.50',
      shippingAddress: puneAddress,
      payment: { method: 'upi', status: 'due' },
    });
    const mail = (await deliverMail(database())).find(({ to }) => to.address === 'asha@example.com');
    expect(mail!.text).toMatch(/\/orders\/[\w-]+#token=[\w-]{43}/);
  });

  it('needs an address for a parcel and a way to pay that there is; somebody who was faster is not overwritten', async () => {
    const { clerk, at, save, order } = await setUp();
    await save({
      buyer: { ...buyer, address: { ...puneAddress, streetAddress: '' } },
      shippingMethod: 'domestic-standard',
    });
    expect((await order('upi')).body).toBe('Add the street and the city first, or let it be picked up.');
    expect((await order('barter')).statusCode).toBe(400);
    expect((await order('counter')).body).toBe(
      'What is handed over doesn’t travel. Choose pickup first, or another way to pay.',
    );
    expect((await clerk.call(`POST ${at}/order`, { version: 1, payment: 'counter' })).statusCode).toBe(409);
    expect((await clerk.call(`POST ${at}/send`, { version: 2 })).body).toBe('A draft becomes an order; it isn’t sent.');
    expect([await database().query('select from orders'), await stockOf(database(), 'test-fuzz')]).toEqual([[], 10]);
  });

  it('waits for a transfer with its units set aside, until staff have seen it arrive', async () => {
    const { clerk, save, order, read } = await setUp();
    await save({ buyer });
    const made = (await order('upi')).json<OfficeQuote>();
    expect(await stockOf(database(), 'test-fuzz')).toBe(8);
    const { id } = made.order!;
    expect((await clerk.call(`POST /api/admin/orders/${id}/paid`, {})).statusCode).toBe(200);
    expect((await read(id)).payment).toMatchObject({ method: 'upi', status: 'paid' });
  });

  it('is thrown away and taken up again; it is never among what buyers ask', async () => {
    const { clerk, at, draft, save, order } = await setUp();
    const numbers = async (view: string) =>
      (await clerk.call(`GET /api/admin/quotes?view=${view}`))
        .json<{ items: OfficeQuote[] }>()
        .items.map(({ number }) => number);
    expect([await numbers('drafts'), await numbers('to-price')]).toEqual([[draft.number], []]);
    await save();
    expect((await clerk.call(`POST ${at}/decline`, { version: 2 })).json()).toMatchObject({ state: 'declined' });
    expect([await numbers('drafts'), await numbers('over')]).toEqual([[], [draft.number]]);
    expect((await order('counter')).body).toBe('This draft was thrown away. Open it again first.');
    expect(await database().query('select from orders')).toEqual([]);
    expect((await clerk.call(`POST ${at}/reopen`, { version: 3 })).json()).toMatchObject({ state: 'asked' });
    expect((await order('counter')).statusCode).toBe(200);
  });
});
