import { expect, it } from 'vitest';
import type { Books } from '#contracts/books.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { Gstr1Json } from '#domain/books/gstr1-json.ts';
import { gstr1Problems } from '#domain/books/gstr1-schema.ts';
import { inv01Problems } from '#domain/books/inv01-schema.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { buy, everyPayment, puneAddress } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const here = { ...puneAddress, city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };
const berlin = { ...puneAddress, city: 'Berlin', state: 'Berlin', zipCode: '10115', country: 'Germany' };
const company = (gstin: string, receiver = 'self') => ({
  business: { companyName: 'Sound School', gstin, receiver },
});
const prepaid = { paymentMethod: 'razorpay' };

describeOnBothEngines('the books of a month', (database) => {
  async function setUp() {
    const app = buildTestApp(database(), { payments: everyPayment });
    await addProduct(database(), { price_paise: 118_000 });
    await database().query('update products set stock = null');
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');

    /** Sold in October: confirmed at noon of the 5th, and paid at once, unless it is paid in cash. */
    async function sell(quantity: number, changes: object = {}): Promise<string> {
      const { id } = await buy(new Browser(app), { 'test-fuzz': quantity }, changes);
      // What is paid online is counted by hand here.
      await database().query(`update orders set payment_method = 'upi' where payment_method = 'razorpay'`);
      if ('paymentMethod' in changes) await owner.call(`POST /api/admin/orders/${id}/paid`, {});
      else await owner.call(`POST /api/admin/orders/${id}/status`, { status: 'confirmed' });
      await date(id, '2026-10-05T06:30:00Z');
      return id;
    }
    return { app, owner, sell };
  }

  /** Puts what has happened to an order so far to another day. */
  async function date(orderId: string, at: string): Promise<void> {
    for (const series of ['invoice_series', 'credit_note_series'])
      await database().query(
        `insert into ${series} (financial_year, last_serial) values ('2627', 1) on conflict do nothing`,
      );
    await database().query(
      `update invoices set issued_at = $2, financial_year = '2627' where order_id = $1 and issued_at > now() - interval '1 hour'`,
      [orderId, at],
    );
    await database().query(
      `update credit_notes set issued_at = $2, financial_year = '2627' where order_id = $1 and issued_at > now() - interval '1 hour'`,
      [orderId, at],
    );
    for (const [table, column] of [
      ['orders', 'paid_at'],
      ['refunds', 'created_at'],
      ['order_events', 'created_at'],
    ] as const)
      await database().query(
        `update ${table} set ${column} = $2 where ${table === 'orders' ? 'id' : 'order_id'} = $1
           and ${column} > now() - interval '1 hour'`,
        [orderId, at],
      );
  }

  const read = async (owner: Browser, month = '2026-10') =>
    (await owner.call(`GET /api/admin/books/${month}`)).json<Books>();
  const sections = ({ sections: rows }: Books) =>
    Object.fromEntries(rows.map(({ section, documents, total }) => [section, [documents, total]]));

  it('tie out with orders of every kind, and every file passes the checker', async () => {
    const { owner, sell } = await setUp();
    await sell(1, { shippingAddress: here, ...company('29AAGCB7383J1Z4') });
    const inter = await sell(1, company('27AAPFU0939F1ZV'));
    await sell(1, company('0717UNO00157UNO'));
    await sell(85, prepaid);
    await sell(1);
    await sell(2, { shippingAddress: here });
    await sell(1, { ...prepaid, shippingAddress: berlin, shippingMethod: 'international-standard' });
    const books = await read(owner);
    expect([books.ready, books.problems, books.tieOut.missing]).toEqual([true, [], []]);
    expect(sections(books)).toEqual({
      b2b: [3, '5937.00'],
      b2cl: [1, '100300.00'],
      b2cs: [2, '5138.00'],
      exp: [1, '4299.00'],
      cdnr: [0, '0.00'],
      cdnur: [0, '0.00'],
    });
    expect(books.sum).toMatchObject({ documents: 7, total: books.tieOut.books });
    expect(books.tieOut).toMatchObject({ paid: '104599.00', refunded: '0.00', reasons: { unpaid: '11075.00' } });
    expect([books.eInvoices, books.ewayBillCount, books.ewayBills[0]?.total]).toEqual([4, 1, '100300.00']);

    const file = await owner.call('GET /api/admin/books/2026-10/gstr1');
    const json = file.json<Gstr1Json>();
    expect([gstr1Problems(json), json.fp, file.headers['content-disposition']]).toEqual([
      [],
      '102026',
      'attachment; filename="GSTR1-2026-10.json"',
    ]);
    const list = (await owner.call('GET /api/admin/books/2026-10/e-invoices')).json<object[]>();
    expect([list.length, list.flatMap(inv01Problems)]).toEqual([4, []]);
    const csv = await owner.call('GET /api/admin/books/2026-10/tables/b2b');
    expect(csv.body.split('\r\n')).toHaveLength(5);
    const one = await owner.call(`GET /api/admin/orders/${inter}/e-invoice`);
    expect(one.json()).toMatchObject({ BuyerDtls: { Gstin: '27AAPFU0939F1ZV', Pos: '27' } });
    const written = await database().query<{ thing: string; after: unknown }>(
      `select thing, after from audit_entries where action = 'exported' order by id`,
    );
    expect(written.map(({ thing }) => thing)).toEqual(['books', 'books', 'books', 'order']);
  });

  it('have the integrated tax of an export that left without a letter of undertaking, whatever is set later', async () => {
    const { owner, sell } = await setUp();
    const setTo = (exportTax: string) =>
      database().query(
        `insert into settings (changed) values ($1::jsonb)
         on conflict (single) do update set changed = excluded.changed`,
        [JSON.stringify({ exportTax, lutNumber: 'AD290326001234X' })],
      );
    const abroad = { ...prepaid, shippingAddress: berlin, shippingMethod: 'international-standard' };
    await setTo('paid');
    const taxed = await sell(1, abroad);
    await setTo('lut');
    const underLut = await sell(1, abroad);
    await owner.call(`POST /api/admin/orders/${taxed}/refunds`, { amount: '429.90', reason: 'Dented box' });
    await date(taxed, '2026-10-20T06:30:00Z');
    const books = await read(owner);
    expect([books.ready, books.problems, books.tieOut.missing]).toEqual([true, [], []]);
    const json = (await owner.call('GET /api/admin/books/2026-10/gstr1')).json<Gstr1Json>();
    expect(gstr1Problems(json)).toEqual([]);
    // By hand: 1000 and 3299 were paid; out of them 152.54 and 503.24 are tax.
    expect(json.exp).toMatchObject([
      { exp_typ: 'WPAY', inv: [{ val: 4299, itms: [{ txval: 3643.22, rt: 18, iamt: 655.78 }] }] },
      { exp_typ: 'WOPAY', inv: [{ val: 4299, itms: [{ txval: 4299, rt: 0, iamt: 0 }] }] },
    ]);
    expect(json.cdnur).toMatchObject([{ typ: 'EXPWP', val: 429.9 }]);
    const orders = await Promise.all(
      [taxed, underLut].map(async (id) => (await owner.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>()),
    );
    expect(orders.map(({ totalAmount, taxIncluded }) => [totalAmount, taxIncluded])).toEqual([
      ['4299.00', '655.78'],
      ['4299.00', '0.00'],
    ]);
    const eInvoice = await owner.call(`GET /api/admin/orders/${taxed}/e-invoice`);
    expect([eInvoice.json(), inv01Problems(eInvoice.json())]).toMatchObject([{ TranDtls: { SupTyp: 'EXPWP' } }, []]);
  });

  it('take a credit note in the month that it was issued in, and say what money belongs to other papers', async () => {
    const { owner, sell } = await setUp();
    const registered = await sell(2, { ...company('27AAPFU0939F1ZV'), ...prepaid });
    const large = await sell(85, prepaid);
    const small = await sell(2, { ...prepaid, shippingAddress: here });
    const cash = await sell(1);
    for (const status of ['shipped', 'delivered'])
      for (const id of [registered, large, small, cash])
        await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    for (const id of [registered, large, small])
      await owner.call(`POST /api/admin/orders/${id}/refunds`, { amount: '118', reason: 'A knob was missing.' });
    await owner.call(`POST /api/admin/orders/${cash}/paid`, {});
    for (const id of [registered, large, small, cash]) await date(id, '2026-11-03T06:30:00Z');

    const october = await read(owner);
    expect(sections(october)).toMatchObject({ b2b: [1, '3159.00'], b2cl: [1, '100300.00'], b2cs: [2, '5138.00'] });
    expect([october.ready, october.tieOut.reasons.unpaid]).toEqual([true, '1979.00']);
    const november = await read(owner, '2026-11');
    expect(sections(november)).toMatchObject({ cdnr: [1, '-118.00'], cdnur: [1, '-118.00'], b2cs: [1, '-118.00'] });
    expect(november).toMatchObject({
      ready: true,
      tieOut: { paid: '1979.00', refunded: '354.00', books: '-354.00', reasons: { invoicedBefore: '-1979.00' } },
      series: [{ kind: 'credit-note', count: 3 }],
    });
    const note = (await owner.call(`GET /api/admin/orders/${registered}`)).json<{
      creditNotes: { number: string }[];
    }>();
    const { number } = note.creditNotes[0]!;
    const path = `GET /api/admin/orders/${registered}/e-invoice?creditNote=${encodeURIComponent(number)}`;
    expect((await owner.call(path)).json()).toMatchObject({ DocDtls: { Typ: 'CRN', No: number } });
    expect((await owner.call(`${path}9`)).statusCode).toBe(404);
  });

  it('count an invoice that was cancelled unpaid as a document alone, and a month later with its credit note', async () => {
    const { owner, sell } = await setUp();
    const cancel = (id: string) => owner.call(`POST /api/admin/orders/${id}/status`, { status: 'cancelled' });
    const [gone, later] = [await sell(1), await sell(1, company('27AAPFU0939F1ZV'))];
    await database().query('update invoices set issued_at = now() where order_id = $1', [gone]);
    await cancel(gone);
    await date(gone, '2026-10-31T18:29:59Z');
    // The other was refused at the door, in a later month by the clock of the database too.
    await owner.call(`POST /api/admin/orders/${later}/status`, { status: 'shipped' });
    await cancel(later);
    await date(later, '2026-10-31T18:30:00Z');
    const october = await read(owner);
    expect(october).toMatchObject({ ready: true, sum: { documents: 1, total: '1979.00' }, cancelledLater: [] });
    expect(october.series).toMatchObject([{ kind: 'invoice', count: 2, cancelled: 1 }]);
    const november = await read(owner, '2026-11');
    expect(november).toMatchObject({
      ready: true,
      cancelledLater: [],
      series: [{ kind: 'credit-note', count: 1 }],
      tieOut: { books: '-1979.00', money: '-1979.00', reasons: { creditedLater: '-1979.00' } },
    });
    expect(sections(november)).toMatchObject({ cdnr: [1, '-1979.00'] });
    const readOrder = (id: string) =>
      owner.call(`GET /api/admin/orders/${id}`).then((answer) => answer.json<AdminOrder>());
    expect((await readOrder(gone)).creditNotes).toEqual([]);
    const { creditNotes } = await readOrder(later);
    expect(creditNotes).toMatchObject([{ amount: '1979.00' }]);
    const { number, id } = creditNotes[0]!;
    const paper = await owner.call(`GET /api/admin/orders/${later}/credit-notes/${id}`);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const path = `GET /api/admin/orders/${later}/e-invoice?creditNote=${encodeURIComponent(number)}`;
    expect((await owner.call(path)).json()).toMatchObject({ ValDtls: { TotInvVal: 1979 } });

    // Money that comes after all goes back, and the invoice is not taken back twice.
    await owner.call(`POST /api/admin/orders/${later}/paid`, {});
    await owner.call(`POST /api/admin/orders/${later}/refunded`, {});
    await date(later, '2026-11-03T06:30:00Z');
    expect((await readOrder(later)).creditNotes).toEqual(creditNotes);
    expect(await read(owner, '2026-11')).toMatchObject({
      ready: true,
      tieOut: { refunded: '1979.00', books: '-1979.00' },
    });
  });

  it('keep every file shut while a sum differs, and name the document', async () => {
    const { owner, sell } = await setUp();
    const id = await sell(1, company('27AAPFU0939F1ZV'));
    await database().query('update order_items set price_paise = price_paise + 1 where order_id = $1', [id]);
    const books = await read(owner);
    expect([books.ready, books.problemCount]).toEqual([false, 1]);
    const sentence = `It makes ₹1,979.01, and its order ₹1,979.`;
    expect(books.problems).toEqual([{ number: expect.stringMatching(/^TR\//) as unknown, sentence }]);
    for (const path of ['gstr1', 'e-invoices', 'tables/hsn']) {
      const answer = await owner.call(`GET /api/admin/books/2026-10/${path}`);
      expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining(sentence)]);
    }
    expect(await database().query(`select 1 from audit_entries where action = 'exported'`)).toEqual([]);
  });

  it('differ from the money when an order has some that no paper has, or that the payment service never sent', async () => {
    const { owner, sell } = await setUp();
    const id = await sell(1, prepaid);
    const state = async () => {
      const { ready, problemCount } = await read(owner);
      const { statusCode, body } = await owner.call('GET /api/admin/books/2026-10/gstr1');
      return [ready, problemCount, statusCode, statusCode === 200 ? '' : body];
    };
    const shut = [false, 0, 409, 'The books of this month don’t tie out yet, so nothing can be exported.'];
    expect(await state()).toEqual([true, 0, 200, '']);
    await database().query(`update orders set payment_method = 'razorpay' where id = $1`, [id]);
    expect(await state()).toEqual(shut);
    await database().query(`update orders set payment_method = 'upi' where id = $1`, [id]);
    expect(await state()).toEqual([true, 0, 200, '']);
    // Cancelled as if nobody had paid, which makes its invoice void; the money is there all the same.
    await owner.call(`POST /api/admin/orders/${id}/status`, { status: 'cancelled' });
    await database().query(`update orders set payment_status = 'void' where id = $1`, [id]);
    await date(id, '2026-10-06T06:30:00Z');
    expect(await state()).toEqual(shut);
  });

  it('find a number that is missing, but not one that another month has', async () => {
    const { owner, sell } = await setUp();
    const ids = [await sell(1), await sell(1), await sell(1)];
    await database().query(`update invoices set issued_at = '2026-11-01T06:30:00Z' where order_id = $1`, [ids[1]]);
    expect(await read(owner)).toMatchObject({ ready: true, tieOut: { missing: [] } });
    await database().query('delete from invoices where order_id = $1', [ids[1]]);
    const books = await read(owner);
    expect([books.ready, books.tieOut.missing]).toEqual([false, [expect.stringMatching(/000002$/)]]);
  });

  it('refuse what is no month, and an e-invoice where there is none', async () => {
    const { owner, sell, app } = await setUp();
    for (const month of ['2026-13', '2026', 'x', '%00'])
      expect((await owner.call(`GET /api/admin/books/${month}`)).statusCode).toBe(400);
    expect((await owner.call('GET /api/admin/books/2026-10/tables/b2x')).statusCode).toBe(400);
    const status = async (id: string) => (await owner.call(`GET /api/admin/orders/${id}/e-invoice`)).statusCode;
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 });
    expect([await status(await sell(1)), await status(id), await status('PK-999999')]).toEqual([409, 409, 404]);
    const months = (await owner.call('GET /api/admin/books')).json<{ months: string[]; current: string }>();
    expect(months.months).toContain('2026-10');
    expect(months.months[0]).toBe(months.current);
  });

  it('read a month of many invoices page by page', async () => {
    const { owner } = await setUp();
    await addInvoices(1203);
    const books = await read(owner);
    expect(books).toMatchObject({ ready: true, sum: { documents: 1203, total: '1419540.00' } });
    expect(books.tieOut.paid).toBe('1419540.00');
  });

  /** Orders of one kit each, paid and invoiced in October. */
  async function addInvoices(count: number): Promise<void> {
    const address = JSON.stringify(puneAddress);
    await database().query(
      `with made as (
         insert into orders (email, status, payment_method, payment_status, paid_at, subtotal_paise, total_paise,
                             shipping_address, arrives_from, arrives_to)
         select 'asha@example.com', 'delivered', 'upi', 'paid', '2026-10-05T06:30:00Z', 118000, 118000, $1::jsonb,
                '2026-10-09', '2026-10-12'
         from generate_series(1, $2::integer) returning id
       ), lines as (
         insert into order_items (order_id, product_id, name, quantity, price_paise)
         select made.id, products.id, 'Fuzz', 1, 118000 from made, products
       ), series as (
         insert into invoice_series (financial_year, last_serial) values ('2627', $2::integer)
       )
       select id from made`,
      [address, count],
    );
    await database().query(
      `insert into invoices (order_id, number, financial_year, serial, issued_at)
       select id, 'TR/2627/' || lpad(row::text, 6, '0'), '2627', row, '2026-10-05T06:30:00Z'
       from (select id, row_number() over (order by id) as row from orders) numbered`,
    );
  }
});
