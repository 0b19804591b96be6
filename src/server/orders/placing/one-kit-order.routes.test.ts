import { expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { everyPayment, puneAddress, sendOrder, stockOf } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { kitsText } from '#domain/customs/kit-text.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { invoicePdf } from '../../invoices/invoice-pdf.ts';
import { partiesOf, saleOf } from '../../invoices/invoice.service.ts';
import { customsNote } from '../office/papers/customs-sheet.ts';
import { customs } from '../office/papers/order-papers.repository.ts';
import { readOrderRow } from '../order-view.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const germany = { ...puneAddress, city: 'Berlin', state: '', zipCode: '10119', country: 'Germany' };
const sent = { shippingAddress: germany, shippingMethod: 'international-express', paymentMethod: 'razorpay' };

const invoiceFacts = {
  number: null,
  issuedAt: new Date('2026-11-16T00:00:00Z'),
  seller: sellerOf(defaultSettings),
  orderNumber: 'PK-1',
  orderedAt: new Date('2026-11-16T00:00:00Z'),
  isCancelled: false,
  payment: 'paid',
};

const parts = {
  'resistor-4k7': { price_paise: 1500, hsn_code: '8533', kind: 'resistor', pack: 10, pieces: 4 },
  jack: { price_paise: 5900, hsn_code: '8536', kind: 'jack', pack: 1, pieces: 2 },
} as const;

describeOnBothEngines('A board bought with all its parts', (database) => {
  const setUp = async () => {
    await addProduct(database(), { slug: 'fuzz', name: 'Fuzz Box', hsn_code: '8543', stock: 9 });
    const bom = Object.entries(parts).flatMap(([part, { pieces }]) => Array.from({ length: pieces }, () => ({ part })));
    for (const [slug, { pack, pieces: _pieces, kind, ...row }] of Object.entries(parts)) {
      await addProduct(database(), { slug, name: slug, category: 'parts', subcategory: 'other', stock: 50, ...row });
      await database().query('update products set pack_size = $2, kind = $3 where slug = $1', [slug, pack, kind]);
    }
    await addProduct(database(), { slug: 'fuzz-pcb', name: 'Fuzz Box PCB', category: 'pcb', hsn_code: '8534' });
    const board = [JSON.stringify(bom)];
    await database().query(`update products set bom = $1, pair_slug = 'fuzz' where slug = 'fuzz-pcb'`, board);
    const app = buildTestApp(database(), { payments: everyPayment });
    return { app, buyer: new Browser(app) };
  };
  const fill = async (browser: Browser, wanted: Readonly<Record<string, number>>) => {
    for (const [productId, quantity] of Object.entries(wanted)) {
      expect((await browser.call('POST /api/cart', { productId, quantity })).statusCode).toBe(201);
    }
  };
  const whole = { 'fuzz-pcb': 1, 'resistor-4k7': 1, jack: 2 };
  const quote = async (browser: Browser, country = 'Germany'): Promise<CheckoutQuote> =>
    (await browser.call(`GET /api/checkout?country=${country}`)).json();

  it('is offered abroad as one kit, with what each way costs on arrival, at the same price', async () => {
    const { buyer } = await setUp();
    await fill(buyer, whole);
    const { abroad, shippingOptions } = await quote(buyer);
    expect(abroad!.kitOffer).toMatchObject({
      kits: [{ name: 'Fuzz Box', code: '854370', quantity: 1 }],
      lineCount: 3,
      sold: { slug: 'fuzz', price: '2541.53' },
    });
    expect(abroad!.codes.map(({ code }) => code)).toEqual(['853321', '853400', '853669']);
    expect(abroad!.kitOffer!.codes.map(({ code }) => code)).toEqual(['853321', '854370']);
    // Three kinds of goods, or the kit and the six resistors that its pack leaves over.
    const [standard] = shippingOptions;
    expect([standard!.onArrival!.duty, standard!.onArrivalAsKit!.duty]).toEqual(['9.00', '6.00']);
    expect((await quote(buyer, 'India')).abroad).toBeNull();
  });

  it('is not offered unless everything is there; a little that is missing is said', async () => {
    const { buyer } = await setUp();
    await fill(buyer, { 'fuzz-pcb': 1, 'resistor-4k7': 1 });
    expect((await quote(buyer)).abroad).toMatchObject({ kitOffer: null, almostKit: null });
    await database().query(
      `update products set bom = bom || (select jsonb_agg(jsonb_build_object('part', 'part-' || n)) from generate_series(1, 6) n)
       where slug = 'fuzz-pcb'`,
    );
    for (let number = 1; number <= 6; number += 1) {
      await addProduct(database(), { slug: `part-${number}`, category: 'parts', subcategory: 'other' });
      await fill(buyer, { [`part-${number}`]: 1 });
    }
    expect((await quote(buyer)).abroad).toMatchObject({
      kitOffer: null,
      almostKit: { name: 'Fuzz Box', missingCount: 1 },
    });
    await fill(buyer, { jack: 2 });
    expect((await quote(buyer)).abroad).toMatchObject({ kitOffer: { lineCount: 9 }, almostKit: null });
    await database().query(`update products set archived_at = now() where slug = 'part-6'`);
    expect((await quote(buyer)).abroad).toMatchObject({ kitOffer: null, almostKit: null });
  });

  it('is ordered so by whoever chooses it: papers say it, lines, prices and stock stay as they are', async () => {
    const { app, buyer } = await setUp();
    await fill(buyer, { ...whole, jack: 3 });
    const { shippingOptions } = await quote(buyer);
    const expectedTotal = shippingOptions.find(({ method }) => method === sent.shippingMethod)!.total;
    const answer = await sendOrder(buyer, { ...sent, asOneKit: true, expectedTotal });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
    const order = answer.json<PlacedOrder>();
    expect(order.customsKits).toEqual([{ name: 'Fuzz Box', code: '854370', quantity: 1 }]);
    expect([order.totalAmount, order.items.length, await stockOf(database(), 'jack')]).toEqual([expectedTotal, 3, 47]);
    // What the bill becomes later changes no paper of this order.
    await database().query(`update products set bom = '[]' where slug = 'fuzz-pcb'`);
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const sheetOf = async () => {
      const sheet = await owner.call(`GET /api/admin/orders/customs-sheet?orders=${order.number}`);
      const lines = sheet.body.split('\r\n').slice(1, -1);
      return lines.map((line) => line.split(',').slice(9).join(' | '));
    };
    // By hand, without GST: the board 2541.53, 4 of 10 resistors 5.08 of 12.71, 2 of 3 jacks 100 of 150.
    expect(await sheetOf()).toEqual([
      'Fuzz Box (unassembled kit) | 854370 | India | 1 | 55 | 2646.61 | INR',
      'jack: spare pieces | 853669 | India | 1 | 12 | 50.00 | INR',
      'resistor-4k7: spare pieces | 853321 | India | 6 | 2 | 7.63 | INR',
    ]);
    const row = await readOrderRow(database(), order.id);
    const products = await customs(
      database(),
      row.items.map(({ productId }) => productId),
    );
    expect(customsNote(row, products)).toContain('1 × Fuzz Box (unassembled kit)\nHS 853321, 853669, 854370\n');
    const invoice = await buyer.call(`GET /api/orders/${order.id}/invoice?token=${order.token}`);
    expect(invoice.statusCode).toBe(200);
    const facts = { sale: saleOf(row), ...partiesOf(row), declaredAs: kitsText(row.customsKits!) };
    const paper = await invoicePdf({ ...invoiceFacts, ...facts }, { compress: false });
    expect(readPdf(paper).pages[0]!.texts.join(' ')).toContain(
      'Declared to customs as one unassembled kit: 1 × Fuzz Box (HS 8543.70).',
    );
    // A jack goes back before it is packed: one is left over no more; then another, and it is no kit any more.
    const jack = order.items.find(({ name }) => name === 'jack')!;
    const giveBack = () =>
      database().query('update order_items set refunded_quantity = refunded_quantity + 1 where id = $1', [jack.id]);
    // Of a line that a discount took 30 off, two jacks of three are declared at what was paid for them: 80 of 120.
    await database().query('update order_items set adjusted_paise = -3000 where id = $1', [jack.id]);
    await giveBack();
    expect((await sheetOf())[0]).toBe('Fuzz Box (unassembled kit) | 854370 | India | 1 | 55 | 2626.61 | INR');
    expect((await sheetOf()).map((line) => line.split(' | ')[0])).toEqual([
      'Fuzz Box (unassembled kit)',
      'resistor-4k7: spare pieces',
    ]);
    await giveBack();
    expect((await sheetOf()).map((line) => line.split(' | ')[0])).toEqual(['Fuzz Box PCB', 'jack', 'resistor-4k7']);
  });

  it('is not ordered as one kit where it is none, or where nothing is declared', async () => {
    const { buyer } = await setUp();
    await fill(buyer, { 'fuzz-pcb': 1, jack: 2 });
    const missing = await sendOrder(buyer, { ...sent, asOneKit: true });
    expect([missing.statusCode, missing.body]).toEqual([409, expect.stringContaining('doesn’t hold all parts')]);
    const atHome = await sendOrder(buyer, { asOneKit: true });
    expect([atHome.statusCode, atHome.body]).toEqual([400, expect.stringContaining('to another country')]);
    const wrong = await sendOrder(buyer, { ...sent, asOneKit: 'yes' });
    expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('asOneKit is true or false')]);
    expect(await database().query('select from orders')).toEqual([]);
    const loose = await sendOrder(buyer, sent);
    expect(loose.json<PlacedOrder>().customsKits).toEqual([]);
  });
});
