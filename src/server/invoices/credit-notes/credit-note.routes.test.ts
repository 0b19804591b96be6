import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addOrder, buy } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { makeCreditNotes } from '#domain/orders/credit-note.ts';
import { rupees, toPaise } from '#domain/money/money.ts';
import { creditNotePdf } from './credit-note-pdf.ts';

describeOnPostgres('the credit note of a refund', (database) => {
  /** Two of the test fuzz at 2999 each, with delivery for 799, delivered and paid. */
  const setUp = async () => {
    const app = buildTestApp(database());
    await addProduct(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const guest = new Browser(app);
    const { id, token } = await buy(guest, { 'test-fuzz': 2 });
    for (const status of ['confirmed', 'shipped', 'delivered'])
      await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    await owner.call(`POST /api/admin/orders/${id}/paid`, {});
    const itemId = (await owner.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>().items[0]!.id;
    const refund = (goods: object) =>
      owner.call(`POST /api/admin/orders/${id}/refunds`, { reason: 'The knob was missing.', ...goods });
    const seen = async () => (await guest.call(`GET /api/orders/${id}?token=${token}`)).json<Order>();
    return { app, owner, guest, id, token, itemId, refund, seen };
  };
  const numbers = () =>
    database().query<{ number: string; serial: number }>('select number, serial from credit_notes order by serial');

  it('has the next number of its own series, is told to the buyer, and is a PDF for buyer and office', async () => {
    const { owner, guest, id, token, itemId, refund, seen } = await setUp();
    expect((await seen()).creditNotes).toEqual([]);
    await deliverMail(database());
    expect((await refund({ lines: [{ itemId, quantity: 1 }] })).statusCode).toBe(200);
    expect((await refund({ delivery: true })).statusCode).toBe(200);
    const { creditNotes } = await seen();
    expect(creditNotes.map(({ number, amount }) => [number, amount])).toEqual([
      [expect.stringMatching(/^CN\/\d{4}\/000001$/), '2999.00'],
      [expect.stringMatching(/^CN\/\d{4}\/000002$/), '799.00'],
    ]);
    const told = (await deliverMail(database())).map(({ text }) => text).join();
    for (const { number } of creditNotes) expect(told).toContain(`Your credit note ${number} is on your order page.`);
    const file = await guest.call(`GET /api/orders/${id}/credit-notes/${creditNotes[0]!.id}?token=${token}`);
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(file.headers['content-disposition']).toMatch(/filename="taar-CN-\d{4}-000001\.pdf"$/);
    const again = await owner.call(`GET /api/admin/orders/${id}/credit-notes/${creditNotes[0]!.id}`);
    expect(again.rawPayload.equals(file.rawPayload)).toBe(true);
  });

  it('is for its buyer and whoever has the token: for others, and under another order, it is 404', async () => {
    const { app, guest, id, token, refund, seen } = await setUp();
    await refund({ amount: '10' });
    const [note] = (await seen()).creditNotes;
    const other = await buy(new Browser(app), { 'test-fuzz': 1 });
    const status = async (browser: Browser, path: string) => (await browser.call(`GET /api/orders/${path}`)).statusCode;
    expect(await status(guest, `${id}/credit-notes/${note!.id}?token=${token}`)).toBe(200);
    expect(await status(new Browser(app), `${id}/credit-notes/${note!.id}`)).toBe(404);
    expect(await status(new Browser(app), `${id}/credit-notes/${note!.id}?token=${other.token}`)).toBe(404);
    expect(await status(new Browser(app), `${other.id}/credit-notes/${note!.id}?token=${other.token}`)).toBe(404);
    for (const noteId of [crypto.randomUUID(), 'x', '%00', "'"])
      expect(await status(guest, `${id}/credit-notes/${encodeURIComponent(noteId)}?token=${token}`)).toBe(404);
  });

  it('takes no number for a refund that is refused, and has no gap when many refund at once', async () => {
    const { owner, app, id, itemId, refund } = await setUp();
    expect((await refund({ lines: [{ itemId, quantity: 3 }] })).statusCode).toBe(409);
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const { id: other } = await buy(new Browser(app), { 'test-fuzz': 1 });
        for (const status of ['confirmed', 'shipped', 'delivered'])
          await owner.call(`POST /api/admin/orders/${other}/status`, { status });
        await owner.call(`POST /api/admin/orders/${other}/paid`, {});
        return other;
      }),
    );
    const asked = [...others, id].flatMap((orderId) =>
      ['2000', '2000'].map((amount) =>
        owner.call(`POST /api/admin/orders/${orderId}/refunds`, { amount, reason: 'R' }),
      ),
    );
    const answers = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    // An order of one fuzz for 3798 gives 2000 back once; the second, of 1798 at most, is refused.
    expect(answers.toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect((await numbers()).map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5]);
    const [series] = await database().query<{ last: number }>('select last_serial as last from credit_note_series');
    expect(series!.last).toBe(5);
  });

  it('is not made for an order without an invoice', async () => {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const cancelled = { status: 'cancelled', payment_method: 'upi', payment_status: 'refund-due' };
    const id = await addOrder(database(), { ...cancelled, total_paise: 100_000 });
    expect((await owner.call(`POST /api/admin/orders/${id}/refunded`, {})).statusCode).toBe(200);
    expect(await numbers()).toEqual([]);
  });

  it('of a cancelled order that was invoiced has all of the invoice', async () => {
    const app = buildTestApp(database());
    await addProduct(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 });
    await owner.call(`POST /api/admin/orders/${id}/status`, { status: 'confirmed' });
    await owner.call(`POST /api/admin/orders/${id}/paid`, {});
    await owner.call(`POST /api/admin/orders/${id}/status`, { status: 'cancelled' });
    const { creditNotes, totalAmount } = (await owner.call(`POST /api/admin/orders/${id}/refunded`, {})).json<Order>();
    expect(creditNotes.map(({ amount }) => amount)).toEqual([totalAmount]);
  });

  it('is refused a second time for one refund by the table itself', async () => {
    const { refund } = await setUp();
    await refund({ amount: '10' });
    const twice = database().query(
      `insert into credit_notes (refund_id, order_id, number, financial_year, serial, seller)
       select refund_id, order_id, 'CN/X', financial_year, serial + 1, seller from credit_notes`,
    );
    await expect(twice).rejects.toThrow('credit_notes_refund_id_key');
  });
});

it('a credit note on paper names the invoice, the buyer with the GSTIN, the reason, and the tax that goes back', async () => {
  const home = {
    name: 'Zoë Rao',
    streetAddress: '12, 4th Main',
    city: 'Bengaluru',
    state: 'Karnataka',
    zipCode: '560003',
    country: 'India',
  };
  const item = {
    id: 'fuzz',
    name: 'Fuzz Box',
    quantity: 1,
    price: rupees(2999),
    hsnCode: '8543',
    gstRatePercent: 18,
    unitCode: 'SET',
    adjusted: toPaise(-14_995),
  };
  const back = {
    amount: toPaise(284_905),
    delivery: toPaise(0),
    lines: [{ itemId: 'fuzz', quantity: 1, amount: toPaise(284_905) }],
  };
  const sale = { adjustments: [], shippingName: 'Standard', shipping: rupees(0), destination: home, supplyState: null };
  const [note] = makeCreditNotes({ ...sale, items: [item] }, [back]);
  const bytes = await creditNotePdf(
    {
      number: 'CN/2627/000034',
      issuedAt: new Date('2026-11-16T06:00:00Z'),
      invoice: { number: 'TR/2627/000398', issuedAt: new Date('2026-11-03T06:00:00Z') },
      seller: sellerOf(defaultSettings),
      orderNumber: 'PK-1031',
      business: { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV', purchaseOrder: null },
      billTo: home,
      shipTo: home,
      reason: 'Ordered by mistake.',
      note: note!,
    },
    { compress: false },
  );
  const text = readPdf(bytes)
    .pages.flatMap(({ texts }) => texts)
    .join('\n');
  for (const words of [
    'Credit Note',
    'CN/2627/000034',
    'TR/2627/000398 of 3 November 2026',
    'Sample Audio Works LLP',
    'GSTIN 27AAPFU0939F1ZV',
    'Reason: Ordered by mistake.',
    '1 SET',
    '2,414.45',
    '217.30',
    '₹2,849.05',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Tax Invoice');
});
