import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { AdminOrderSummary } from '#contracts/office-orders.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addOrder, puneAddress } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the list of orders', (database) => {
  const setUp = async () => {
    const admin = await addUser(buildTestApp(database()), database(), 'keeper', 'clerk');
    const find = async (query: string) => {
      const answer = await admin.call(`GET /api/admin/orders${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { items, next } = answer.json<{ items: AdminOrderSummary[]; next: string | null }>();
      const numbers = items.map(({ number }) => number.slice(3)).join(' ');
      return { numbers, total: answer.headers['x-total-count'], next, items };
    };
    return { admin, find };
  };
  const named = (name: string) => JSON.stringify({ ...puneAddress, name });
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));

  it('finds beginnings of words of numbers, names, mail addresses and phones, in any script', async () => {
    const { find } = await setUp();
    await addOrder(database(), {
      shipping_address: named("Bela D'Souza"),
      email: 'Bela@example.com',
      created_at: day(1),
    });
    await addOrder(database(), { shipping_address: named('मीरा अय्यर'), phone: '+91 98450-12345', created_at: day(2) });
    await addOrder(database(), { created_at: day(3) });
    const numbers = async (search: string) => (await find(`?search=${encodeURIComponent(search)}`)).numbers;
    expect(await numbers('pk-1001')).toBe('1001');
    expect(await numbers('1003')).toBe('1003');
    expect(await numbers('bela@')).toBe('1001');
    expect(await numbers('BELA@example.com')).toBe('1001');
    expect(await numbers("d'souza")).toBe('1001');
    expect(await numbers('asha rao')).toBe('1003');
    expect(await numbers('मीरा')).toBe('1002');
    for (const phone of ['+91 98450 12345', '98450 12345', '9845012345', '984501']) {
      expect([phone, await numbers(phone)]).toEqual([phone, '1002']);
    }
    for (const sign of ['_____', "'", '\\', '%', ":*' & !"]) expect([sign, await numbers(sign)]).toEqual([sign, '']);
  });

  it('finds an order for a business by its company, its GSTIN and its purchase order, also mixed with other words', async () => {
    const { find } = await setUp();
    const business = { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV', purchaseOrder: 'EDU/2026-118' };
    await addOrder(database(), { business: JSON.stringify(business), created_at: day(1) });
    const school = { companyName: 'Own School', gstin: null, purchaseOrder: null };
    await addOrder(database(), { business: JSON.stringify(school), created_at: day(2) });
    await addOrder(database(), { created_at: day(3) });
    const numbers = async (search: string) => (await find(`?search=${encodeURIComponent(search)}`)).numbers;
    for (const search of [
      'sample audio',
      'WORKS',
      '27aapfu0939f1zv',
      '27AAPFU',
      'EDU/2026-118',
      '2026-11',
      'works asha',
    ])
      expect([search, await numbers(search)]).toEqual([search, '1001']);
    expect(await numbers('own school')).toBe('1002');
    expect([await numbers('asha'), await numbers('null'), await numbers('school works')]).toEqual([
      '1003 1002 1001',
      '',
      '',
    ]);
    // Whoever was erased is found by the number of the order alone.
    await database().query(`update orders set forgotten_at = now(), status = 'cancelled' where number = 'PK-1001'`);
    expect([await numbers('sample audio'), await numbers('pk-1001')]).toEqual(['', '1001']);
  });

  it('takes status, payment, way to pay and to send, days of India and a product, together', async () => {
    const { admin, find } = await setUp();
    await addProduct(database());
    const first = await addOrder(database(), { payment_method: 'upi', created_at: new Date('2026-01-01T18:29:59Z') });
    await addOrder(database(), {
      status: 'cancelled',
      payment_status: 'refund-due',
      created_at: new Date('2026-01-01T18:30:00Z'),
    });
    await addOrder(database(), { shipping_method: 'pickup', created_at: day(3) });
    await database().query(
      `insert into order_items (order_id, product_id, name, quantity, price_paise) select $1, id, name, 1, 100 from products`,
      [first],
    );
    await database().query(
      `insert into gateway_payments (gateway_payment_id, gateway_order_id, order_id, amount_paise, currency, status)
       values ('pay_1', 'order_1', $1, 100, 'INR', 'mismatch')`,
      [first],
    );
    const cases: readonly (readonly [string, string])[] = [
      ['', '1003 1002 1001'],
      ['?status=cancelled', '1002'],
      ['?payment=refund-due', '1002 1001'],
      ['?view=to-refund&status=pending', '1001'],
      ['?method=upi', '1001'],
      ['?shipping=pickup', '1003'],
      ['?from=2026-01-02', '1003 1002'],
      ['?to=2026-01-01', '1001'],
      ['?product=test-fuzz', '1001'],
      ['?product=nothing-we-sell', ''],
      ['?view=to-confirm', '1003'],
      ['?view=unpaid', '1001'],
      ['?view=unpaid&search=asha&from=2026-01-01&product=test-fuzz', '1001'],
    ];
    for (const [query, numbers] of cases) {
      const found = await find(query);
      expect([query, found.numbers, found.total]).toEqual([
        query,
        numbers,
        String(numbers ? numbers.split(' ').length : 0),
      ]);
    }
    const views = (await admin.call('GET /api/admin/orders/views')).json();
    expect(views).toEqual({ all: 3, 'to-confirm': 1, 'to-pack': 0, shipped: 0, unpaid: 1, 'to-refund': 2, done: 0 });
    expect((await find('?product=test-fuzz')).items[0]).toMatchObject({
      name: 'Asha Rao',
      city: 'Pune',
      lineCount: 1,
      items: [{ name: 'Test Fuzz' }],
      next: 'await-payment',
    });
  });

  it('comes in pages that miss and repeat nothing, also where many were placed at the same moment', async () => {
    const { admin, find } = await setUp();
    for (let index = 0; index < 5; index += 1)
      await addOrder(database(), { created_at: new Date('2026-02-01T00:00:00Z') });
    await database().query(
      `update orders set created_at = created_at + interval '0.000001 s' where number = 'PK-1003'`,
    );
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Awaited<ReturnType<typeof find>> = await find(`?limit=2${next && `&cursor=${next}`}`);
      seen.push(...page.numbers.split(' '));
      next = page.next;
    }
    expect(seen[0]).toBe('1003');
    expect(seen.toSorted()).toEqual(['1001', '1002', '1003', '1004', '1005']);
    const forged = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const queries = ['limit=201', 'limit=0', 'status=lost', 'payment=maybe', 'view=x', 'from=2026-13-01', 'search=%00'];
    for (const cursor of [
      'x',
      forged(['now', crypto.randomUUID()]),
      forged(['2026-99-01 00:00:00+00', crypto.randomUUID()]),
    ]) {
      queries.push(`cursor=${cursor}`);
    }
    for (const query of queries) {
      expect([query, (await admin.call(`GET /api/admin/orders?${query}`)).statusCode]).toEqual([query, 400]);
    }
  });

  it('goes out as CSV that opens no formula and keeps every script', async () => {
    const { admin } = await setUp();
    await addOrder(database(), { shipping_address: named('＝1+1'), notes: 'One, "two"\nthree', created_at: day(1) });
    await database().query(`update orders set payment_status = 'paid', refunded_paise = 49950`);
    await addOrder(database(), { shipping_address: named('மீரா'), phone: '+91 98450 12345', created_at: day(2) });
    const answer = await admin.call('GET /api/admin/orders/export?to=2026-01-02');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="taar-orders.csv"',
    });
    expect(answer.body.startsWith('\ufeffOrder,Placed,')).toBe(true);
    const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(
      rows.map((row) => [
        row['Order'],
        row['Placed'],
        row['Name'],
        row['Phone'],
        row['Total'],
        row['Refunded'],
        row['Paid, net of refunds'],
        row['Note of the buyer'],
      ]),
    ).toEqual([
      ['PK-1002', '2026-01-02 05:30', 'மீரா', "'+91 98450 12345", '3499.00', '0.00', '0.00', ''],
      ['PK-1001', '2026-01-01 05:30', "'＝1+1", '', '3499.00', '499.50', '2999.50', 'One, "two"\nthree'],
    ]);
    expect(parse((await admin.call('GET /api/admin/orders/export?search=bela')).body)).toHaveLength(1);
  });
});
