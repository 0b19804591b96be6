import { expect, it } from 'vitest';
import type { AccountExport } from '#contracts/account-export.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser, deliverMail, ownPassword } from '#tests/support/builders/accounts.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { sendOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('an order with discounts', (database) => {
  /** Three kits for ₹1,000.01 each and a board for ₹50, ten percent off the kits, and free delivery with it. */
  async function setUp() {
    await addProduct(database(), { price_paise: 100_001 });
    await addProduct(database(), { slug: 'board', name: 'Board', category: 'pcb', price_paise: 5_000 });
    await addDiscount(database(), { goods: { for: 'kinds', kinds: ['kit'] }, together: true });
    await addDiscount(database(), { name: 'Free post', code: null, gift: { kind: 'free-shipping' }, together: true });
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const buyer = new Browser(app);
    await buyer.call('POST /api/cart', { productId: 'test-fuzz', quantity: 3 });
    await buyer.call('POST /api/cart', { productId: 'board' });
    await buyer.call('POST /api/cart/discount', { code: 'SAVE10' });
    const order = (await sendOrder(buyer)).json<PlacedOrder>();
    return { owner, buyer, order };
  }

  it('says them in its mails, in the office and in the export, and adds up everywhere', async () => {
    const { owner, order } = await setUp();
    expect(order).toMatchObject({ subtotal: '3050.03', shippingAmount: '0.00', totalAmount: '2750.03' });
    const mail = (await deliverMail(database())).find(({ subject }) => subject === `Your order ${order.number}`);
    expect(mail!.text).toContain('Ten percent (SAVE10)');
    for (const words of ['−₹300', '₹799', 'Free post', '−₹799', '₹2,750.03']) expect(mail!.text).toContain(words);
    const seen = (await owner.call(`GET /api/admin/orders/${order.id}`)).json<AdminOrder>();
    expect(seen.adjustments).toEqual([
      { label: 'Ten percent (SAVE10)', amount: '-300.00', on: 'goods' },
      { label: 'Free post', amount: '-799.00', on: 'freight' },
    ]);
    const [head, line] = (await owner.call('GET /api/admin/orders/export')).body.split('\r\n');
    const cells = Object.fromEntries(head!.split(',').map((name, index) => [name, line!.split(',')[index]]));
    expect(cells).toMatchObject({ 'Discounts on goods': '-300.00' });
  });

  it('gives back what was paid, unit by unit, and all of them together exactly', async () => {
    const { owner, order } = await setUp();
    for (const status of ['confirmed', 'shipped', 'delivered']) {
      await owner.call(`POST /api/admin/orders/${order.id}/status`, { status });
    }
    await owner.call(`POST /api/admin/orders/${order.id}/paid`, {});
    const kits = order.items.find(({ name }) => name === 'Test Fuzz')!;
    const refund = async (lines: object[]) => {
      const answer = await owner.call(`POST /api/admin/orders/${order.id}/refunds`, { reason: 'Sent back.', lines });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<AdminOrder>();
    };
    // 3,000.03 less 300.00 is 2,700.03: 900.01 for each of them.
    expect((await refund([{ itemId: kits.id, quantity: 1 }])).refundedAmount).toBe('900.01');
    expect((await refund([{ itemId: kits.id, quantity: 2 }])).refundedAmount).toBe('2700.03');
    const board = order.items.find(({ name }) => name === 'Board')!;
    const last = await refund([{ itemId: board.id, quantity: 1 }]);
    expect([last.refundedAmount, last.refundable]).toEqual(['2750.03', '0.00']);
  });

  it('is in the account’s own data; when the account goes, its use stays without the person', async () => {
    await addProduct(database());
    await addDiscount(database(), { maxPerPerson: 1 });
    const app = buildTestApp(database());
    const buyer = await addUser(app, database(), 'asha');
    await buyer.call('POST /api/cart', { productId: 'test-fuzz' });
    await buyer.call('POST /api/cart/discount', { code: 'SAVE10' });
    const placed = await sendOrder(buyer);
    expect(placed.statusCode, placed.body).toBe(201);
    const { orders } = (await buyer.call('GET /api/user/export')).json<AccountExport>();
    expect(orders.map(({ discounts }) => discounts)).toEqual([
      [{ name: 'Ten percent', code: 'SAVE10', off: '299.90' }],
    ]);
    const people = () => database().query<{ person: string | null }>('select person from discount_uses');
    expect(await people()).toEqual([{ person: expect.stringMatching(/^user:\d+$/) }]);
    await database().query(`update orders set status = 'cancelled', payment_status = 'void'`);
    const gone = await buyer.call('DELETE /api/user', { password: ownPassword });
    expect(gone.statusCode, gone.body).toBe(204);
    expect(await people()).toEqual([{ person: null }]);
  });
});
