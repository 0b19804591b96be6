import { expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { indianDay } from '#domain/time.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { bankAccount } from '#tests/support/builders/bank-account.ts';
import { openBankAccount } from '#tests/support/builders/bank.ts';
import { buy, everyPayment, guestWithFuzz, sendOrder, stockOf } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { moveOrder } from '../compose/order-changes.ts';
import { cancelOverdue } from './overdue-orders.service.ts';

const utr = 'SAMPN52026111700012';

describeOnBothEngines('an order by bank transfer', (database) => {
  const place = async () => {
    await addProduct(database());
    await openBankAccount(database());
    const guest = new Browser(buildTestApp(database()));
    return { guest, order: await buy(guest, { 'test-fuzz': 2 }, { paymentMethod: 'bank-transfer' }) };
  };

  it('shows the account, the reference and by when, in the answer, on its page and in the email', async () => {
    const { guest, order } = await place();
    expect(Date.parse(order.payUntil!) - Date.parse(order.createdAt)).toBe(7 * 24 * 60 * 60_000);
    expect(order.payment).toMatchObject({
      method: 'bank-transfer',
      name: 'Bank transfer',
      status: 'due',
      transfer: {
        account: {
          holder: bankAccount.bankAccountHolder,
          number: '000000123456',
          ifsc: 'SAMP0000001',
          bank: 'Sample Bank, Indiranagar',
        },
        reference: order.number,
      },
      sentReference: null,
    });
    const seen = (await guest.call(`GET /api/orders/${order.id}?token=${order.token}`)).json<Order>();
    expect(seen.payment).toEqual(order.payment);
    const mail = (await deliverMail(database())).find(({ to }) => to.address === 'asha@example.com')!;
    for (const words of ['000000123456', 'SAMP0000001', order.number, 'Please transfer ₹6,797'])
      expect(mail.text).toContain(words);
  });

  it('keeps what the buyer calls the transfer, and refuses what is none', async () => {
    const { guest, order } = await place();
    const tell = (reference: unknown, token: string | null = order.token) =>
      guest.call(`POST /api/orders/${order.id}/transfer?token=${token}`, { reference });
    const sentence = 'Enter the UTR or transaction number: 12 to 22 letters and digits, from your bank’s receipt.';
    for (const wrong of ['', 'short', 'x'.repeat(23), 'SAMPN5-2026-1117-<b>', 12, null, 'ＳＡＭＰ５２０２６１１１']) {
      const answer = await tell(wrong);
      expect([wrong, answer.statusCode, answer.body]).toEqual([wrong, 400, sentence]);
    }
    expect((await tell(utr, 'x'.repeat(43))).statusCode).toBe(404);
    const told = await tell(' sampn5 2026-1117 00012 ');
    expect([told.statusCode, told.json<Order>().payment.sentReference]).toEqual([200, utr]);
    await guest.call(`POST /api/orders/${order.id}/cancel?token=${order.token}`);
    const late = await tell(utr);
    expect([late.statusCode, late.body]).toEqual([409, 'This order doesn’t wait for a bank transfer any more.']);
  });

  it('is cancelled by the clock when no money comes, and its units go back', async () => {
    const { guest, order } = await place();
    await database().query(`update orders set pay_until = pay_until - interval '7 days'`);
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(0);
    await database().query(`update orders set pay_until = pay_until - interval '2 minutes'`);
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(1);
    const seen = (await guest.call(`GET /api/orders/${order.id}?token=${order.token}`)).json<Order>();
    expect(seen).toMatchObject({ status: 'cancelled', payment: { status: 'void', transfer: null } });
    expect(seen.history.at(-1)).toMatchObject({ author: 'clock', note: 'No payment came in time.' });
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
  });

  it('is confirmed when the office says that the money came, on which day and under which name', async () => {
    const { guest, order } = await place();
    const clerk = await addUser(guest.app, database(), 'ravi', 'clerk');
    const paid = (body: object) => clerk.call(`POST /api/admin/orders/${order.id}/paid`, body);
    await database().query(`update orders set created_at = created_at - interval '3 days'`);
    const daysAgo = (days: number) => indianDay(Date.now() - days * 24 * 60 * 60_000);
    const early = await paid({ paidOn: daysAgo(4) });
    expect([early.statusCode, early.body]).toEqual([400, expect.stringMatching(/^The order was made on /)]);
    const future = await paid({ paidOn: daysAgo(-1) });
    expect([future.statusCode, future.body]).toEqual([400, 'The day of the payment has not come yet.']);
    for (const wrong of [{ paidOn: '17/11/2026' }, { reference: ' ' }, { reference: 'a\nb' }])
      expect([wrong, (await paid(wrong)).statusCode]).toEqual([wrong, 400]);
    await deliverMail(database());
    const done = await paid({ paidOn: daysAgo(1), reference: utr });
    expect(done.statusCode, done.body).toBe(200);
    const seen = done.json<AdminOrder>();
    expect(seen).toMatchObject({ status: 'confirmed', paymentReference: utr, payment: { status: 'paid' } });
    expect(indianDay(seen.payment.paidAt!)).toBe(daysAgo(1));
    expect(seen.history.at(-1)!.note).toBe(`Paid. Reference ${utr}.`);
    const [mail] = await deliverMail(database());
    expect([mail!.subject, mail!.text.includes('Paid ₹6,797')]).toEqual([`Order ${order.number} is confirmed`, true]);
    const again = await paid({});
    expect([again.statusCode, again.body]).toEqual([409, 'The money of this order has been counted already.']);
  });
});

describeOnPostgres('the ways to pay at checkout', (database) => {
  const quoteOf = async (browser: Browser, query = '') =>
    (await browser.call(`GET /api/checkout${query}`)).json<CheckoutQuote>();
  const methodsOf = ({ paymentMethods }: CheckoutQuote) => paymentMethods.map(({ method }) => method);

  it('have a bank transfer once the account is whole, here and abroad, and refuse one without', async () => {
    const guest = await guestWithFuzz(database());
    expect(methodsOf(await quoteOf(guest))).not.toContain('bank-transfer');
    const refused = await sendOrder(guest, { paymentMethod: 'bank-transfer' });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringMatching(/^That payment method isn’t/)]);
    await openBankAccount(database());
    const here = await quoteOf(guest);
    expect(methodsOf(here)).toEqual(['razorpay', 'upi', 'bank-transfer', 'cod']);
    expect(here.paymentMethods[2]).toMatchObject({ name: 'Bank transfer', note: expect.stringContaining('7 days') });
    expect(methodsOf(await quoteOf(guest, '?country=Canada'))).toEqual(['razorpay', 'upi', 'bank-transfer']);
    await openBankAccount(database(), { bankIfsc: '' });
    expect(methodsOf(await quoteOf(guest))).not.toContain('bank-transfer');
  });

  it('say the ceiling of UPI before anyone tries, and refuse a total above it', async () => {
    const guest = await guestWithFuzz(database());
    const { paymentMethods, shippingOptions } = await quoteOf(guest);
    expect(paymentMethods.find(({ method }) => method === 'upi')!.note).toContain('up to ₹1,00,000.');
    expect(shippingOptions.map(({ upiObstacle }) => upiObstacle)).toEqual([null, null]);
    // The goods alone are within it; with express they are not.
    await openBankAccount(database(), { upiCeiling: 4_000_00, standardFee: 799_00 });
    await database().query('update products set price_paise = 120000');
    const sentence = 'UPI takes up to ₹4,000 in one payment.';
    const some = await quoteOf(guest);
    expect(some.shippingOptions.map(({ total, upiObstacle }) => [total, upiObstacle])).toEqual([
      ['3199.00', null],
      ['3999.00', null],
    ]);
    await openBankAccount(database(), { upiCeiling: 3_500_00 });
    const few = await quoteOf(guest);
    expect(few.shippingOptions.map(({ upiObstacle }) => upiObstacle)).toEqual([
      null,
      sentence.replace('4,000', '3,500'),
    ]);
    expect(methodsOf(few)).toContain('upi');
    const refused = await sendOrder(guest, { paymentMethod: 'upi', shippingMethod: 'domestic-express' });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'UPI takes up to ₹3,500 in one payment. Please choose another way to pay.',
    ]);
    await openBankAccount(database(), { upiCeiling: 3_000_00 });
    const none = await quoteOf(guest);
    expect(methodsOf(none)).toEqual(['razorpay', 'bank-transfer', 'cod']);
    expect(none.shippingOptions[0]!.upiObstacle).toBe('UPI takes up to ₹3,000 in one payment.');
    expect((await sendOrder(guest, { paymentMethod: 'upi' })).statusCode).toBe(409);
    await openBankAccount(database(), { upiCeiling: 3_500_00 });
    expect((await sendOrder(guest, { paymentMethod: 'upi' })).statusCode).toBe(201);
  });

  it('say no obstacle of UPI where the shop takes none', async () => {
    await addProduct(database(), { price_paise: 12_000_000 });
    const guest = new Browser(buildTestApp(database(), { payments: { ...everyPayment, upiVpa: null } }));
    await guest.call('POST /api/cart', { productId: 'test-fuzz', quantity: 1 });
    expect((await quoteOf(guest)).shippingOptions[0]!.upiObstacle).toBeNull();
  });
});
