import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { OfficeReturn, OfficeReturnSummary } from '#contracts/office-returns.ts';
import type { OrderReturns } from '#contracts/returns.ts';
import { returnSentences } from '#domain/returns/returns.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { buy, stockOf } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('what a buyer sends back', (database) => {
  /** Two of the test fuzz at 2999 each, of ten, with delivery for 799; delivered and paid. */
  const setUp = async (...moves: string[]) => {
    const app = buildTestApp(database());
    await addProduct(database(), { stock: 10 });
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const guest = new Browser(app);
    const { id, token } = await buy(guest, { 'test-fuzz': 2 });
    for (const status of moves) await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    await owner.call(`POST /api/admin/orders/${id}/paid`, {});
    const path = `/api/orders/${id}/returns?token=${token}`;
    const seen = async () => (await guest.call(`GET ${path}`)).json<OrderReturns>();
    const itemId = (await seen()).lines[0]!.itemId;
    const ask = (changes: object = {}, quantity = 1) =>
      guest.call(`POST ${path}`, {
        lines: [{ itemId, quantity, condition: 'unopened' }],
        reason: 'mistake',
        words: 'I have one already.',
        ...changes,
      });
    const office = (number: string) => ({
      get: async () => (await owner.call(`GET /api/admin/returns/${number}`)).json<OfficeReturn>(),
      do: (what: string, body: object) => owner.call(`POST /api/admin/returns/${number}/${what}`, body),
    });
    await deliverMail(database());
    return { app, owner, guest, id, token, itemId, seen, ask, office };
  };
  const delivered = ['confirmed', 'shipped', 'delivered'];
  const mails = async () => (await deliverMail(database())).map(({ subject }) => subject).toSorted();

  it('goes from asking to the refund: number at once, ledger, money, credit note and an email at each step', async () => {
    const { owner, id, itemId, seen, ask, office } = await setUp(...delivered);
    const answer = await ask({ expectedAmount: '2999.00' });
    expect(answer.statusCode, answer.body).toBe(201);
    const { returns, lines } = answer.json<OrderReturns>();
    expect(lines[0]).toMatchObject({ quantity: 2, left: 1, paid: '5998.00' });
    expect(returns).toMatchObject([
      { kind: 'return', status: 'asked', amount: '2999.00', words: 'I have one already.', refund: null },
    ]);
    const { number } = returns[0]!;
    expect(number).toMatch(/^RT-\d+$/);
    expect(await mails()).toEqual([
      expect.stringMatching(`^New return ${number}: PK-`),
      `We’ve got your return ${number}`,
    ]);
    const staff = office(number);
    const { version } = await staff.get();
    expect((await staff.do('approve', { version, note: 'Use our label.' })).statusCode).toBe(200);
    expect(await mails()).toEqual([`Your return ${number} is approved`]);
    const arrived = { lines: [{ itemId, arrived: 1, put: 'restock' }] };
    expect((await staff.do('receive', { version: version + 1, ...arrived })).statusCode).toBe(200);
    expect(await mails()).toEqual([`Your return ${number} has arrived`]);
    const received = await staff.get();
    expect(received).toMatchObject({
      status: 'received',
      amount: '2999.00',
      can: ['received', 'refunded', 'declined'],
    });
    expect(received.order).toMatchObject({ refundable: '6797.00', delivery: '799.00', refundByGateway: false });
    const refunded = await staff.do('refund', { version: received.version, delivery: true, reference: 'UTR 7' });
    expect(refunded.statusCode, refunded.body).toBe(200);
    expect(await mails()).toEqual([expect.stringMatching(/^Your refund for order PK-/)]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(9);
    const [back] = (await seen()).returns;
    expect(back).toMatchObject({
      status: 'refunded',
      amount: '3798.00',
      refund: { amount: '3798.00', gateway: null, creditNote: { number: expect.stringMatching(/^CN\//) } },
    });
    expect(back!.history.map(({ status, note }) => [status, note])).toEqual([
      ['asked', null],
      ['approved', 'Use our label.'],
      ['received', null],
      ['refunded', null],
    ]);
    const order = (await owner.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    expect(order.refunds).toMatchObject([
      { amount: '3798.00', reference: 'UTR 7', reason: `${number}: Ordered by mistake`, lines: [{ restocked: true }] },
    ]);
    const audit = (await owner.call(`GET /api/admin/history?thing=order&thingId=${id}`)).json();
    expect(audit.items[0]).toMatchObject({ action: 'refunded a return', after: { return: number, amount: '3798.00' } });
  });

  it('waits for us again when its buyer writes while it is on its way', async () => {
    const { owner, guest, id, token, ask, seen, office } = await setUp(...delivered);
    await ask();
    const { id: returnId, number } = (await seen()).returns[0]!;
    const waiting = async () => (await owner.call('GET /api/admin/returns/views')).json()['to-answer'];
    expect(await waiting()).toBe(1);
    await office(number).do('approve', { version: 1 });
    expect(await waiting()).toBe(0);
    const path = `POST /api/orders/${id}/returns/${returnId}/messages?token=${token}`;
    expect((await guest.call(path, { text: 'Which courier?' })).statusCode).toBe(201);
    expect([await waiting(), (await office(number).get()).isAnswered]).toEqual([1, false]);
    expect((await owner.call('GET /api/admin/returns?view=to-answer')).json().items).toMatchObject([{ number }]);
    expect((await owner.call('GET /api/admin/todo')).json()).toMatchObject({ returnsToAnswer: { count: 1 } });
    await office(number).do('messages', { version: (await office(number).get()).version, text: 'Any.' });
    expect(await waiting()).toBe(0);
  });

  it('is refused with a sentence, and nothing is written', async () => {
    const { seen, ask, itemId } = await setUp(...delivered);
    const say = async (changes: object, quantity?: number) => {
      const { statusCode, body } = await ask(changes, quantity);
      return [statusCode, body];
    };
    expect(await say({}, 3)).toEqual([409, 'Only 2 of your Test Fuzz can still be sent back.']);
    expect(await say({ expectedAmount: '2998.00' })).toEqual([
      409,
      'The refund for that is ₹2,999 now. Please look again.',
    ]);
    const opened = [{ itemId, quantity: 1, condition: 'opened' }];
    expect(await say({ lines: opened })).toEqual([400, returnSentences.opened]);
    for (const changes of [
      { lines: [] },
      { lines: [{ itemId, quantity: 0, condition: 'unopened' }] },
      { lines: [{ itemId, quantity: 1.5, condition: 'unopened' }] },
      { lines: [{ itemId, quantity: 1 }] },
      { lines: [{ itemId: 'x', quantity: 1, condition: 'unopened' }] },
      { lines: [{ itemId: crypto.randomUUID(), quantity: 1, condition: 'unopened' }] },
      { lines: [...opened, ...opened], reason: 'faulty' },
      { reason: 'because' },
      { words: 'x'.repeat(1001) },
      { words: 'a\u0000b' },
      { expectedAmount: 'much' },
    ])
      expect([changes, (await say(changes))[0]]).toEqual([changes, 400]);
    expect((await seen()).returns).toEqual([]);
    expect((await ask({ lines: opened, reason: 'faulty' })).statusCode).toBe(201);
  });

  it('comes within thirty days of its delivery', async () => {
    const { seen, ask } = await setUp('confirmed', 'shipped');
    expect((await seen()).until).toBeNull();
    const early = await ask();
    expect([early.statusCode, early.body]).toEqual([409, returnSentences.notDelivered]);
    await database().query(`update orders set status = 'delivered'`);
    await database().query(
      `insert into order_events (order_id, status, author, created_at)
       select id, 'delivered', 'admin', now() - interval '32 days' from orders`,
    );
    const late = await ask();
    expect([late.statusCode, late.body]).toEqual([409, returnSentences.late]);
    await database().query(
      `update order_events set created_at = now() - interval '29 days' where status = 'delivered'`,
    );
    expect((await ask()).statusCode).toBe(201);
  });

  it('is for its buyer, and whoever has the token: a stranger gets 404', async () => {
    const { app, id, ask } = await setUp(...delivered);
    await ask();
    const bela = await addUser(app, database(), 'bela');
    const other = await buy(new Browser(app), { 'test-fuzz': 1 });
    for (const [browser, query] of [
      [bela, ''],
      [new Browser(app), ''],
      [new Browser(app), `?token=${other.token}`],
    ] as const) {
      expect((await browser.call(`GET /api/orders/${id}/returns${query}`)).statusCode).toBe(404);
      expect((await browser.call(`POST /api/orders/${id}/returns${query}`, { lines: [] })).statusCode).not.toBe(201);
    }
  });

  it('is decided on what was seen, step by step, and refunded once', async () => {
    const { ask, seen, office, itemId } = await setUp(...delivered);
    await ask();
    const staff = office((await seen()).returns[0]!.number);
    const { version } = await staff.get();
    const receive = (seenVersion: number, arrived = 1) =>
      staff.do('receive', { version: seenVersion, lines: [{ itemId, arrived, put: 'scrap' }] });
    expect((await receive(version)).statusCode).toBe(409);
    expect((await staff.do('refund', { version })).statusCode).toBe(409);
    const both = await Promise.all([staff.do('approve', { version }), staff.do('decline', { version, reason: 'No.' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await database().query(`update returns set status = 'approved', answer = null`);
    const now = async () => (await staff.get()).version;
    expect((await receive(await now(), 2)).statusCode).toBe(400);
    expect((await receive(await now(), 0)).statusCode).toBe(200);
    const none = await staff.do('refund', { version: await now() });
    expect([none.statusCode, none.body]).toEqual([409, 'Nothing of it has arrived. Decline it instead, and say so.']);
    expect((await receive(await now())).statusCode).toBe(200);
    const last = await now();
    const refunds = await Promise.all([1, 2, 3].map(() => staff.do('refund', { version: last })));
    expect(refunds.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(8);
    expect(await database().query('select amount_paise as paise from refunds')).toEqual([{ paise: 299_900 }]);
  });

  it('is listed with what is open first, page by page, and found by its numbers and its buyer', async () => {
    const { owner, ask, office, seen } = await setUp(...delivered);
    await ask();
    const first = (await seen()).returns[0]!.number;
    await office(first).do('decline', { version: 1, reason: 'No.' });
    await database().query(
      `insert into returns (kind, number, order_id, reason, created_at)
       select 'return', 'RT-' || n, id, 'mistake', now() - n * interval '1 minute'
       from orders, generate_series(9001, 9025) n`,
    );
    const page = async (query: string) => {
      const answer = await owner.call(`GET /api/admin/returns${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { items, next } = answer.json<{ items: OfficeReturnSummary[]; next: string | null }>();
      return { numbers: items.map(({ number }) => number), next, total: answer.headers['x-total-count'], items };
    };
    const walk = async (query: string) => {
      const found: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const at = await page(`${query}&limit=10${next && `&cursor=${next}`}`);
        found.push(...at.numbers);
        ({ next } = at);
      }
      return found;
    };
    const all = await walk('?');
    expect([all.length, new Set(all).size, all.at(-1)]).toEqual([26, 26, first]);
    const open = await walk('?view=open');
    expect([open.length, open[0], open.at(-1)]).toEqual([25, 'RT-9025', 'RT-9001']);
    expect((await page('?view=done')).numbers).toEqual([first]);
    expect((await page(`?search=${first.toLowerCase()}`)).items).toMatchObject([
      { what: '1 × Test Fuzz', buyer: 'Asha Rao', status: 'declined' },
    ]);
    expect((await page('?search=asha')).total).toBe('26');
    expect((await page('?search=%25')).total).toBe('0');
    expect((await page('?kind=claim')).numbers).toEqual([]);
    expect((await owner.call('GET /api/admin/returns?cursor=x')).statusCode).toBe(400);
    expect((await owner.call('GET /api/admin/returns/views')).json()).toEqual({
      open: 25,
      'to-answer': 25,
      'to-receive': 0,
      'to-refund': 0,
      done: 1,
    });
    expect((await owner.call('GET /api/admin/returns/RT-0')).statusCode).toBe(404);
  });

  it('loses the words of a buyer who is forgotten', async () => {
    const { ask } = await setUp(...delivered);
    await ask();
    const { returnRetention } = await import('./return.service.ts');
    await database().transaction((tx) => returnRetention.beforeErasure!(tx, 'ASHA@example.com'));
    expect(await database().query('select words from returns')).toEqual([{ words: null }]);
  });
});
