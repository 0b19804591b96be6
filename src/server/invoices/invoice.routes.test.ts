import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { buy } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnBothEngines('the invoice of an order', (database) => {
  const setUp = async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const confirm = (id: string) => admin.call(`POST /api/admin/orders/${id}/status`, { status: 'confirmed' });
    return { app, confirm };
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
