import { expect, it } from 'vitest';
import type { AtHand, Sales, Todo } from '#contracts/today.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

describeOnPostgres('what is to be done today', (database) => {
  async function read<T>(path: string, role: 'clerk' | 'writer' = 'clerk'): Promise<T> {
    const staff = await addUser(buildTestApp(database()), database(), `${role}-${crypto.randomUUID()}`, role);
    return (await staff.call(`GET /api/admin/${path}`)).json<T>();
  }

  it('counts what waits, with the time of the oldest', async () => {
    const oldest = daysAgo(2);
    await addOrder(database(), { created_at: oldest });
    await addOrder(database());
    await addOrder(database(), { status: 'confirmed' });
    await addOrder(database(), { status: 'cancelled', payment_status: 'refund-due' });
    await addOrder(database(), { payment_method: 'upi', pay_until: new Date(Date.now() + 3_600_000) });
    await addOrder(database(), { payment_method: 'upi', pay_until: new Date(Date.now() + 86_400_000) });
    await addProduct(database(), { stock: 0 });
    await database().query(
      `insert into contact_messages (first_name, last_name, email, subject, message, done_at)
       values ('A', '', 'a@example.com', 'S', 'M', null), ('B', '', 'b@example.com', 'S', 'M', now())`,
    );
    await database().query(
      `insert into returns (kind, number, order_id, status, reason, answered_at)
       select kind, number, (select id from orders limit 1), status, 'missing', answered from (values
         ('claim', 'CL-1', 'asked', null), ('claim', 'CL-2', 'asked', now()), ('return', 'RT-1', 'asked', null),
         ('return', 'RT-2', 'received', now()), ('claim', 'CL-3', 'declined', null)
       ) as made (kind, number, status, answered)`,
    );
    await database().query(`insert into jobs (kind, failed_at) values ('mail/welcome', now())`);
    await database().query(
      `with endpoint as (
         insert into webhook_endpoints (url, events) values ('https://a.example/', '{order.placed}') returning id
       ), event as (
         insert into webhook_events (type, thing, data)
         values ('test', 'a', '{}'), ('test', 'b', '{}'), ('test', 'c', '{}') returning id, thing
       )
       insert into webhook_deliveries (endpoint_id, event_id, thing, state, ended_at)
       select endpoint.id, event.id, thing, case thing when 'a' then 'delivered' else 'dead' end,
         now() - interval '1 day' * case thing when 'b' then 8 else 1 end from endpoint, event`,
    );
    await database().query(
      `insert into gateway_payments (gateway_payment_id, gateway_order_id, amount_paise, currency, status)
       values ('pay_1', 'order_1', 100, 'INR', 'captured'), ('pay_2', 'order_2', 100, 'INR', 'failed')`,
    );
    await database().query(
      `insert into quotes (kind, status, has_question, address, lines, shipping_method, delivery_days)
       values ('quote', 'asked', false, '{}', '[]', 'pickup', 0), ('quote', 'sent', true, '{}', '[]', 'pickup', 0),
         ('quote', 'sent', false, '{}', '[]', 'pickup', 0), ('draft', 'asked', false, '{}', '[]', 'pickup', 0)`,
    );
    await addUser(buildTestApp(database()), database(), 'asha');
    await database().query(
      `insert into contributions (kind, product_id, user_id, shown_name, words, state, decided_at)
       select 'question', (select id from products limit 1), (select id from users limit 1), 'Q', 'Why?', state, at
       from (values ('waiting', null), ('shown', now())) as made (state, at)`,
    );
    const todo = await read<Todo>('todo');
    const counts = Object.fromEntries(Object.entries(todo).map(([name, { count }]) => [name, count]));
    expect(counts).toEqual({
      toConfirm: 2,
      toPack: 1,
      toRefund: 1,
      unpaidEnding: 1,
      lowStock: 1,
      unanswered: 1,
      returnsToAnswer: 2,
      returnsToRefund: 1,
      community: 1,
      quotes: 2,
      failedJobs: 1,
      deadWebhooks: 1,
      strayPayments: 1,
    });
    expect(todo.toConfirm.oldestAt).toBe(oldest);
  });

  it('sums money by the day it came in and orders by the day they were placed, beside the time before', async () => {
    const paid = { status: 'delivered', payment_status: 'paid' };
    await addOrder(database(), { ...paid, total_paise: 10_000, created_at: daysAgo(35), paid_at: daysAgo(1) });
    await addOrder(database(), { ...paid, total_paise: 20_000, created_at: daysAgo(31), paid_at: daysAgo(31) });
    await addOrder(database(), { total_paise: 7000 });
    await addOrder(database(), { status: 'cancelled', total_paise: 9000 });
    const sales = await read<Sales>('sales');
    expect(sales.steps).toHaveLength(30);
    expect(sales.total).toEqual({ money: '100.00', refunds: '0.00', orders: 1, averageOrder: '70.00' });
    expect(sales.totalBefore).toEqual({ money: '200.00', refunds: '0.00', orders: 2, averageOrder: '150.00' });
    expect(sales.steps.at(-2)).toMatchObject({ money: '100.00', orders: 0 });
    expect(sales.today).toEqual({ money: '0.00', refunds: '0.00', orders: 1 });
    expect((await read<Sales>('sales?period=month')).total.orders).toBe(3);
    expect((await read<Sales>('sales?period=week')).steps).toHaveLength(12);
  });

  it('takes what went back out of the money of the day it went, and tells it beside', async () => {
    const sold = { status: 'delivered', payment_method: 'upi', payment_status: 'paid' };
    const id = await addOrder(database(), {
      ...sold,
      total_paise: 10_000,
      paid_at: daysAgo(3),
      created_at: daysAgo(3),
    });
    const owner = await addUser(buildTestApp(database()), database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const refund = { amount: '40.00', reason: 'A knob was missing.' };
    expect((await owner.call(`POST /api/admin/orders/${id}/refunds`, refund)).statusCode).toBe(200);
    // Money beside that of orders was never counted in.
    await database().query(
      `insert into gateway_payments (gateway_payment_id, gateway_order_id, amount_paise, currency, status)
       values ('pay_1', 'order_1', 700, 'INR', 'captured')`,
    );
    const refunded = await owner.call('POST /api/admin/payments/pay_1/refunds', {
      amount: '7.00',
      reason: 'Not ours.',
    });
    expect(refunded.statusCode, refunded.body).toBe(200);
    const sales = await read<Sales>('sales');
    expect(sales.total).toMatchObject({ money: '60.00', refunds: '40.00', averageOrder: '100.00' });
    expect(sales.today).toMatchObject({ money: '-40.00', refunds: '40.00' });
    expect(sales.steps.at(-4)).toMatchObject({ money: '100.00', refunds: '0.00' });
    expect(sales.steps.at(-1)).toMatchObject({ money: '-40.00', refunds: '40.00' });
  });

  it('counts a transfer in that came after its order was cancelled, before it counts it out', async () => {
    const late = { status: 'cancelled', payment_method: 'upi', payment_status: 'void', total_paise: 5000 };
    const id = await addOrder(database(), late);
    const owner = await addUser(buildTestApp(database()), database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    for (const action of ['paid', 'refunded']) {
      const { statusCode, body } = await owner.call(`POST /api/admin/orders/${id}/${action}`, {});
      expect(statusCode, body).toBe(200);
    }
    expect((await read<Sales>('sales')).today).toMatchObject({ money: '0.00', refunds: '50.00' });
  });

  it('counts a message as waiting until we have answered, and again once it is opened again', async () => {
    const clerk = await addUser(buildTestApp(database()), database(), 'answering', 'clerk');
    const [message] = await database().query<{ id: string }>(
      `insert into contact_messages (first_name, last_name, email, subject, message)
       values ('Asha', '', 'a@example.com', 'S', 'M') returning id`,
    );
    const path = `/api/admin/messages/${message!.id}`;
    const waiting = async () => [
      (await read<Todo>('todo')).unanswered.count,
      (await read<AtHand>('at-hand')).messages.length,
    ];
    await clerk.call(`POST ${path}/replies`, { body: 'Ask her.', isNote: true });
    expect(await waiting()).toEqual([1, 1]);
    const answered = await clerk.call(`POST ${path}/replies`, { body: 'Dear Asha' });
    expect(await waiting()).toEqual([0, 0]);
    await clerk.call(`PATCH ${path}`, { version: answered.json().version, done: false });
    expect(await waiting()).toEqual([1, 1]);
  });

  it('names the first of what is at hand', async () => {
    const productId = await addProduct(database(), { stock: 1 });
    const orderId = await addOrder(database(), { status: 'confirmed' });
    await database().query(
      `insert into order_items (order_id, product_id, name, quantity, price_paise, image_url)
       values ($1, $2, 'Test Fuzz', 1, 299900, '/x.svg')`,
      [orderId, productId],
    );
    const { toPack, runningLow } = await read<AtHand>('at-hand');
    expect(toPack).toMatchObject([{ id: orderId, name: 'Asha Rao', city: 'Pune', lines: 1, imageUrls: ['/x.svg'] }]);
    expect(runningLow).toMatchObject([{ slug: 'test-fuzz', stock: 1 }]);
    expect(await read<AtHand>('at-hand', 'writer')).toMatchObject({ toPack: [], runningLow: [] });
  });
});
