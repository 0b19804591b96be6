import { expect, it } from 'vitest';
import type { MoveOutcome } from '#contracts/order-actions.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { openOfficeWithClerk } from '#tests/support/builders/office.ts';
import { addOrder, buy, puneAddress } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { orderMailJobs } from '../mail/order-mail.jobs.ts';

describeOnPostgres('whoever works on orders', (database) => {
  const setUp = () => openOfficeWithClerk(database());

  it('is told that an order is not as it was seen, whatever is done to it', async () => {
    const { app, tell } = await setUp();
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 });
    const { version } = (await tell(id, 'status', { status: 'confirmed', version: 1 })).json<AdminOrder>();
    expect(version).toBeGreaterThan(1);
    const parcel = { carrier: 'dtdc', trackingNumber: 'D1' };
    for (const [verb, body] of [
      ['status', { status: 'cancelled' }],
      ['status', { status: 'shipped' }],
      ['paid', {}],
      ['parcel', { parcel }],
      ['address', { shippingAddress: puneAddress }],
    ] as const) {
      const answer = await tell(id, verb, { ...body, version: 1 });
      expect([verb, answer.statusCode, answer.body]).toEqual([
        verb,
        409,
        expect.stringMatching(/^Somebody else changed this/),
      ]);
    }
    const both = await Promise.all(['shipped', 'cancelled'].map((status) => tell(id, 'status', { status, version })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('keeps what a mail says although its sender dies before it can say that it left', async () => {
    const { app, clerk } = await setUp();
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 });
    const [job] = await database().query<{ id: string; payload: never }>(
      `select id, payload from jobs where kind = 'mail/order'`,
    );
    const left: string[] = [];
    const dying: Mailer = {
      async send({ subject }) {
        left.push(subject);
        throw new Error('The process ended.');
      },
    };
    const read = async () => (await clerk.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>().mails;
    const handlers = orderMailJobs({ db: database(), mailer: dying, publicUrl: () => 'http://shop.test' });
    await expect(handlers['mail/order'](job!.payload, { id: job!.id, attempt: 1 })).rejects.toThrow('ended');
    expect(await read()).toMatchObject([{ subject: left[0], sent: false }]);
    // Tried again, the mailbox has had enough: what may have left stays.
    const full = orderMailJobs({
      db: database(),
      mailer: { send: async () => false },
      publicUrl: () => 'http://shop.test',
    });
    await full['mail/order'](job!.payload, { id: job!.id, attempt: 2 });
    expect(await read()).toMatchObject([{ subject: left[0], sent: false }]);
    await deliverMail(database());
    expect(await read()).toMatchObject([{ subject: left[0], sent: true }]);
  });

  it('is told what would become of all that match, of a thousand at most', async () => {
    const { clerk } = await setUp();
    const planFor = (body: object) => clerk.call('POST /api/admin/orders/moves/plan', { to: 'delivered', ...body });
    const ids = [
      await addOrder(database(), { status: 'shipped' }),
      await addOrder(database(), { payment_method: 'upi' }),
    ];
    expect((await planFor({ filter: {} })).json<MoveOutcome[]>().map(({ number, done }) => [number, done])).toEqual([
      ['PK-1002', false],
      ['PK-1001', true],
    ]);
    const rest = await planFor({ filter: { status: 'shipped' }, except: [ids[0]] });
    expect(rest.json()).toEqual([]);
    expect((await planFor({ filter: { status: 'lost' } })).statusCode).toBe(400);
    await database().query(
      `insert into orders (email, subtotal_paise, total_paise, shipping_address, arrives_from, arrives_to)
       select 'many@example.com', 1, 1, '{"name": "M"}', current_date, current_date from generate_series(1, 1001)`,
    );
    const many1001 = await planFor({ filter: { search: 'many' } });
    expect([many1001.statusCode, many1001.body]).toEqual([
      400,
      '1,001 orders match, and at most 1,000 can be moved at once. Narrow the filter, for example to fewer days.',
    ]);
    const [one] = await database().query<{ id: string }>(
      `select id from orders where email = 'many@example.com' limit 1`,
    );
    const but = await planFor({ filter: { search: 'many' }, except: [one!.id] });
    expect(but.json<MoveOutcome[]>()).toHaveLength(1000);
  });
});
