import { expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit.ts';
import type { AdminOrderSummary } from '#contracts/office-orders.ts';
import type { Customer, CustomerExport, CustomerSummary } from '#contracts/customers.ts';
import { addUser, ownPassword } from '#tests/support/builders/accounts.ts';
import { addOrder, puneAddress } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { retentions } from '../compose/retention.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

interface CustomerPage {
  readonly items: CustomerSummary[];
  readonly next: string | null;
}

describeOnPostgres('customers in the office', (database) => {
  async function setUp() {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'owner', 'owner');
    await addUser(app, database(), 'asha');
    const [asha] = await database().query<{ id: number }>(
      `update users set first_name = 'Asha', last_name = 'Rao', email_confirmed_at = now()
       where username = 'asha' returning id`,
    );
    await addOrder(database(), { user_id: asha!.id, email: 'elsewhere@example.com', phone: '+91 98450 12345' });
    const shipping_address = JSON.stringify({ ...puneAddress, name: 'Gita' });
    const sold = { status: 'delivered', phone: '9000011111', notes: 'Ring' };
    await addOrder(database(), { email: 'Guest@example.com', shipping_address, ...sold });
    await addOrder(database(), { email: 'guest@example.com', shipping_address });
    await database().query(
      `insert into contact_messages (first_name, last_name, email, subject, message)
       values ('Gita', '', 'guest@example.com', 'S', 'M'), ('Asha', 'Rao', 'asha@example.com', 'S', 'M')`,
    );
    const list = async (query = '') => (await owner.call(`GET /api/admin/customers${query}`)).json<CustomerPage>();
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ email }) => email.toLowerCase());
    const guest = (await list('?search=guest')).items[0]!;
    return { owner, list, found, guest, ashaId: `u${asha!.id}` };
  }

  it('are accounts and guests, one for each mailbox, page by page, and found by how a word begins', async () => {
    const { list, found, guest } = await setUp();
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next}`);
    const all = [...first.items, ...second.items].map(({ email, orders }) => [email.toLowerCase(), orders]);
    expect(all).toEqual([
      ['asha@example.com', 1],
      ['guest@example.com', 2],
      ['owner@example.com', 0],
    ]);
    expect(second.next).toBeNull();
    for (const search of ['ASHA r', 'rao', 'asha@', 'elsewhere@', '98450', '+91 984']) {
      expect([search, await found(search)]).toEqual([search, ['asha@example.com']]);
    }
    expect([await found('%'), await found('_'), await found('9')]).toEqual([[], [], []]);
    expect(guest.hasAccount).toBe(false);
  });

  it('have their orders, messages and what they spent beside them', async () => {
    const { owner, list, guest, ashaId } = await setUp();
    await database().query(`update orders set payment_status = 'paid' where lower(email) = 'guest@example.com'`);
    const [paid] = await database().query<{ sum: number }>(
      `select sum(total_paise)::bigint as sum from orders where lower(email) = 'guest@example.com'`,
    );
    const one = (await owner.call(`GET /api/admin/customers/${guest.id}`)).json<Customer>();
    expect([one.lastOrders.length, one.messages.length, one.account]).toEqual([2, 1, null]);
    expect(Number(one.spent) * 100).toBe(paid!.sum);
    await owner.call('POST /api/admin/confirm-password', { password: ownPassword });
    const refund = { amount: '250.50', reason: 'A knob was missing.' };
    const sold = one.lastOrders.find(({ status }) => status === 'delivered')!;
    expect((await owner.call(`POST /api/admin/orders/${sold.id}/refunds`, refund)).statusCode).toBe(200);
    const after = (await owner.call(`GET /api/admin/customers/${guest.id}`)).json<Customer>();
    expect([Math.round(Number(after.spent) * 100), after.refunded]).toEqual([paid!.sum - 25_050, '250.50']);
    expect((await list('?search=guest')).items[0]).toMatchObject({ spent: after.spent, refunded: '250.50' });
    const asha = (await owner.call(`GET /api/admin/customers/${ashaId}`)).json<Customer>();
    expect([asha.name, asha.account?.username, asha.lastOrders.length]).toEqual(['Asha Rao', 'asha', 1]);
    // A message leads to whoever wrote it.
    const byMessage = await owner.call(`GET /api/admin/customers/${one.messages[0]!.id}`);
    expect(byMessage.json<Customer>().id).toBe(guest.id);
    for (const id of ['u999999', 'nobody', '00000000-0000-4000-8000-000000000000']) {
      expect((await owner.call(`GET /api/admin/customers/${id}`)).statusCode).toBe(404);
    }
  });

  it('have the business that the account names, or else that of their newest order for one', async () => {
    const { owner, guest, ashaId } = await setUp();
    const businessOf = async (id: string) =>
      (await owner.call(`GET /api/admin/customers/${id}`)).json<Customer>().business;
    expect([await businessOf(guest.id), await businessOf(ashaId)]).toEqual([null, null]);
    const works = { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV' };
    const school = { companyName: 'Own School', gstin: null };
    const bought = (business: object, changes: object) =>
      addOrder(database(), {
        business: JSON.stringify({ ...business, purchaseOrder: 'EDU/2026-118', receiver: null }),
        ...changes,
      });
    await bought(school, { email: 'guest@example.com', created_at: '2026-01-01' });
    await bought(works, { email: 'GUEST@example.com', created_at: '2026-01-02' });
    expect([await businessOf(guest.id), await businessOf(ashaId)]).toEqual([works, null]);
    await bought(works, { user_id: Number(ashaId.slice(1)), email: 'elsewhere@example.com' });
    expect(await businessOf(ashaId)).toEqual(works);
    await database().query(`insert into business_details (user_id, company_name) values ($1, 'Own School')`, [
      Number(ashaId.slice(1)),
    ]);
    expect([await businessOf(ashaId), await businessOf(guest.id)]).toEqual([school, works]);
    await database().query(`update orders set forgotten_at = now() where lower(email) = 'guest@example.com'`);
    expect(await businessOf(guest.id)).toBeNull();
  });

  it('get what we keep about them, but not what an account holds that never showed the mailbox is its own', async () => {
    const { owner, guest, ashaId } = await setUp();
    const ask = async (id: string) =>
      (await owner.call(`POST /api/admin/customers/${id}/export`)).json<CustomerExport>();
    expect((await ask(guest.id)).orders).toHaveLength(2);
    const own = await ask(ashaId);
    expect([own.user?.username, own.orders.length, own.messages.length]).toEqual(['asha', 1, 1]);
    await database().query(`update users set email_confirmed_at = null where username = 'asha'`);
    const unconfirmed = await ask(ashaId);
    expect([unconfirmed.user, unconfirmed.orders.length, unconfirmed.messages.length]).toEqual([null, 0, 1]);
  });

  it('are forgotten once the password was given again; the books and who did it stay, without them', async () => {
    const { owner, guest, ashaId, list } = await setUp();
    expect((await owner.call(`DELETE /api/admin/customers/${guest.id}`)).statusCode).toBe(403);
    await owner.call('POST /api/admin/confirm-password', { password: ownPassword });
    for (const id of [guest.id, ashaId]) {
      expect((await owner.call(`DELETE /api/admin/customers/${id}`)).statusCode).toBe(204);
    }
    const left = await database().query<{ phone: string | null; notes: string | null; status: string }>(
      `select phone, notes, status from orders order by created_at`,
    );
    expect(left).toHaveLength(3);
    expect(left.find(({ status }) => status === 'delivered')).toMatchObject({ phone: null, notes: null });
    expect(await database().query(`select from contact_messages`)).toEqual([]);
    expect((await list('?search=asha@')).items).toEqual([]);
    await database().query(`update orders set status = 'delivered', payment_status = 'paid'`);
    const reads = [
      'orders',
      'orders/export',
      'orders?search=guest',
      'orders?search=asha',
      'find?q=guest',
      'find?q=asha',
    ];
    for (const { id, number } of await database().query<{ id: string; number: string }>(
      'select id, number from orders',
    ))
      reads.push(`orders/${id}`, `orders?search=${number}`, `find?q=${number}`, 'customers');
    for (const path of reads) {
      const answer = await owner.call(`GET /api/admin/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(answer.body, path).not.toMatch(/guest@|asha|MG Road|411001|Pune|98450/i);
    }
    const { items: orders } = (await owner.call('GET /api/admin/orders')).json();
    expect(orders.map(({ name, email }: AdminOrderSummary) => [name, email])).toEqual(
      Array.from({ length: 3 }, () => ['Erased customer', '']),
    );
    expect((await owner.call('GET /api/admin/orders?search=guest')).json().items).toEqual([]);
    const { items } = (await owner.call('GET /api/admin/audit?thing=customer')).json<{ items: AuditEntry[] }>();
    expect(items.map(({ action }) => action)).toEqual(['erased', 'erased']);
    expect(JSON.stringify(items)).not.toMatch(/guest|asha/i);
    const [ownerRow] = await database().query<{ id: number }>(`select id from users where username = 'owner'`);
    expect((await owner.call(`DELETE /api/admin/customers/u${ownerRow!.id}`)).statusCode).toBe(409);
  });

  it('leave no words about them beside their orders, at once or once nothing is under way; what was paid stays', async () => {
    const { owner, guest } = await setUp();
    await owner.call('POST /api/admin/confirm-password', { password: ownPassword });
    const [{ id: open } = { id: '' }] = await database().query<{ id: string }>(
      `select id from orders where lower(email) = 'guest@example.com' and status = 'pending'`,
    );
    const [{ id: over } = { id: '' }] = await database().query<{ id: string }>(
      `update orders set payment_status = 'paid' where status = 'delivered' returning id`,
    );
    const { version } = (await owner.call(`GET /api/admin/orders/${open}`)).json();
    const shippingAddress = { ...puneAddress, name: 'Gita', streetAddress: '7 Hidden Lane' };
    const done = [
      await owner.call(`POST /api/admin/orders/${open}/address`, { version, shippingAddress, phone: '9000022222' }),
      await owner.call(`POST /api/admin/orders/${open}/notes`, { text: 'Gita rang twice.', forBuyer: false }),
      await owner.call(`POST /api/admin/orders/${over}/notes`, { text: 'Gita is kind.', forBuyer: false }),
      await owner.call(`POST /api/admin/orders/${over}/notes`, { text: 'Dear Gita, thanks.', forBuyer: true }),
      await owner.call(`POST /api/admin/orders/${over}/refunds`, { amount: '10.00', reason: 'Gita lost a knob.' }),
    ];
    expect(done.map(({ statusCode, body }) => (statusCode < 300 ? '' : body))).toEqual(done.map(() => ''));
    expect((await owner.call(`DELETE /api/admin/customers/${guest.id}`)).statusCode).toBe(204);

    const tracesOf = async (id: string) => {
      const order = await owner.call(`GET /api/admin/orders/${id}`);
      const history = await owner.call(`GET /api/admin/history?thing=order&thingId=${id}`);
      const { history: events, ownNotes } = order.json();
      return JSON.stringify([events, ownNotes, history.json()]);
    };
    expect(await tracesOf(over)).not.toMatch(/Gita/);
    expect(await tracesOf(over)).toContain('"amount":"10.00"');
    expect(await tracesOf(open)).toMatch(/Gita/);
    await database().query(`update orders set status = 'delivered' where id = $1`, [open]);
    await deleteExpiredRows(database(), retentions);
    expect(await tracesOf(open)).not.toMatch(/Gita|Hidden Lane|90000/);
    expect(await tracesOf(open)).toContain('changed the address');
    expect(await database().query(`select from orders where phone is not null and status = 'delivered'`)).toEqual([]);
  });
});
