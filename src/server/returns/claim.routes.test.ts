import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AccountExport } from '#contracts/account-export.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type {
  ClaimablePart,
  OfficeReturn,
  OfficeReturnSummary,
  OrderReturn,
  OrderReturns,
} from '#contracts/returns.ts';
import { claimSentences, maxOpenClaims, maxPhotoBytes, maxPhotos } from '#domain/returns/claims.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { buy, stockOf } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { returnRetention } from './return.service.ts';

const bom = [
  { ref: 'R1', kind: 'resistor', value: '4K7', part: 'resistor-4k7' },
  { ref: 'R2', kind: 'resistor', value: '4K7', part: 'resistor-4k7' },
  { ref: 'J1', kind: 'jack', value: 'mono' },
];
const jpeg = { 'content-type': 'image/jpeg' };
const red = { create: { width: 900, height: 600, channels: 3, background: '#a02010' } } as const;
const photo = () =>
  sharp(red)
    .withExif({ IFD0: { Copyright: 'Secret Place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

describeOnPostgres('what a buyer claims', (database) => {
  const noted = async (kind: string) =>
    (await deliverMail(database())).map(({ subject }) => subject).filter((subject) => subject.includes(kind));

  /** Two kits and three packs of resistors, sent. */
  const setUp = async (...moves: string[]) => {
    const app = buildTestApp(database());
    await addProduct(database(), { stock: 10, bom: JSON.stringify(bom) });
    const resistor = { slug: 'resistor-4k7', name: 'Resistor 4K7', category: 'parts', subcategory: 'resistors' };
    const resistorId = await addProduct(database(), { ...resistor, price_paise: 1000, stock: 5 });
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const guest = new Browser(app);
    const { id, token } = await buy(guest, { 'test-fuzz': 2, 'resistor-4k7': 3 });
    for (const status of moves.length > 0 ? moves : ['confirmed', 'shipped'])
      await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    await owner.call(`POST /api/admin/orders/${id}/paid`, {});
    const at = (path: string, query = '') => `/api/orders/${id}/${path}?token=${token}${query}`;
    const seen = async (query = '') => (await guest.call(`GET ${at('returns', query)}`)).json<OrderReturns>();
    const itemOf = async (name: string) => (await seen()).lines.find((line) => line.name === name)!.itemId;
    const kit = await itemOf('Test Fuzz');
    const loose = await itemOf('Resistor 4K7');
    const claim = (changes: object = {}) =>
      guest.call(`POST ${at('claims')}`, {
        itemId: kit,
        problem: 'missing',
        parts: [{ name: 'Resistor 4K7', quantity: 2 }],
        words: 'The small bag is empty.',
        ...changes,
      });
    const claimed = async (changes: object = {}) => {
      const answer = await claim(changes);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<OrderReturn>();
    };
    const send = async (returnId: string, bytes?: Buffer, browser = guest, query = `?token=${token}`) =>
      browser.call(`POST /api/orders/${id}/returns/${returnId}/photos${query}`, bytes ?? (await photo()), jpeg);
    const office = (number: string) => ({
      get: async () => (await owner.call(`GET /api/admin/returns/${number}`)).json<OfficeReturn>(),
      do: (what: string, body: object) => owner.call(`POST /api/admin/returns/${number}/${what}`, body),
    });
    await deliverMail(database());
    return { app, owner, guest, id, token, at, kit, loose, resistorId, seen, claim, claimed, send, office };
  };

  it('names parts of the kit, has a ticket at once, and ends with a spare that leaves the shelf', async () => {
    const { guest, at, kit, loose, resistorId, seen, claimed, office, owner } = await setUp();
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

  it('never takes a spare that is not there, however many claims are answered at once', async () => {
    const { claimed, office, resistorId } = await setUp();
    const made = [];
    for (const words of ['one', 'two', 'three', 'four', 'five']) made.push(await claimed({ words }));
    const answers = await Promise.all(
      made.map(({ number }) =>
        office(number).do('spare', { version: 1, units: [{ productId: resistorId, quantity: 1 }] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(await stockOf(database(), 'resistor-4k7')).toBe(0);
    const left = await database().query(`select count(*)::integer as count from returns where status = 'asked'`);
    expect(left).toEqual([{ count: 3 }]);
    const twice = made.find((_, index) => answers[index]!.statusCode === 409)!;
    const both = await Promise.all([1, 2].map(() => office(twice.number).do('spare', { version: 1, units: [] })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('may end with money: the price of the unit or an amount, once, with a credit note, and never more than was paid', async () => {
    const { claimed, office, owner, id, loose, seen } = await setUp();
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
    const { guest, at, claimed, office, owner, seen, send } = await setUp();
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

  it('has photos without what the camera wrote, for its buyer and the office alone', async () => {
    const { app, owner, guest, id, token, at, claimed, send } = await setUp();
    const { id: claimId, number } = await claimed();
    const answer = await send(claimId);
    expect(answer.statusCode, answer.body).toBe(201);
    const [{ id: photoId } = { id: '' }] = answer.json<OrderReturn>().photos;
    const path = at(`returns/${claimId}/photos/${photoId}`);
    const shown = await guest.call(`GET ${path}`);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, exif } = await sharp(shown.rawPayload).metadata();
    expect([format, width, exif, shown.rawPayload.includes('Secret')]).toEqual(['webp', 900, undefined, false]);
    const inOffice = await owner.call(`GET /api/admin/returns/${number}/photos/${photoId}`);
    expect([inOffice.statusCode, inOffice.headers['content-type']]).toEqual([200, 'image/webp']);
    const writer = await addUser(app, database(), 'writer', 'writer');
    expect((await writer.call(`GET /api/admin/returns/${number}/photos/${photoId}`)).statusCode).toBe(403);
    const bela = await addUser(app, database(), 'bela');
    const other = await buy(bela, { 'test-fuzz': 1 });
    for (const [browser, address] of [
      [bela, path.replace(/\?.*/, '')],
      [new Browser(app), path.replace(/\?.*/, '')],
      [new Browser(app), path.replace(token!, other.token ?? 'none')],
      // The photo of another order, by an order of one's own.
      [bela, `/api/orders/${other.id}/returns/${claimId}/photos/${photoId}`],
    ] as const)
      expect([address, (await browser.call(`GET ${address}`)).statusCode]).toEqual([address, 404]);
    expect((await send(claimId, undefined, bela, '')).statusCode).toBe(404);
    // Nobody reads what a stranger sends: it would be too large.
    expect((await send(claimId, Buffer.alloc(maxPhotoBytes + 1), bela, '')).statusCode).toBe(404);
    const foreign = await bela.call(`POST /api/orders/${other.id}/returns/${claimId}/photos`, await photo(), jpeg);
    expect(foreign.statusCode).toBe(404);
    expect(
      (await bela.call(`POST /api/orders/${other.id}/returns/${claimId}/messages`, { text: 'Hi' })).statusCode,
    ).toBe(404);
    expect(await database().query('select 1 as one from return_photos')).toHaveLength(1);
    expect(id).not.toBe(other.id);
  });

  it('has so many photos and no more, whoever sends at once, and nothing that is none', async () => {
    const { claimed, send } = await setUp();
    const { id } = await claimed();
    const bytes = await photo();
    const tiny = await sharp({ create: { ...red.create, width: 10, height: 10 } })
      .png()
      .toBuffer();
    for (const [what, sent, status] of [
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
      ['half a photo', bytes.subarray(0, 400), 400],
      ['a speck', tiny, 400],
      ['too much', Buffer.alloc(maxPhotoBytes + 1), 413],
    ] as const)
      expect([what, (await send(id, sent)).statusCode]).toEqual([what, status]);
    const answers = await Promise.all(Array.from({ length: maxPhotos + 3 }, () => send(id, bytes)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 409, 409, 409]);
    const kept = await database().query('select position from return_photos order by position');
    expect(kept).toEqual([0, 1, 2, 3].map((position) => ({ position })));
    const full = await send(id, bytes);
    expect([full.statusCode, full.body]).toEqual([409, claimSentences.photosFull]);
  });

  it('is refused with a sentence, and nothing is written', async () => {
    const { claim, seen, loose, kit } = await setUp();
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
    const { seen, claim, owner, id, kit } = await setUp();
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

  it('is in the export of the account that bought: words, what was written, and where the photos are', async () => {
    const { app, owner } = await setUp();
    const asha = await addUser(app, database(), 'asha');
    const { id, items } = await buy(asha, { 'test-fuzz': 1 });
    for (const status of ['confirmed', 'shipped']) await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    const claim = { itemId: items[0]!.id, problem: 'wrong', words: 'It is blue.' };
    const { id: claimId, number } = (await asha.call(`POST /api/orders/${id}/claims`, claim)).json<OrderReturn>();
    await asha.call(`POST /api/orders/${id}/returns/${claimId}/photos`, await photo(), jpeg);
    await owner.call(`POST /api/admin/returns/${number}/messages`, { version: 1, text: 'Which blue?' });
    const exported = (await asha.call('GET /api/user/export')).json<AccountExport>();
    expect(exported.orders[0]!.returns).toMatchObject([
      {
        number,
        kind: 'claim',
        status: 'asked',
        reason: 'wrong',
        words: 'It is blue.',
        messages: [{ by: 'us', text: 'Which blue?' }],
        photos: [expect.stringMatching(`^/api/orders/${id}/returns/${claimId}/photos/`)],
      },
    ]);
    const [address] = exported.orders[0]!.returns[0]!.photos;
    expect((await asha.call(`GET ${address}`)).headers['content-type']).toBe('image/webp');
  });

  it('loses words and photos with the buyer who is forgotten, and photos a year after it is settled', async () => {
    const { claimed, send, guest, at, office, seen } = await setUp();
    const { id, number } = await claimed();
    await send(id);
    await guest.call(`POST ${at(`returns/${id}/messages`)}`, { text: 'My secret.' });
    await office(number).do('messages', { version: (await office(number).get()).version, text: 'Noted.' });
    const photos = () => database().query('select 1 as one from return_photos');
    await returnRetention.deleteExpired!(database());
    expect(await photos()).toHaveLength(1);
    await database().transaction((tx) => returnRetention.beforeErasure!(tx, 'ASHA@example.com'));
    expect(await photos()).toEqual([]);
    const [kept] = (await seen()).returns;
    expect(kept).toMatchObject({ words: null, photos: [] });
    expect(kept!.history.map(({ note }) => note)).toEqual([null, 'Noted.']);
    await send(id);
    await office(number).do('decline', { version: (await office(number).get()).version, reason: 'Done.' });
    await returnRetention.deleteExpired!(database());
    expect(await photos()).toHaveLength(1);
    await database().query(`alter table returns disable trigger returns_updated_at`);
    await database().query(`update returns set updated_at = now() - interval '367 days'`);
    await database().query(`alter table returns enable trigger returns_updated_at`);
    await returnRetention.deleteExpired!(database());
    expect(await photos()).toEqual([]);
  });
});
