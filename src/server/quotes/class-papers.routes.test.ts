import { expect, it } from 'vitest';
import type { ClassSummary } from '#contracts/classroom.ts';
import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { everyPayment } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { boxLabelsPdf, classPackingListPdf } from './class-paper-pdfs.ts';

const asked = { name: 'Meera K.', email: 'meera@example.edu', country: 'India', state: 'Goa', zipCode: '403001' };

describeOnBothEngines('the boxes of a class that was ordered for', (database) => {
  async function setUp({ pupils = 12 } = {}) {
    const app = buildTestApp(database(), { payments: everyPayment });
    const productId = await addProduct(database(), { stock: 100 });
    const [teacher, stranger, clerk] = [
      await addUser(app, database(), 'meera'),
      await addUser(app, database(), 'stranger'),
      await addUser(app, database(), 'clerk', 'clerk'),
    ];
    const room = (await teacher.call('POST /api/classes', { kit: 'test-fuzz', name: 'Class 9B' })).json<ClassSummary>();
    for (let bench = 1; bench <= pupils; bench += 1)
      await new Browser(app).call(`POST /api/class-codes/${room.code}/places`, { name: `Pupil ${bench}` });
    const ask = async (by: Browser, classId: string | null = room.id) => {
      const lines = [{ productId, quantity: Math.max(1, pupils) }];
      const { number } = (await by.call('POST /api/quotes', { ...asked, lines, classId })).json<{ number: string }>();
      const { items } = (await clerk.call(`GET /api/admin/quotes?search=${number}`)).json<{ items: OfficeQuote[] }>();
      return items[0]!.id;
    };
    const read = async (id: string) => (await clerk.call(`GET /api/admin/quotes/${id}`)).json<OfficeQuote>();
    const print = (id: string, paper: string, by = clerk) =>
      by.call(`GET /api/admin/quotes/${id}/class-papers/${paper}`);
    return { app, teacher, stranger, clerk, room, ask, read, print };
  }

  it('are printed for staff: a list and labels, with the class beside the quote', async () => {
    const { teacher, ask, read, print } = await setUp();
    const id = await ask(teacher);
    expect(await read(id)).toMatchObject({ class: { name: 'Class 9B', pupils: 12 } });
    for (const paper of ['packing-list', 'box-labels']) {
      const answer = await print(id, paper);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.headers['content-disposition']).toContain(`taar-${paper}-Q-1001.pdf`);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await print(id, 'prices')).statusCode).toBe(400);
    expect((await print(id, 'box-labels', teacher)).statusCode).toBe(404);
  });

  it('are listed for the teacher too, and for nobody else, whatever link they have', async () => {
    const { app, teacher, stranger, clerk, room, ask, read } = await setUp();
    const { number } = await read(await ask(teacher));
    const own = await teacher.call(`GET /api/quotes/${number}/packing-list`);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(own.headers['content-disposition']).toContain(`taar-packing-list-${number}.pdf`);
    expect((await teacher.call(`GET /api/quotes/${number}`)).json()).toMatchObject({
      class: { name: 'Class 9B', pupils: 12 },
    });
    for (const other of [stranger, clerk])
      expect((await other.call(`GET /api/quotes/${number}/packing-list`)).statusCode).toBe(404);
    expect((await new Browser(app).call(`GET /api/quotes/${number}/packing-list`)).statusCode).toBe(401);
    await database().query(
      `insert into quote_links (token_hash, quote_id) select sha256('shared'), id from quotes where number = $1`,
      [number],
    );
    const shared = await stranger.call(`GET /api/quotes/${number}?token=shared`);
    expect(shared.json()).toMatchObject({ number, class: null });
    expect((await stranger.call(`GET /api/quotes/${number}/packing-list?token=shared`)).statusCode).toBe(404);

    // The quote stays with whoever asked though the class is another's now.
    await database().query(
      `update classes set user_id = (select id from users where username = 'stranger') where id = $1`,
      [room.id],
    );
    for (const by of [teacher, stranger])
      expect((await by.call(`GET /api/quotes/${number}/packing-list`)).statusCode).toBe(404);
  });

  it('are known to the order that the quote became, for its buyer and for staff', async () => {
    const { teacher, clerk, ask, read } = await setUp();
    const id = await ask(teacher);
    const { number, version, lines, shippingMethod } = await read(id);
    const priced = await clerk.call(`PATCH /api/admin/quotes/${id}`, {
      version,
      lines: lines.map(({ productId, quantity, price }) => ({ productId, quantity, price })),
      discount: null,
      freight: '100.00',
      shippingMethod,
      deliveryDays: 8,
      validDays: 30,
      note: null,
    });
    await clerk.call(`POST /api/admin/quotes/${id}/send`, { version: priced.json<OfficeQuote>().version });
    const accepted = await teacher.call(`POST /api/quotes/${number}/accept`, {
      version: 1,
      paymentMethod: 'upi',
      streetAddress: '1 Beach Road',
      city: 'Panaji',
    });
    expect(accepted.statusCode).toBe(201);
    const orderId = accepted.json<{ order: { id: string } }>().order.id;
    const classQuote = { id, number, className: 'Class 9B', pupils: 12 };
    expect((await teacher.call(`GET /api/orders/${orderId}`)).json()).toMatchObject({ classQuote });
    expect((await clerk.call(`GET /api/admin/orders/${orderId}`)).json()).toMatchObject({ classQuote });
    const list = await teacher.call(`GET /api/quotes/${number}/packing-list`);
    expect(list.headers['content-disposition']).toContain('taar-packing-list-PK-');
    await database().query('delete from classes');
    expect((await teacher.call(`GET /api/orders/${orderId}`)).json()).toMatchObject({ classQuote: null });
  });

  it('follow the class of whoever asked alone: nobody gets the names of another’s class', async () => {
    const { app, stranger, ask, read, print } = await setUp();
    for (const by of [stranger, new Browser(app)]) {
      const id = await ask(by);
      expect(await read(id)).toMatchObject({ class: null });
      const answer = await print(id, 'packing-list');
      expect([answer.statusCode, answer.body]).toEqual([
        409,
        'This quote is for no class, or the class was deleted with its names.',
      ]);
    }
  });

  it('have no names any more once the class is gone, and the quote stays', async () => {
    const { teacher, ask, read, print } = await setUp();
    const id = await ask(teacher);
    await database().query('delete from classes');
    expect(await read(id)).toMatchObject({ number: 'Q-1001', class: null });
    expect((await print(id, 'box-labels')).statusCode).toBe(409);
    expect(JSON.stringify(await database().query('select * from quotes'))).not.toContain('Pupil');
  });

  it('wait until somebody has joined', async () => {
    const { teacher, ask, print } = await setUp({ pupils: 0 });
    expect((await print(await ask(teacher), 'packing-list')).body).toBe('Nobody is in this class yet.');
  });
});

it('the papers of a class have a label for each box and a list of what is in each, past one page', async () => {
  const boxes = Array.from({ length: 60 }, (_, at) => ({
    bench: at + 1,
    name: at === 0 ? 'मीरा' : `Pupil ${at + 1}`,
    contents: at === 59 ? [] : [{ name: 'Pocket Fuzz', quantity: 1 }],
  }));
  const packing = {
    boxes,
    rest: [{ name: 'Footswitch', quantity: 5 }],
    className: 'Class 9B',
    number: 'PK-1001',
    seller: sellerOf(defaultSettings),
    date: new Date('2026-11-18T00:00:00Z'),
    compress: false,
  };
  const textOf = async (pdf: Promise<Buffer>) => readPdf(await pdf).pages.map(({ texts }) => texts.join(' '));
  const labels = await textOf(boxLabelsPdf(packing));
  expect(labels).toHaveLength(59);
  expect(labels[0]).toContain('Mira');
  expect(labels[11]).toMatch(/Bench 12 Pupil 12 1 × Pocket Fuzz .*Class 9B PK-1001/);
  const list = (await textOf(classPackingListPdf(packing))).join(' ');
  expect(list).toMatch(/60 boxes, bench by bench .*Class 9B/);
  for (const { bench } of boxes.slice(1)) expect(list).toContain(`Bench ${bench}: Pupil ${bench}`);
  expect(list).toContain('Nothing of this order');
  expect(list).toMatch(/For the teacher .*5 × Footswitch/);
});
