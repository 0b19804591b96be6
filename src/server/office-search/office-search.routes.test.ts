import { expect, it } from 'vitest';
import type { OfficeSearchResults } from '#contracts/office-search.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addOrder, puneAddress } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const named = (name: string) => ({ ...puneAddress, name });

describeOnPostgres('the palette of the office', (database) => {
  async function setUp(role: 'owner' | 'writer') {
    const app = buildTestApp(database());
    const staff = await addUser(app, database(), `staff-${role}`, role);
    return async (q: string): Promise<OfficeSearchResults> =>
      (await staff.call(`GET /api/admin/find?q=${encodeURIComponent(q)}`)).json<OfficeSearchResults>();
  }

  it('finds orders by number, name, last name, mail address and phone number, in any script', async () => {
    const find = await setUp('owner');
    await addOrder(database(), {
      number: 'PK-90210',
      email: 'Meera@example.com',
      phone: '+91 98765 43210',
      shipping_address: named('Meera Iyer'),
    });
    await addOrder(database(), { number: 'PK-90300', shipping_address: named('मीरा देवी') });
    await addOrder(database(), { number: 'PK-11', shipping_address: named('Asha %_ Rao') });
    const numbers = async (q: string) => (await find(q)).orders.map(({ number }) => number);
    for (const q of ['pk-902', '90210', 'meera', 'MEERA IY', 'iyer', 'meera@ex', '98765', '+91 98765 4321'])
      expect([q, await numbers(q)]).toEqual([q, ['PK-90210']]);
    expect(await numbers('मीरा')).toEqual(['PK-90300']);
    // Signs of patterns are only signs.
    expect([await numbers('%a'), await numbers('asha %_')]).toEqual([[], ['PK-11']]);
  });

  it('finds returns and claims by how their number begins, for whoever may see orders', async () => {
    const [find, findAsWriter] = [await setUp('owner'), await setUp('writer')];
    const id = await addOrder(database(), { number: 'PK-90210', shipping_address: named('Meera Iyer') });
    await database().query(
      `insert into returns (kind, number, order_id, reason)
       values ('claim', 'CL-1001', $1, 'missing'), ('return', 'RT-1001', $1, 'late')`,
      [id],
    );
    const claim = { number: 'CL-1001', orderNumber: 'PK-90210', name: 'Meera Iyer', status: 'asked' };
    for (const q of ['CL-1001', 'cl-10', 'cl 1001', 'cl']) expect([q, (await find(q)).returns]).toEqual([q, [claim]]);
    expect((await find('rt-1001')).returns).toHaveLength(1);
    expect([(await find('cl-2')).returns, (await findAsWriter('cl-1001')).returns]).toEqual([[], []]);
  });

  it('finds orders for a business by words of its name, its GSTIN and its purchase order, unless it was erased', async () => {
    const find = await setUp('owner');
    const business = { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV', purchaseOrder: 'EDU/2026-118' };
    await addOrder(database(), { number: 'PK-90210', business: JSON.stringify(business) });
    await addOrder(database(), { number: 'PK-90300' });
    const numbers = async (q: string) => (await find(q)).orders.map(({ number }) => number);
    for (const q of ['sample', 'AUDIO wo', '27aapfu', '27AAPFU0939F1ZV', 'edu/2026', '2026-118'])
      expect([q, await numbers(q)]).toEqual([q, ['PK-90210']]);
    await database().query(`update orders set forgotten_at = now(), status = 'cancelled' where business is not null`);
    expect([await numbers('sample'), await numbers('27aapfu')]).toEqual([[], []]);
  });

  it('finds products by name and slug, archived ones too, and customers, but not the staff', async () => {
    const find = await setUp('owner');
    await addProduct(database(), { slug: 'fuzz-face', name: 'Fuzz Face', price_paise: 299_900, stock: 4 });
    await addProduct(database(), { slug: 'fuzz-old', name: 'Fuzz Old', archived_at: new Date() });
    await addUser(buildTestApp(database()), database(), 'fuzzy');
    const { products, customers } = await find('fuzz');
    expect(products.map(({ slug, isArchived }) => [slug, isArchived])).toEqual([
      ['fuzz-face', false],
      ['fuzz-old', true],
    ]);
    expect(products[0]).toMatchObject({ price: '2999.00', stock: 4 });
    expect(customers.map(({ name }) => name)).toEqual(['fuzzy']);
    expect(customers[0]!.id, 'as the address of a customer names them').toMatch(/^u\d+$/);
    expect((await find('staff-owner')).customers).toEqual([]);
  });

  it('finds who bought as a guest by name, once for each mailbox, and accounts by their own', async () => {
    const find = await setUp('owner');
    const meera = { email: 'meera@example.com', shipping_address: named('Meera Iyer') };
    await addOrder(database(), { ...meera, created_at: '2026-01-01' });
    const last = await addOrder(database(), { ...meera, email: 'Meera@example.com', created_at: '2026-01-02' });
    await addOrder(database(), { ...meera, email: 'gone@example.com', forgotten_at: new Date(), status: 'delivered' });
    for (const q of ['meera', 'IYER', 'meera@'])
      expect([q, (await find(q)).customers]).toEqual([
        q,
        [{ id: last, name: 'Meera Iyer', email: 'Meera@example.com' }],
      ]);
    await addUser(buildTestApp(database()), database(), 'meera');
    expect((await find('meera')).customers.map(({ id }) => id)).toEqual([expect.stringMatching(/^u\d+$/)]);
  });

  it('finds conversations by name, address, ticket and subject, those that wait first', async () => {
    const find = await setUp('writer');
    await database().query(
      `insert into contact_messages (first_name, last_name, email, subject, message, done_at)
       values ('Asha', 'Rao', 'asha@example.com', 'A bent leg', 'M', null), ('Asha', '', 'a@example.com', 'Old', 'M', now())`,
    );
    const [asha] = await database().query<{ ticket: string }>(
      `select ticket from contact_messages where last_name = 'Rao'`,
    );
    for (const q of ['ASHA R', 'rao', 'asha@ex', 'a bent', asha!.ticket.toLowerCase()])
      expect([q, (await find(q)).messages.map(({ subject }) => subject)]).toEqual([q, ['A bent leg']]);
    expect((await find('asha')).messages).toMatchObject([
      { name: 'Asha Rao', isWaiting: true },
      { name: 'Asha', isWaiting: false },
    ]);
    expect((await find('%a')).messages).toEqual([]);
  });

  it('shows nobody what they have no right to', async () => {
    const find = await setUp('writer');
    await addOrder(database(), { number: 'PK-90210' });
    await addUser(buildTestApp(database()), database(), 'pk-fan');
    expect(await find('pk')).toEqual({ orders: [], returns: [], products: [], customers: [], messages: [] });
  });

  it('refuses a single letter', async () => {
    const staff = await addUser(buildTestApp(database()), database(), 'clerk', 'clerk');
    expect((await staff.call('GET /api/admin/find?q=a')).statusCode).toBe(400);
  });
});
