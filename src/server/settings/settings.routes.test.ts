import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { OfficeSettings } from '#contracts/settings.ts';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { rupees } from '#domain/money/money.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import type { PublicSettings } from '#domain/settings/settings.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const feeOf = (quote: CheckoutQuote): string =>
  quote.shippingOptions.find(({ method }) => method === 'domestic-standard')!.fee;

describeOnPostgres('the settings', (database) => {
  async function signInStaff(app: FastifyInstance, name = 'keeper') {
    const owner = await addUser(app, database(), name, 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const read = async () => (await owner.call('GET /api/admin/settings')).json<OfficeSettings>();
    const change = (values: object, version: number) => owner.call('PATCH /api/admin/settings', { version, values });
    return { owner, read, change };
  }

  async function setUp() {
    const app = buildTestApp(database());
    return { app, ...(await signInStaff(app)) };
  }

  const shop = async (app: FastifyInstance) => (await app.inject('/api/shop')).json<PublicSettings>();
  const kept = async () => (await database().query<{ changed: object }>('select changed from settings'))[0]?.changed;

  it('are the defaults until somebody changes one, and only what differs is kept', async () => {
    const { app, read, change } = await setUp();
    expect(await read()).toEqual({ version: 0, values: defaultSettings, defaults: defaultSettings, changes: [] });
    const saved = await change({ standardFee: 45_000, expressFee: defaultSettings.expressFee }, 0);
    expect(saved.json()).toMatchObject({ version: 1, values: { ...defaultSettings, standardFee: 45_000 } });
    expect(await kept()).toEqual({ standardFee: 45_000 });
    expect((await shop(app)).standardFee).toBe(45_000);
    await change({ standardFee: defaultSettings.standardFee }, 1);
    expect([await kept(), (await shop(app)).standardFee]).toEqual([{}, defaultSettings.standardFee]);
  });

  it('say who changed each, and the audit keeps both values', async () => {
    const { owner, read, change } = await setUp();
    await change({ standardFee: 45_000 }, 0);
    await change({ cashCeiling: 1_000_000 }, 1);
    const { changes } = await read();
    expect(changes.map(({ key, staffName }) => [key, staffName])).toEqual([
      ['cashCeiling', 'keeper'],
      ['standardFee', 'keeper'],
    ]);
    const { items } = (await owner.call('GET /api/admin/history?thing=setting&thingId=standardFee')).json();
    expect(items).toMatchObject([
      { label: 'Standard, India', before: { standardFee: '₹799' }, after: { standardFee: '₹450' } },
    ]);
    expect(items).toHaveLength(1);
  });

  it('refuse what cannot be, in a sentence, and keep nothing of it', async () => {
    const { change } = await setUp();
    for (const [values, sentence] of [
      [{ expressFee: 100, standardFee: -1 }, 'Standard, India: Enter an amount from ₹0 to ₹10,000.'],
      [{ standardFee: '450' }, "The value of 'values.standardFee' is not valid."],
    ] as const) {
      const answer = await change(values, 0);
      expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    }
    expect(await kept()).toBeUndefined();
  });

  it('are for the owner alone, who gives the password again', async () => {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const asked = await owner.call('PATCH /api/admin/settings', { version: 0, values: {} });
    expect([asked.statusCode, asked.body]).toEqual([403, expect.stringContaining('password')]);
    for (const role of ['clerk', 'writer'] as const) {
      const person = await addUser(app, database(), role, role);
      expect((await person.call('GET /api/admin/settings')).statusCode).toBe(403);
    }
  });

  it('are saved by one of two who edit at once; the other is told, and nothing is lost', async () => {
    const { app, change } = await setUp();
    const other = await signInStaff(app, 'partner');
    const answers = await Promise.all([change({ standardFee: 45_000 }, 0), other.change({ expressFee: 99_900 }, 0)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { version, values } = await other.read();
    expect(version).toBe(1);
    expect([values.standardFee, values.expressFee].filter((fee) => fee === 45_000 || fee === 99_900)).toHaveLength(1);
    expect((await change({ standardFee: 1 }, 0)).statusCode).toBe(409);
    expect(await database().query(`select from audit_entries`)).toHaveLength(1);
  });

  it('that another version of the shop has left behind do not count', async () => {
    const { read } = await setUp();
    await database().query(
      `insert into settings (changed) values ('{"standardFee": -5, "gone": 1, "expressFee": 100}')`,
    );
    expect((await read()).values).toEqual({ ...defaultSettings, expressFee: 100 });
  });

  it('price the quote and the order; what was quoted before is refused, and what was ordered stays', async () => {
    const { app, change } = await setUp();
    await addProduct(database());
    const buyer = new Browser(app);
    await buyer.call('POST /api/cart', { productId: 'test-fuzz' });
    const quote = async () => (await buyer.call('GET /api/checkout?country=India&state=Goa')).json<CheckoutQuote>();
    const order = (key: string, expectedTotal: string) =>
      buyer.call('POST /api/orders', { ...newOrder, expectedTotal }, { 'idempotency-key': key });
    expect(feeOf(await quote())).toBe('799.00');
    await change({ standardFee: rupees(450) }, 0);
    const stale = await order('one', '3798.00');
    expect([stale.statusCode, stale.body]).toEqual([409, expect.stringContaining('price has changed')]);
    expect(feeOf(await quote())).toBe('450.00');
    const placed = await order('two', '3449.00');
    expect([placed.statusCode, placed.json().totalAmount]).toEqual([201, '3449.00']);
    await change({ standardFee: rupees(10) }, 1);
    const orders = await database().query('select shipping_paise, total_paise from orders');
    expect(orders).toEqual([{ shipping_paise: 45_000, total_paise: 344_900 }]);
  });

  it('stand in the mails that are sent after a change', async () => {
    const { app, change } = await setUp();
    await change({ legalName: 'Tar & Sons', saturdayHours: null, city: 'Mysuru' }, 0);
    const message = { firstName: 'Asha', email: 'asha@example.com', subject: 'S', message: 'M' };
    await new Browser(app).call('POST /api/contact', message);
    const receipt = (await deliverMail(database())).find(({ to }) => to.address === 'asha@example.com');
    expect(receipt?.text).toContain('Tar & Sons, 14, 3rd Cross, Double Road, Indiranagar, Mysuru 560038');
    expect(receipt?.text).toContain('Mon-Fri 9-5 PST, Sat closed, Sun closed');
    expect(receipt?.html).toContain('Tar &amp; Sons');
  });

  it('say up to what is paid in cash', async () => {
    const { app, change } = await setUp();
    await addProduct(database());
    const buyer = new Browser(app);
    await buyer.call('POST /api/cart', { productId: 'test-fuzz' });
    await change({ cashCeiling: rupees(2000) }, 0);
    const quote = (await buyer.call('GET /api/checkout?country=India')).json<CheckoutQuote>();
    expect(quote).toMatchObject({
      paymentMethods: [],
      cashObstacle: 'Cash on delivery is for goods worth up to ₹2,000.',
    });
    const refused = await buyer.call('POST /api/orders', newOrder, { 'idempotency-key': 'one' });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('up to ₹2,000')]);
  });
});
