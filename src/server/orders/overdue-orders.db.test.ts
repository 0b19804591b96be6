import { afterEach, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addOrder, buy, stockOf } from '#tests/support/builders/orders.ts';
import { Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { moveOrder } from '../compose/order-changes.ts';
import { cancelOverdue } from './overdue-orders.service.ts';

describeOnBothEngines('cancelling overdue orders', (database) => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const statuses = () =>
    database().query(`select notes, status, payment_status as "payment" from orders order by notes`);

  it('cancels what was not paid in time, gives its units back and says so', async () => {
    await addProduct(database());
    const app = buildTestApp(database(), { payments: { gateway: 'test', upiVpa: null } });
    const guest = new Browser(app);
    const order = await buy(guest, { 'test-fuzz': 4 }, { paymentMethod: 'razorpay' });
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(0);
    await database().query('update orders set pay_until = $1', [minutesAgo(2)]);
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(1);
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(0);
    const answer = await guest.call(`GET /api/orders/${order.id}?token=${order.token}`);
    expect(answer.json()).toMatchObject({
      status: 'cancelled',
      payment: { status: 'void' },
      history: [{}, { status: 'cancelled', author: 'clock', note: 'No payment came in time.' }],
    });
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
  });

  afterEach(() => void vi.useRealTimers());

  it.each([-3, 3])('keeps the units as long as it says when the clock of the app is %i hours off', async (hours) => {
    await addProduct(database());
    const guest = new Browser(buildTestApp(database(), { payments: { gateway: 'test', upiVpa: null } }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60_000 });
    const { createdAt, payUntil } = await buy(guest, { 'test-fuzz': 4 }, { paymentMethod: 'razorpay' });
    expect(Date.parse(payUntil!) - Date.parse(createdAt)).toBe(30 * 60_000);
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(0);
  });

  it('cancels cash that was not confirmed within three days, and mails why', async () => {
    await addProduct(database());
    await buy(new Browser(buildTestApp(database())), { 'test-fuzz': 4 });
    const placed = (await deliverMail(database())).find(({ to }) => to.address === 'asha@example.com');
    expect(placed!.text).toContain('If we can’t within 3 days, we’ll cancel it and you owe nothing.');
    await database().query(`update orders set pay_until = pay_until - interval '3 days 2 minutes'`);
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(1);
    expect(await database().query(`select note from order_events where author = 'clock'`)).toEqual([
      { note: 'Not confirmed in time.' },
    ]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    const [mail] = await deliverMail(database());
    expect(mail!.text).toContain('We couldn’t confirm it within 3 days. If you’d still like these parts');
    expect(mail!.text).toContain('Nothing was charged');
  });

  it('does not cancel orders that are paid, processing, moved on or without a deadline', async () => {
    const online = { payment_method: 'razorpay', pay_until: minutesAgo(30) };
    await addOrder(database(), { ...online, notes: 'a due' });
    await addOrder(database(), { ...online, notes: 'b just now', pay_until: minutesAgo(0.5) });
    await addOrder(database(), { ...online, notes: 'c at the bank', payment_status: 'processing' });
    await addOrder(database(), { ...online, notes: 'd lost', payment_status: 'processing', pay_until: minutesAgo(61) });
    await addOrder(database(), { ...online, notes: 'e paid', payment_status: 'paid' });
    await addOrder(database(), { ...online, notes: 'f confirmed', payment_status: 'paid', status: 'confirmed' });
    await addOrder(database(), { notes: 'g without a deadline' });
    const cash = { payment_method: 'cod', pay_until: minutesAgo(30) };
    await addOrder(database(), { ...cash, notes: 'h cash' });
    await addOrder(database(), { ...cash, notes: 'i cash, confirmed', status: 'confirmed' });
    await addOrder(database(), { ...cash, notes: 'j cash, paid', payment_status: 'paid' });
    expect(await cancelOverdue({ db: database(), moveOrder })).toBe(3);
    expect(await statuses()).toEqual([
      { notes: 'a due', status: 'cancelled', payment: 'void' },
      { notes: 'b just now', status: 'pending', payment: 'due' },
      { notes: 'c at the bank', status: 'pending', payment: 'processing' },
      { notes: 'd lost', status: 'cancelled', payment: 'void' },
      { notes: 'e paid', status: 'pending', payment: 'paid' },
      { notes: 'f confirmed', status: 'confirmed', payment: 'paid' },
      { notes: 'g without a deadline', status: 'pending', payment: 'due' },
      { notes: 'h cash', status: 'cancelled', payment: 'void' },
      { notes: 'i cash, confirmed', status: 'confirmed', payment: 'due' },
      { notes: 'j cash, paid', status: 'pending', payment: 'paid' },
    ]);
  });

  it('cancels each order once when several processes run', async () => {
    for (let index = 0; index < 20; index += 1) {
      await addOrder(database(), { payment_method: 'upi', pay_until: minutesAgo(60) });
    }
    const counts = await Promise.all(Array.from({ length: 4 }, () => cancelOverdue({ db: database(), moveOrder })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(await database().query(`select from order_events where author = 'clock'`)).toHaveLength(20);
  });
});
