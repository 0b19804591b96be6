import { expect, it } from 'vitest';
import type { Books } from '#contracts/books.ts';
import type { CartDiscount } from '#contracts/discounts.ts';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { Order, PlacedOrder } from '#contracts/orders.ts';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import type { PaymentStart } from '#contracts/payments.ts';
import type { OrderReturns } from '#contracts/returns.ts';
import type { Gstr1Json } from '#domain/books/gstr1-json.ts';
import { gstr1Problems } from '#domain/books/gstr1-schema.ts';
import { inv01Problems } from '#domain/books/inv01-schema.ts';
import { fromDecimal, toDecimal } from '#domain/money/money.ts';
import { priceOrder, priceRefund, taxOrder } from '#domain/pricing/pricing.ts';
import { taxedAs } from '#domain/pricing/tax.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { puneAddress, sendOrder } from '#tests/support/builders/orders.ts';
import {
  buildPayingApp,
  gatewayOf,
  sendWebhook,
  startPayment,
  useSimulator,
} from '#tests/support/builders/payments.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { finalisePayment, settleRefund } from '../compose/order-changes.ts';
import { createReconciler } from '../payments/gateway/reconciler.ts';

const berlin = { ...puneAddress, city: 'Berlin', state: '', zipCode: '10119', country: 'Germany' };
const business = { companyName: 'Klangwerk GmbH', gstin: null, purchaseOrder: 'PO-2026/7', receiver: null };
const giftNote = 'Für Mira. Play it loud!';

/** By hand: 2999 / 1.18 and 333 / 1.12, to the paisa. */
const lines = [
  { price: fromDecimal('2541.53'), quantity: 3, gstRatePercent: 18 },
  { price: fromDecimal('297.32'), quantity: 7, gstRatePercent: 12 },
];
const price = priceOrder(
  { lines, adjustments: [{ label: 'Ten percent (SAVE10)', amount: { percent: -10 } }] },
  { fee: fromDecimal('3299.00') },
);
/** One of three kits and two of seven knobs go back. */
const back = priceRefund([
  { line: price.lines[0]!, before: 0, count: 1 },
  { line: price.lines[1]!, before: 0, count: 2 },
]);

describeOnBothEngines('a present with a discount for a business abroad', (database) => {
  const server = useSimulator();

  async function setUp(exportTax: 'lut' | 'paid') {
    const app = buildPayingApp(database(), server());
    await addProduct(database());
    await addProduct(database(), { slug: 'knob', name: 'Knob', price_paise: 33_300 });
    await database().query(`update products set gst_rate_percent = 12, net_weight_grams = 10 where slug = 'knob'`);
    await addDiscount(database());
    await database().query('insert into settings (changed) values ($1::jsonb)', [
      JSON.stringify({ exportTax, lutNumber: 'AD290326001234X' }),
    ]);
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    return { app, owner, guest: new Browser(app) };
  }

  /** From the cart to the money: what each screen says it costs, and the order. */
  async function order(guest: Browser): Promise<{ order: PlacedOrder; said: string[] }> {
    for (const [productId, quantity] of [
      ['test-fuzz', 3],
      ['knob', 7],
    ])
      await guest.call('POST /api/cart', { productId, quantity });
    const typed = (await guest.call('POST /api/cart/discount', { code: 'save10' })).json<CartDiscount>();
    expect(typed.adjustments).toMatchObject([{ label: 'Ten percent (SAVE10)' }]);
    const quote = (await guest.call('GET /api/checkout?country=Germany')).json<CheckoutQuote>();
    const shipped = quote.shippingOptions.find(({ method }) => method === 'international-standard')!;
    const answer = await sendOrder(guest, {
      shippingAddress: berlin,
      shippingMethod: shipped.method,
      paymentMethod: 'razorpay',
      phone: '+49 30 0123456',
      business,
      giftNote,
      expectedTotal: shipped.total,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const placed = answer.json<PlacedOrder>();
    return { order: placed, said: [shipped.total, placed.totalAmount] };
  }

  async function sendBack(guest: Browser, owner: Browser, { id, token, items }: PlacedOrder): Promise<string> {
    for (const status of ['shipped', 'delivered']) await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    const [kit, knobs] = ['Test Fuzz', 'Knob'].map((name) => items.find((item) => item.name === name)!.id);
    const asked = await guest.call(`POST /api/orders/${id}/returns?token=${token}`, {
      lines: [
        { itemId: kit, quantity: 1, condition: 'unopened' },
        { itemId: knobs, quantity: 2, condition: 'unopened' },
      ],
      reason: 'mistake',
      expectedAmount: toDecimal(back.total),
    });
    expect(asked.statusCode, asked.body).toBe(201);
    const { number } = asked.json<OrderReturns>().returns[0]!;
    const decide = async (what: string, body: object = {}) => {
      const { version } = (await owner.call(`GET /api/admin/returns/${number}`)).json<OfficeReturn>();
      const answer = await owner.call(`POST /api/admin/returns/${number}/${what}`, { version, ...body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<OfficeReturn>();
    };
    await decide('approve');
    const arrived = [
      { itemId: kit, arrived: 1, put: 'restock' },
      { itemId: knobs, arrived: 2, put: 'restock' },
    ];
    await decide('receive', { lines: arrived });
    return (await decide('refund')).refund!.amount;
  }

  it.each([
    ['lut', 'WOPAY', 'EXPWOP'],
    ['paid', 'WPAY', 'EXPWP'],
  ] as const)(
    'comes to the same paisa everywhere, and so does what goes back (%s)',
    async (exportTax, type, noteType) => {
      const { app, owner, guest } = await setUp(exportTax);
      const { order: placed, said } = await order(guest);
      const { id, token } = placed;
      const started = (await startPayment(app, { id, token: token! })).json<PaymentStart>();
      const { payment, deliveries } = await server().simulator.attempt(started.gatewayOrderId, { status: 'captured' });
      for (const delivery of deliveries) await sendWebhook(app, delivery);
      const seen = async () => (await guest.call(`GET /api/orders/${id}?token=${token}`)).json<Order>();
      const refunded = await sendBack(guest, owner, placed);
      const reconciler = createReconciler({
        db: database(),
        gateway: gatewayOf(database(), server()),
        finalisePayment,
        settleRefund,
      });
      await reconciler.runOnce();

      // By hand: 7624.59 + 2081.24 = 9705.83, less 970.58, and 3299 for the parcel.
      const total = '12034.25';
      const tax = taxOrder(price, taxedAs('export', exportTax === 'paid')).sum;
      const paid = await seen();
      const { current } = (await owner.call('GET /api/admin/books')).json<{ current: string }>();
      const books = (await owner.call(`GET /api/admin/books/${current}`)).json<Books>();
      const file = await owner.call(`GET /api/admin/books/${current}/gstr1`);
      expect(file.statusCode, file.body).toBe(200);
      const json = file.json<Gstr1Json>();
      const eInvoice = (await owner.call(`GET /api/admin/orders/${id}/e-invoice`)).json<{
        ValDtls: { TotInvVal: number };
      }>();
      expect([gstr1Problems(json), inv01Problems(eInvoice), books.ready, books.problems]).toEqual([[], [], true, []]);
      expect([toDecimal(price.total), ...said, paid.totalAmount]).toEqual(Array(4).fill(total));
      expect([started.amount, payment.amount]).toEqual([1_203_425, 1_203_425]);
      expect(eInvoice.ValDtls.TotInvVal.toFixed(2)).toBe(total);
      expect(json.exp).toMatchObject([{ exp_typ: type, inv: [{ val: Number(total) }] }]);
      const sums = json.exp!.flatMap(({ inv }) => inv).flatMap(({ itms }) => itms);
      expect(sums.reduce((sum, { txval }) => sum + Math.round(txval * 100), 0)).toBe(tax.taxable);
      expect(sums.reduce((sum, { iamt }) => sum + Math.round(iamt * 100), 0)).toBe(tax.igst);
      expect([paid.taxIncluded, toDecimal(tax.igst) === '0.00']).toEqual([toDecimal(tax.igst), exportTax === 'lut']);
      expect(paid).toMatchObject({ business, giftNote, supply: 'export', placeOfSupply: 'Germany' });

      // By hand: a third of 7624.59 less 762.46 is 2287.38, and two sevenths of 2081.24 less 208.12 are 535.18.
      const goneBack = '2822.56';
      expect([toDecimal(back.total), refunded, paid.refundedAmount]).toEqual([goneBack, goneBack, goneBack]);
      expect(paid.creditNotes).toMatchObject([{ amount: goneBack }]);
      expect((await server().simulator.payment(payment.id)).amount_refunded).toBe(back.total);
      expect(json.cdnur).toMatchObject([{ typ: noteType, val: Number(goneBack) }]);
      expect(books.tieOut).toMatchObject({ invoiced: total, credited: goneBack, paid: total, refunded: goneBack });
      expect(books.tieOut.books).toBe('9211.69');
    },
  );
});
