import { expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { LastOrder } from '#contracts/own-orders.ts';
import type { Order, PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { buy, everyPayment, puneAddress, sendOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const business = {
  companyName: 'Sample Audio Works LLP',
  gstin: '29 aagcb7383j 1z4',
  purchaseOrder: 'SAW/PO/2026/118',
};
const kept = { ...business, gstin: '29AAGCB7383J1Z4' };
const receiverSentence = 'Tell us who receives the parcel, so the tax on your invoice is right.';

describeOnBothEngines('an order for a business', (database) => {
  const build = () => buildTestApp(database(), { payments: everyPayment });
  /** With one kit of ₹1,180 in the cart, which makes taxes that can be worked out by hand. */
  async function guestWithKit(): Promise<Browser> {
    await addProduct(database(), { price_paise: 118_000 });
    const browser = new Browser(build());
    await browser.call('POST /api/cart', { productId: 'test-fuzz' });
    return browser;
  }
  const place = async (browser: Browser, changes: object) => (await sendOrder(browser, changes)).json<PlacedOrder>();
  const columns = async () =>
    database().query<{ business: unknown; supplyState: string | null; unitCode: string | null }>(
      `select business, supply_state as "supplyState", unit_code as "unitCode"
       from orders join order_items on order_id = orders.id`,
    );

  it('keeps company, GSTIN and purchase order, and is taxed where it is delivered to the business itself', async () => {
    const browser = await guestWithKit();
    const order = await place(browser, { business: { ...business, receiver: 'self' } });
    expect(order).toMatchObject({
      business: { ...kept, receiver: 'self' },
      supply: 'inter-state',
      placeOfSupply: 'Maharashtra',
      taxes: { cgst: '0.00', sgst: '0.00' },
    });
    expect(await columns()).toEqual([{ business: { ...kept, receiver: 'self' }, supplyState: null, unitCode: 'SET' }]);
  });

  it('is taxed in the state of its GSTIN where somebody else gets it, as the quote has said', async () => {
    const browser = await guestWithKit();
    const quote = (
      await browser.call('GET /api/checkout?country=India&state=Maharashtra&supplyState=29')
    ).json<CheckoutQuote>();
    const order = await place(browser, { business: { ...business, receiver: 'other' } });
    expect(order).toMatchObject({
      business: { receiver: 'other' },
      supply: 'intra-state',
      placeOfSupply: 'Karnataka',
      // ₹1,180 and ₹799 of delivery: 90.00 and 60.94 each.
      taxes: { cgst: '150.94', sgst: '150.94', igst: '0.00' },
      taxIncluded: '301.88',
      totalAmount: '1979.00',
    });
    expect(quote.shippingOptions[0]).toMatchObject({ taxes: order.taxes, taxIncluded: order.taxIncluded });
    expect((await columns())[0]!.supplyState).toBe('29');
  });

  it('is refused with a sentence while nobody has said who receives it, and leaves the cart as it is', async () => {
    const browser = await guestWithKit();
    const refused = await sendOrder(browser, { business });
    expect([refused.statusCode, refused.body]).toEqual([400, receiverSentence]);
    expect((await browser.call('GET /api/cart')).json()).toHaveLength(1);
    const inside = { ...puneAddress, city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };
    const order = await place(browser, { business: { ...business, receiver: 'other' }, shippingAddress: inside });
    expect(order).toMatchObject({ business: { ...kept, receiver: null }, placeOfSupply: 'Karnataka' });
  });

  it.each([
    [{ gstin: null }, 'Enter the name of your company, school or institute.'],
    [{ companyName: 'x'.repeat(101) }, 'A company name may have at most 100 characters.'],
    [{ companyName: 'A\nB' }, 'A company name is one line.'],
    [
      { companyName: 'A', gstin: '29GGGGG1314R9Z6' },
      'One character is wrong: the last one doesn’t fit the others. Compare it with your certificate.',
    ],
    [{ companyName: 'A', gstin: 'x'.repeat(61) }, 'That’s too long for a GSTIN, which has 15 characters.'],
    [
      { companyName: 'A', purchaseOrder: 'x'.repeat(41) },
      'A purchase order number is one line of at most 40 characters.',
    ],
    [{ companyName: 'A', receiver: 'nobody' }, 'receiver must be self or other.'],
  ])('is refused with %j', async (given, sentence) => {
    const answer = await sendOrder(await guestWithKit(), { business: given });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  it('is nothing but two empty columns for everybody else', async () => {
    const browser = await guestWithKit();
    expect(await place(browser, {})).toMatchObject({ business: null, placeOfSupply: 'Maharashtra' });
    expect(await columns()).toEqual([{ business: null, supplyState: null, unitCode: 'SET' }]);
  });

  it('that is picked up is supplied where the shop is', async () => {
    const browser = await guestWithKit();
    const portland = { ...puneAddress, city: 'Portland', state: 'Oregon', zipCode: '97201', country: 'United States' };
    const order = await place(browser, {
      business,
      shippingAddress: portland,
      shippingMethod: 'pickup',
      paymentMethod: 'upi',
    });
    expect(order).toMatchObject({
      business: { ...kept, receiver: null },
      placeOfSupply: 'Karnataka',
      supply: 'intra-state',
      taxes: { cgst: '90.00', sgst: '90.00', igst: '0.00' },
    });
  });

  it('fills in the next one with the company, without its purchase order', async () => {
    const browser = await guestWithKit();
    await place(browser, { business: { ...business, receiver: 'self' } });
    const { lastOrder } = (await browser.call('GET /api/orders/last')).json<{ lastOrder: LastOrder }>();
    expect(lastOrder.business).toEqual({ companyName: kept.companyName, gstin: kept.gstin });
  });

  it('is named in mails to the shop and, once it is confirmed, to the buyer', async () => {
    const browser = await guestWithKit();
    const { id } = await place(browser, { business: { ...business, receiver: 'self' } });
    const words = 'Invoiced to Sample Audio Works LLP, GSTIN 29AAGCB7383J1Z4. Purchase order SAW/PO/2026/118.';
    const naming = async () =>
      (await deliverMail(database())).filter(({ text }) => text.includes(words)).map(({ to }) => to.address);
    expect(await naming()).toEqual(['help@taar.example']);
    const staff = await addUser(browser.app, database(), 'staff', 'admin');
    await staff.call(`POST /api/admin/orders/${id}/status`, { status: 'confirmed' });
    expect(await naming()).toEqual(['asha@example.com']);
  });

  it('is shown to the office, which cannot move it to a state that nobody was asked about', async () => {
    await addProduct(database());
    const app = build();
    const inside = { ...puneAddress, city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 }, { business, shippingAddress: inside });
    const staff = await addUser(app, database(), 'staff', 'admin');
    expect((await staff.call(`GET /api/admin/orders/${id}`)).json<Order>()).toMatchObject({
      business: { ...kept, receiver: null },
      placeOfSupply: 'Karnataka',
    });
    const moved = await staff.call(`POST /api/admin/orders/${id}/address`, {
      version: 1,
      shippingAddress: puneAddress,
    });
    expect([moved.statusCode, moved.body]).toEqual([
      409,
      'The buyer has to say who receives it in Maharashtra: the tax depends on that. Please cancel this order and make a new one.',
    ]);
  });
});
