import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { OfficeReturnSummary } from '#contracts/office-returns.ts';
import type { ClaimablePart, OrderReturns } from '#contracts/returns.ts';
import { claimSentences, maxOpenClaims } from '#domain/returns/claims.ts';
import { deliverMail } from '#tests/support/builders/accounts.ts';
import { openClaims } from '#tests/support/builders/claims.ts';
import { stockOf } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';

describeOnPostgres('what a buyer claims', (database) => {
  const noted = async (kind: string) =>
    (await deliverMail(database())).map(({ subject }) => subject).filter((subject) => subject.includes(kind));

  it('names parts of the kit, has a ticket at once, and ends with a spare that leaves the shelf', async () => {
    const { guest, at, kit, loose, resistorId, seen, claimed, office, owner } = await openClaims(database());
    const parts = (await guest.call(`GET ${at(`items/${kit}/parts`)}`)).json<ClaimablePart[]>();
    expect(parts.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Printed circuit board', 1],
      ['Resistor 4K7', 2],
      ['Jack socket mono', 1],
    ]);
    expect((await guest.call(`GET ${at(`items/${loose}/parts`)}`)).json()).toEqual([]);
    const { number, id: claimId } = await claimed();
    expect(number).toMatch(/^CL-\d+$/);
    // Whoever presses again because no answer came has the same claim, and no second email.
    expect((await claimed()).id).toBe(claimId);
    expect(await noted('claim')).toEqual([
      expect.stringMatching(`^(New claim ${number}: PK-|We’ve got your claim ${number})`),
      expect.stringMatching(`^(New claim ${number}: PK-|We’ve got your claim ${number})`),
    ]);
    expect((await seen()).returns).toMatchObject([
      {
        kind: 'claim',
        status: 'asked',
        reason: 'missing',
        lines: [{ name: 'Test Fuzz', parts: [{ name: 'Resistor 4K7', quantity: 2 }] }],
        history: [{ kind: 'step', by: 'buyer', status: 'asked' }],
      },
    ]);
    const staff = office(number);
    const before = await staff.get();
    expect(before).toMatchObject({
      can: ['refunded', 'spare-sent', 'declined'],
      isAnswered: false,
      spares: [{ productId: resistorId, name: 'Resistor 4K7', quantity: 2, stock: 2 }],
    });
    const short = await staff.do('spare', {
      version: before.version,
      units: [{ productId: resistorId, quantity: 3 }],
    });
    expect([short.statusCode, short.body]).toEqual([409, 'There are only 2 of Resistor 4K7. Nothing was sent.']);
    const sent = await staff.do('spare', {
      version: before.version,
      units: [{ productId: resistorId, quantity: 2 }],
      note: 'India Post, by Friday.',
    });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await stockOf(database(), 'resistor-4k7')).toBe(0);
    expect(
      await database().query(`select cause, delta, reason, staff_name from stock_moves where cause = 'spare'`),
    ).toEqual([{ cause: 'spare', delta: -2, reason: `Spare for ${number}`, staff_name: 'keeper' }]);
    const mails = await deliverMail(database());
    expect(mails.map(({ subject }) => subject)).toEqual([`Your spare part is on its way: ${number}`]);
    expect(mails[0]!.text).toContain('India Post, by Friday.');
    expect((await seen()).returns[0]).toMatchObject({ status: 'spare-sent', answer: 'India Post, by Friday.' });
    const moves = await owner.call(`GET /api/admin/stock/resistor-4k7/moves?cause=spare`);
    expect(moves.json<{ items: object[] }>().items).toHaveLength(1);
  });

  it('may end with money: the price of the unit or an amount, once, with a credit note, and never more than was paid', async () => {
    const { claimed, office, owner, id, loose, seen } = await openClaims(database());
    const part = await claimed();
    const unit = await claimed({ itemId: loose, parts: [], quantity: 2, problem: 'broken' });
    const more = await office(part.number).do('refund', { version: 1, amount: '99999.00' });
    expect([more.statusCode, more.body]).toEqual([409, 'Only ₹6,827 of this order can still go back.']);
    for (const amount of ['0.00', '-1.00', 'much', '1.5'])
      expect((await office(part.number).do('refund', { version: 1, amount })).statusCode).toBe(400);
    const once = await Promise.all(
      [1, 2, 3].map(() => office(part.number).do('refund', { version: 1, amount: '20.00' })),
    );
    expect(once.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const whole = await office(unit.number).do('refund', { version: 1 });
    expect(whole.statusCode, whole.body).toBe(200);
    expect(
      (await seen()).returns.map(({ amount, refund }) => [amount, refund?.creditNote?.number.slice(0, 3)]),
    ).toEqual([
      ['20.00', 'CN/'],
      ['20.00', 'CN/'],
    ]);
    const order = (await owner.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    expect(order.refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
      ['20.00', `${part.number}: Missing`],
      ['20.00', `${unit.number}: Broken`],
    ]);
    // What was refunded stays with the buyer.
    expect(await stockOf(database(), 'resistor-4k7')).toBe(2);
    expect(await noted('refund')).toHaveLength(2);
  });

  it('is talked about: each word by email, what waits for us is counted, and a closed one takes no more', async () => {
    const { guest, at, claimed, office, owner, seen, send } = await openClaims(database());
    const { id, number } = await claimed();
    await deliverMail(database());
    const waiting = async () => (await owner.call('GET /api/admin/returns/views')).json()['to-answer'];
    expect(await waiting()).toBe(1);
    const write = (text: unknown) => guest.call(`POST ${at(`returns/${id}/messages`)}`, { text });
    const asked = await office(number).do('messages', { version: 1, text: 'Which bag was it?' });
    expect(asked.statusCode, asked.body).toBe(200);
    expect(await waiting()).toBe(0);
    const [mail] = await deliverMail(database());
    expect([mail!.subject, mail!.text.includes('Which bag was it?')]).toEqual([
      `An answer to your claim ${number}`,
      true,
    ]);
    expect((await write('The one with the resistors.')).statusCode).toBe(201);
    expect(await waiting()).toBe(1);
    expect(await noted('message')).toEqual([expect.stringMatching(`^New message about claim ${number}: PK-`)]);
    // Somebody who typed an answer before the buyer wrote has not seen that.
    expect((await office(number).do('messages', { version: 2, text: 'Hello?' })).statusCode).toBe(409);
    for (const text of ['', '   ', 'x'.repeat(501), 'a\u0000b', 7]) expect((await write(text)).statusCode).toBe(400);
    const { version } = await office(number).get();
    expect((await office(number).do('decline', { version, reason: 'You found it.' })).statusCode).toBe(200);
    expect(await noted('claim')).toEqual([`About your claim ${number}`]);
    const late = await write('But…');
    expect([late.statusCode, late.body]).toEqual([409, claimSentences.closed]);
    expect((await send(id)).statusCode).toBe(409);
    expect((await seen()).returns[0]!.history.map(({ kind, by, note }) => [kind, by, note])).toEqual([
      ['step', 'buyer', null],
      ['message', 'shop', 'Which bag was it?'],
      ['message', 'buyer', 'The one with the resistors.'],
      ['step', 'shop', 'You found it.'],
    ]);
  });

  it('is refused with a sentence, and nothing is written', async () => {
    const { claim, seen, loose, kit } = await openClaims(database());
    const say = async (changes: object) => {
      const { statusCode, body } = await claim(changes);
      return [statusCode, body];
    };
    expect(await say({ parts: [{ name: 'Flux capacitor', quantity: 1 }] })).toEqual([400, claimSentences.partUnknown]);
    expect(await say({ itemId: loose })).toEqual([400, claimSentences.partUnknown]);
    expect(await say({ parts: [], words: '' })).toEqual([400, claimSentences.part]);
    expect(await say({ quantity: 3 })).toEqual([400, 'You bought 2 of Test Fuzz. Please check the number.']);
    expect(await say({ parts: [{ name: 'Resistor 4K7', quantity: 5 }] })).toEqual([
      400,
      'Only 4 × Resistor 4K7 came with this order. Please check the number.',
    ]);
    for (const changes of [
      { itemId: crypto.randomUUID() },
      { itemId: 'x' },
      { problem: 'sad' },
      { problem: undefined },
      { quantity: 0 },
      { quantity: 1.5 },
      { parts: [{ name: 'Resistor 4K7', quantity: 0 }] },
      {
        parts: [
          { name: 'Resistor 4K7', quantity: 1 },
          { name: 'Resistor 4K7', quantity: 1 },
        ],
      },
      { parts: 'all' },
      { words: 'x'.repeat(1001) },
      { words: 'a\u0000b' },
    ])
      expect([changes, (await claim(changes)).statusCode]).toEqual([changes, 400]);
    expect((await seen()).returns).toEqual([]);
    await database().query(`update orders set status = 'confirmed'`);
    expect(await say({})).toEqual([409, claimSentences.notSent]);
    expect((await seen()).claimObstacle).toBe(claimSentences.notSent);
    expect(kit).not.toBe(loose);
  });

  it('is shown ten at a time, listed page by page, and bounded', async () => {
    const { seen, claim, owner, id, kit } = await openClaims(database());
    await database().query(
      `with made as (
         insert into returns (kind, number, order_id, reason, created_at)
         select 'claim', 'CL-' || n, $1, 'missing', now() - n * interval '1 minute' from generate_series(9001, 9000 + ${maxOpenClaims}) n
         returning id
       )
       insert into return_lines (return_id, order_item_id, quantity, parts)
       select id, $2, 1, '[{"name": "Jack socket mono", "quantity": 1, "productId": null}]' from made`,
      [id, kit],
    );
    const found: string[] = [];
    let next: string | null = '';
    const sizes: number[] = [];
    while (next !== null) {
      const page: OrderReturns = await seen(next && `&cursor=${next}`);
      found.push(...page.returns.map(({ number }) => number));
      sizes.push(page.returns.length);
      ({ next } = page);
    }
    expect(sizes).toEqual([10, 10, 10]);
    expect([new Set(found).size, found[0], found.at(-1)]).toEqual([
      maxOpenClaims,
      'CL-9001',
      `CL-${9000 + maxOpenClaims}`,
    ]);
    const full = await claim();
    expect([full.statusCode, full.body]).toEqual([409, claimSentences.tooMany]);
    const list = await owner.call('GET /api/admin/returns?kind=claim&limit=10');
    const { items } = list.json<{ items: OfficeReturnSummary[] }>();
    expect([list.headers['x-total-count'], items.length]).toEqual([String(maxOpenClaims), 10]);
    expect(items[0]).toMatchObject({ what: '1 × Jack socket mono of Test Fuzz', isAnswered: false, photoCount: 0 });
    expect((await owner.call('GET /api/admin/returns?kind=return')).json().items).toEqual([]);
    expect((await claim({})).statusCode).toBe(409);
  });
});
