import { beforeEach, expect, it } from 'vitest';
import type { PaymentOption } from '#contracts/checkout.ts';
import type { Order } from '#contracts/orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { openBankAccount, today, toPayment } from '#tests/support/builders/bank.ts';
import { buy, everyPayment } from '#tests/support/builders/orders.ts';
import {
  addUnpaidOrder,
  beginPayment,
  buildPayingApp,
  effectsOn,
  sendWebhook,
  startPayment,
  useSimulator,
  type GuestOrder,
} from '#tests/support/builders/payments.ts';
import { describeOnBothEngines, describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const choose = (browser: Browser, { id, token }: Pick<GuestOrder, 'id'> & { token: string | null }, method: string) =>
  browser.call(`POST /api/orders/${id}/payment-method?token=${token}`, { method });

describeOnBothEngines('an unpaid order', (database) => {
  async function setUp(changes: object = {}) {
    await addProduct(database());
    await openBankAccount(database());
    const guest = new Browser(buildTestApp(database(), { payments: everyPayment }));
    const order = await buy(guest, { 'test-fuzz': 1 }, { paymentMethod: 'bank-transfer', ...changes });
    const list = () => guest.call(`GET /api/orders/${order.id}/other-payments?token=${order.token}`);
    return { guest, order, list, change: (method: string) => choose(guest, order, method) };
  }

  it('may be paid in another way: the page shows that one, and the time to pay is never shortened', async () => {
    const { order, list, change } = await setUp();
    const others = (await list()).json<PaymentOption[]>();
    expect(others.map(({ method }) => method)).toEqual(['razorpay', 'upi', 'cod']);
    const byUpi = (await change('upi')).json<Order>();
    expect(byUpi.payment).toMatchObject({ method: 'upi', status: 'due', transfer: null, test: false });
    expect(byUpi.payment.upi).not.toBeNull();
    expect(byUpi.payUntil).toBe(order.payUntil);
    expect(byUpi.history.at(-1)).toMatchObject({
      author: 'buyer',
      note: 'How it is paid was changed from Bank transfer to UPI.',
    });
    const byCard = (await change('razorpay')).json<Order>();
    expect([byCard.can.pay, byCard.payment.test]).toEqual([true, true]);
    // A card holds units for half an hour; back to a transfer it is seven days again, and no more.
    const back = (await change('bank-transfer')).json<Order>();
    expect([back.payUntil, back.payment.test]).toEqual([order.payUntil, false]);
    expect(back.payment.transfer).not.toBeNull();
    // Once more the same changes nothing.
    expect((await change('bank-transfer')).json<Order>().history).toHaveLength(back.history.length);
  });

  it('gets the days of a transfer when it was to be paid by card', async () => {
    const { order, change } = await setUp({ paymentMethod: 'razorpay' });
    const changed = (await change('bank-transfer')).json<Order>();
    const days = (new Date(changed.payUntil!).getTime() - new Date(order.createdAt).getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  });

  it('stays as it is when it is paid, cancelled, late, with the bank, or said to be on its way', async () => {
    const { guest, order, list, change } = await setUp();
    expect((await change('cheque')).statusCode).toBe(400);
    expect((await choose(guest, { id: order.id, token: 'x'.repeat(43) }, 'upi')).statusCode).toBe(404);
    await guest.call(`POST /api/orders/${order.id}/transfer?token=${order.token}`, {
      reference: 'SAMPN52026111700012',
    });
    const told = await change('upi');
    expect([told.statusCode, told.body]).toEqual([409, expect.stringMatching(/you pay twice/)]);
    await database().query('update orders set sent_reference = null');
    const states = [
      [`status = 'pending', payment_status = 'processing'`, /still working/],
      [`pay_until = now() - interval '1 second'`, /time to pay for this order is over/],
      [`status = 'cancelled', payment_status = 'void'`, /doesn’t wait for a payment/],
      [`status = 'confirmed', payment_status = 'paid'`, /doesn’t wait for a payment/],
    ] as const;
    for (const [state, sentence] of states) {
      await database().query(`update orders set payment_status = 'due', status = 'pending'`);
      await database().query(`update orders set ${state}`);
      for (const answer of [await change('upi'), await list()]) {
        expect([answer.statusCode, answer.body]).toEqual([409, expect.stringMatching(sentence)]);
      }
    }
    expect(await database().query('select distinct payment_method as method from orders')).toEqual([
      { method: 'bank-transfer' },
    ]);
  });

  it('is offered by the rules of the checkout: no cash without a phone, and nothing that the shop has not set up', async () => {
    await openBankAccount(database());
    const order = await addUnpaidOrder(database(), { phone: null });
    const guest = new Browser(buildTestApp(database(), { payments: { gateway: 'test', upiVpa: null } }));
    const list = await guest.call(`GET /api/orders/${order.id}/other-payments?token=${order.token}`);
    expect(list.json<PaymentOption[]>().map(({ method }) => method)).toEqual(['bank-transfer']);
    for (const method of ['upi', 'cod']) expect((await choose(guest, order, method)).statusCode).toBe(409);
  });
});

describeOnProcesses('an order that is paid in two ways', (database, pools) => {
  const server = useSimulator();
  beforeEach(() => openBankAccount(database()));
  const methodOf = async (id: string) =>
    (await database().query<{ method: string }>('select payment_method as method from orders where id = $1', [id]))[0]!
      .method;

  it('is paid by the card that was charged before another way was chosen', async () => {
    const app = buildPayingApp(pools()[0]!, server());
    const { order, attempt } = await beginPayment(app, database(), server());
    await attempt({ status: 'captured' });
    const refused = await choose(new Browser(app), order, 'bank-transfer');
    expect([refused.statusCode, refused.body]).toEqual([409, 'This order doesn’t wait for a payment any more.']);
    expect(await effectsOn(database(), order.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(await methodOf(order.id)).toBe('razorpay');
  });

  it('may leave a gateway that does not answer, and what is charged there later counts as paid by it', async () => {
    const app = buildPayingApp(pools()[0]!, server());
    const { order, attempt } = await beginPayment(app, database(), server());
    server().fault = 'error';
    expect((await choose(new Browser(app), order, 'bank-transfer')).statusCode).toBe(200);
    server().fault = null;
    const { deliveries } = await attempt({ status: 'captured' });
    for (const delivery of deliveries) expect((await sendWebhook(app, delivery)).statusCode).toBe(200);
    expect(await effectsOn(database(), order.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(await methodOf(order.id)).toBe('razorpay');
    // Its page of the gateway is not opened a second time.
    expect((await startPayment(app, order)).statusCode).toBe(409);
  });

  it('takes one of a transfer and a card that come at once, and says that the other has to go back', async () => {
    const apps = pools().map((pool) => buildPayingApp(pool, server()));
    const clerk = await addUser(apps[0]!, database(), 'ravi', 'clerk');
    for (let round = 0; round < 8; round += 1) {
      const { order, attempt } = await beginPayment(apps[0]!, database(), server());
      const { deliveries } = await attempt({ status: 'captured', evenIfPaid: true });
      const row = { row: 2, bookedOn: today, amount: '3499.00', description: 'NEFT', reference: `UTR${round}` };
      const [confirmed] = await Promise.all([
        new Browser(apps[1]!, clerk.cookie).call('POST /api/admin/bank/payments', {
          payments: [toPayment(row, order.id, true)],
        }),
        choose(new Browser(apps[2]!), order, 'bank-transfer'),
        ...deliveries.map((delivery) => sendWebhook(apps[round % 3]!, delivery)),
      ]);
      for (const delivery of deliveries) await sendWebhook(apps[0]!, delivery);
      const byTransfer = confirmed.json<{ done: boolean }[]>()[0]!.done;
      const { status, paymentStatus, payments, invoices } = await effectsOn(database(), order.id);
      expect([status, paymentStatus, invoices]).toEqual(['confirmed', 'paid', 1]);
      // Either the transfer was refused with a sentence, or the card's money is marked to go back.
      expect(payments).toEqual([byTransfer ? 'refund-due' : 'captured']);
      expect(await methodOf(order.id)).toBe(byTransfer ? 'bank-transfer' : 'razorpay');
    }
  });
});
