import { expect, it } from 'vitest';
import type { PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buy } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the invoice of an order', (database) => {
  const setUp = async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const move = (id: string, status: string) => admin.call(`POST /api/admin/orders/${id}/status`, { status });
    return { app, move, confirm: (id: string) => move(id, 'confirmed') };
  };

  it('is a pro forma invoice until the order is confirmed, then a numbered one', async () => {
    const { app, confirm } = await setUp();
    const guest = new Browser(app);
    const { id, token, number } = await buy(guest, { 'test-fuzz': 2 });
    const ask = () => guest.call(`GET /api/orders/${id}/invoice?token=${token}`);
    const before = await ask();
    expect(before.headers['content-type']).toBe('application/pdf');
    expect(before.headers['cache-control']).toBe('no-store');
    expect(before.headers['content-disposition']).toBe(`inline; filename="taar-pro-forma-${number}.pdf"`);
    expect(before.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await confirm(id)).statusCode).toBe(200);
    const after = await ask();
    expect(after.headers['content-disposition']).toMatch(/filename="taar-TR-\d{4}-000001\.pdf"$/);
    expect(after.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
  });

  it('is made once and the same bytes ever after, until the order is cancelled', async () => {
    const { app, confirm, move } = await setUp();
    const guest = new Browser(app);
    const { id, token } = await buy(guest, { 'test-fuzz': 1 });
    const ask = async () => (await guest.call(`GET /api/orders/${id}/invoice?token=${token}`)).rawPayload;
    const proForma = await ask();
    await confirm(id);
    const [invoice, ...same] = await Promise.all([ask(), ask(), ask()]);
    expect(invoice).not.toEqual(proForma);
    for (const bytes of same) expect(bytes).toEqual(invoice);
    // Another file in its place would not be noticed, so nothing is made again.
    await database().query(`update invoice_files set pdf = $1`, [Buffer.from('%PDF-kept')]);
    for (const status of ['shipped', 'delivered']) await move(id, status);
    await database().query(`update orders set payment_status = 'paid', paid_at = now()`);
    expect((await ask()).toString()).toBe('%PDF-kept');
    await database().query(`update orders set status = 'cancelled'`);
    expect((await ask()).length).toBeGreaterThan(1000);
  });

  it('keeps the details that it was issued with; one that is not issued yet has those in force', async () => {
    const { app, confirm } = await setUp();
    const guest = new Browser(app);
    const issued = await buy(guest, { 'test-fuzz': 1 });
    const proForma = await buy(guest, { 'test-fuzz': 1 });
    const ask = ({ id, token }: PlacedOrder) =>
      guest.call(`GET /api/orders/${id}/invoice?token=${token}`).then(({ rawPayload }) => rawPayload);
    await confirm(issued.id);
    const before = [await ask(issued), await ask(proForma)];
    await database().query(`insert into settings (changed) values ('{"legalName": "Other Effects"}')`);
    const after = [await ask(issued), await ask(proForma)];
    expect(after.map((bytes, index) => bytes.equals(before[index]!))).toEqual([true, false]);
    await confirm(proForma.id);
    const sellers = await database().query(`select seller->>'legalName' as name from invoices order by serial`);
    expect(sellers).toEqual([{ name: 'taar Effects Private Limited' }, { name: 'Other Effects' }]);
  });

  it('is served to the buyer and to whoever has the token, and is 404 for everybody else', async () => {
    const { app } = await setUp();
    const asha = await addUser(app, database(), 'asha');
    const bela = await addUser(app, database(), 'bela');
    const { id } = await buy(asha, { 'test-fuzz': 1 });
    const guestOrder = await buy(new Browser(app), { 'test-fuzz': 1 });
    const status = async (browser: Browser, path: string) => (await browser.call(`GET /api/orders/${path}`)).statusCode;
    expect(await status(asha, `${id}/invoice`)).toBe(200);
    expect(await status(bela, `${id}/invoice`)).toBe(404);
    expect(await status(new Browser(app), `${id}/invoice`)).toBe(404);
    expect(await status(asha, `${guestOrder.id}/invoice`)).toBe(404);
    expect(await status(new Browser(app), `${id}/invoice?token=${guestOrder.token}`)).toBe(404);
    expect(await status(new Browser(app), `${guestOrder.id}/invoice?token=${guestOrder.token}`)).toBe(200);
  });
});
