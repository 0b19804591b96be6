import { expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { latestChanges } from './audit.service.ts';

interface AuditPage {
  readonly items: AuditEntry[];
  readonly next: string | null;
}

describeOnPostgres('the audit', (database) => {
  async function setUp() {
    const app = buildTestApp(database());
    await addProduct(database(), { stock: 5 });
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const list = async (query = '') => (await owner.call(`GET /api/admin/audit${query}`)).json<AuditPage>();
    const setPrice = (price: string) => owner.call('PATCH /api/admin/products/test-fuzz', { price });
    return { app, owner, list, setPrice };
  }

  it('keeps who changed what, as it was and as it is, and only what differs', async () => {
    const { list, setPrice } = await setUp();
    await setPrice('10.00');
    await setPrice('12.50');
    const { items } = await list();
    expect(items[0]).toMatchObject({
      staffName: 'keeper',
      thing: 'product',
      label: 'Test Fuzz',
      before: { price: '10.00' },
      after: { price: '12.50' },
    });
    expect(Object.keys(items[0]!.after)).toEqual(['price']);
  });

  it('comes in pages, the newest first', async () => {
    const { list, setPrice } = await setUp();
    for (const price of ['1.00', '2.00', '3.00']) await setPrice(price);
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next}`);
    const prices = [...first.items, ...second.items].map(({ after }) => after['price']);
    expect([prices, second.next]).toEqual([['3.00', '2.00', '1.00'], null]);
  });

  it('comes whole and in order however many there are, page by page', async () => {
    const { list, setPrice } = await setUp();
    const prices = Array.from({ length: 13 }, (_, index) => `${index + 1}.00`);
    for (const price of prices) await setPrice(price);
    const seen: unknown[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: AuditPage = await list(`?limit=4${next && `&cursor=${next}`}`);
      seen.push(...page.items.map(({ after }) => after['price']));
      next = page.next;
    }
    expect(seen).toEqual(prices.toReversed());
  });

  it('knows the last change of a thing that was changed more than ten times', async () => {
    const { setPrice } = await setUp();
    for (let price = 1; price <= 13; price += 1) await setPrice(`${price}.00`);
    expect(await latestChanges(database(), 'product')).toMatchObject([{ after: { price: '13.00' } }]);
  });

  it('is never changed or deleted, not even in the database, and outlives the account', async () => {
    const { setPrice } = await setUp();
    await setPrice('1.00');
    await expect(database().query(`update audit_entries set action = 'x'`)).rejects.toThrow('never changed');
    for (const after of [`after - 'price'`, `after || '{"price": "9.00"}'`])
      await expect(database().query(`update audit_entries set after = ${after}`)).rejects.toThrow('never changed');
    await expect(database().query(`delete from audit_entries`)).rejects.toThrow('never changed');
    await database().query(`delete from users where username = 'keeper'`);
    const [kept] = await database().query(`select user_id, staff_name from audit_entries`);
    expect(kept).toEqual({ user_id: null, staff_name: 'keeper' });
  });

  it('shows the history of a thing to those who may see the thing, 403 to the others', async () => {
    const { app } = await setUp();
    const writer = await addUser(app, database(), 'writer', 'writer');
    const status = async (thing: string) =>
      (await writer.call(`GET /api/admin/history?thing=${thing}&thingId=x`)).statusCode;
    expect([await status('product'), await status('order'), await status('nonsense')]).toEqual([200, 403, 400]);
  });

  it('is searched by words of a change, of its thing and of who did it, and by the person, page by page', async () => {
    const { app, list, owner, setPrice } = await setUp();
    const other = await addUser(app, database(), 'ravi', 'owner');
    await addProduct(database(), { slug: 'fuzz-face', name: 'Fuzz Face 100%' });
    await setPrice('77.00');
    for (const price of ['41.00', '42.00', '43.00']) await other.call('PATCH /api/admin/products/fuzz-face', { price });
    const prices = async (query: string) => (await list(query)).items.map(({ after }) => after['price']);
    expect(await prices('?search=77.00')).toEqual(['77.00']);
    expect(await prices('?search=TEST%20price')).toEqual(['77.00']);
    expect(await prices('?search=face%20100%25')).toEqual(['43.00', '42.00', '41.00']);
    expect(await prices('?search=face%20nothing')).toEqual([]);
    expect(await prices('?person=keeper')).toEqual(['77.00']);
    const first = await list('?person=ravi&search=fuzz&limit=2');
    const second = await list(`?person=ravi&search=fuzz&limit=2&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ after }) => after['price'])).toEqual(['43.00', '42.00', '41.00']);
    await database().query(`delete from users where username = 'ravi'`);
    expect((await owner.call('GET /api/admin/audit/people')).json()).toEqual(['keeper', 'ravi']);
    expect(await prices('?person=ravi')).toHaveLength(3);
  });

  it('refuses a cursor that is none of ours', async () => {
    const { owner } = await setUp();
    expect((await owner.call('GET /api/admin/audit?cursor=x')).statusCode).toBe(400);
  });
});
