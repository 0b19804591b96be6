import { expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { PlacedOrder } from '#contracts/orders.ts';
import type { Browser } from '#tests/support/builders/accounts.ts';
import { guestWithFuzz, puneAddress, sendOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';

const berlin = { ...puneAddress, streetAddress: 'Torstraße 1', city: 'Berlin', state: '', zipCode: '10119' };
const germany = { ...berlin, country: 'Germany' };
const paid = { paymentMethod: 'razorpay', phone: '+49 30 0123456' };
const sent = { ...paid, shippingAddress: germany, shippingMethod: 'international-express' };

describeOnBothEngines('An order to another country', (database) => {
  const guest = (changes?: Parameters<typeof guestWithFuzz>[1]) => guestWithFuzz(database(), changes);
  const quote = async (browser: Browser, query: string): Promise<CheckoutQuote> =>
    (await browser.call(`GET /api/checkout?${query}`)).json();

  it('costs what the quote says, without GST on goods and delivery', async () => {
    const browser = await guest();
    const quoted = await quote(browser, 'country=Germany');
    // By hand: 2999 × 100 / 118 = 2541.525, so 2541.53 for one and 5083.06 for two.
    expect(quoted.lines.map(({ total, exported }) => [total, exported])).toEqual([
      ['5998.00', { price: '2541.53', total: '5083.06' }],
    ]);
    expect([quoted.subtotal, quoted.exportSubtotal]).toEqual(['5998.00', '5083.06']);
    expect(
      quoted.shippingOptions.map(({ fee, subtotal, total, taxIncluded, isExport }) => [
        fee,
        subtotal,
        total,
        taxIncluded,
        isExport,
      ]),
    ).toEqual([
      ['3299.00', '5083.06', '8382.06', '0.00', true],
      ['2904.00', '5083.06', '7987.06', '0.00', true],
    ]);
    const answer = await sendOrder(browser, { ...sent, expectedTotal: '7987.06' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<PlacedOrder>()).toMatchObject({
      items: [{ price: '2541.53', total: '5083.06' }],
      subtotal: '5083.06',
      shippingAmount: '2904.00',
      totalAmount: '7987.06',
      taxIncluded: '0.00',
      supply: 'export',
      placeOfSupply: 'Germany',
      shippingAddress: { ...germany, state: '' },
    });
  });

  it('is refused at the price of India, and when the rate of tax has changed since it was shown', async () => {
    const browser = await guest();
    await quote(browser, 'country=Germany');
    expect((await sendOrder(browser, { ...sent, expectedTotal: '8902.00' })).statusCode).toBe(409);
    await database().query('update products set gst_rate_percent = 12');
    expect((await sendOrder(browser, { ...sent, expectedTotal: '7987.06' })).statusCode).toBe(409);
    expect(await database().query('select from orders')).toEqual([]);
  });

  it('has GST in its price when it is picked up, wherever its buyer lives', async () => {
    const browser = await guest();
    const portland = { ...berlin, city: 'Portland', state: 'Oregon', zipCode: '97201', country: 'US' };
    const quoted = await quote(browser, 'country=US&city=Portland');
    expect(quoted.shippingOptions.map(({ method, subtotal, isExport }) => [method, subtotal, isExport])).toEqual([
      ['pickup', '5998.00', false],
    ]);
    const answer = await sendOrder(browser, { ...paid, shippingAddress: portland, shippingMethod: 'pickup' });
    expect(answer.json<PlacedOrder>()).toMatchObject({ totalAmount: '5998.00', taxIncluded: '914.94' });
  });

  it('has an address as its country writes it: no state, no postal code or no town where there is none', async () => {
    const browser = await guest();
    const keep = async (shippingAddress: object) => {
      await browser.call('POST /api/cart', { productId: 'test-fuzz' });
      const answer = await sendOrder(browser, { ...sent, shippingAddress });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
      const { name: _name, streetAddress: _street, ...place } = answer.json<PlacedOrder>().shippingAddress;
      return place;
    };
    const person = { name: 'Mei Tan', streetAddress: '1 Marina Blvd' };
    expect(await keep({ ...person, zipCode: '018956', country: 'SG' })).toEqual({
      city: 'Singapore',
      state: '',
      zipCode: '018956',
      country: 'Singapore',
    });
    expect(await keep({ ...person, city: 'Dubai', state: 'Dubai', country: 'UAE' })).toEqual({
      city: 'Dubai',
      state: 'Dubai',
      zipCode: '',
      country: 'United Arab Emirates',
    });
    expect(await keep({ ...person, city: 'London', zipCode: 'sw1a 1aa', country: 'uk' })).toEqual({
      city: 'London',
      state: '',
      zipCode: 'SW1A 1AA',
      country: 'United Kingdom',
    });
  });

  const setSettings = (changed: object) =>
    database().query('insert into settings (changed) values ($1::jsonb)', [JSON.stringify(changed)]);

  it('says what is paid on arrival, with the day and the source, for each way of sending it', async () => {
    const { abroad, shippingOptions } = await quote(await guest({ hsn_code: '8543' }), 'country=Germany');
    expect(abroad).toEqual({
      // Two kits of 450 g by estimate, and the box.
      grams: 1050,
      codes: [{ code: '854370', lineCount: 1, value: '5083.06' }],
      kitOffer: null,
      almostKit: null,
      rate: { currency: 'EUR', rupees: '101.2', day: '2026-11-16' },
      unknownDuty: null,
    });
    // By hand: (5083.06 + 3299) / 101.20 = 82.83; (82.83 + 3) × 19 % = 16.3077. With express 78.92 and 15.5648.
    expect(shippingOptions.map(({ about, onArrival }) => [about, onArrival])).toEqual([
      ['82.83', expect.objectContaining({ currency: 'EUR', duty: '3.00', tax: '16.31', total: '19.31', codeCount: 1 })],
      ['78.92', expect.objectContaining({ duty: '3.00', tax: '15.56', total: '18.56', asOf: '2026-11-18' })],
    ]);
    expect(shippingOptions[0]!.onArrival).toMatchObject({ source: expect.stringContaining('€3'), taxPercent: 19 });
  });

  it('says that it does not know where nothing is kept', async () => {
    const browser = await guest();
    const { abroad, shippingOptions } = await quote(browser, 'country=Canada');
    expect([abroad!.unknownDuty, abroad!.rate, shippingOptions[0]!.onArrival]).toEqual([
      {
        why: 'no-rate',
        known: { source: expect.stringMatching(/up to CA\$20\. Above CA\$20, GST/), asOf: '2026-11-18' },
      },
      null,
      null,
    ]);
    const toAmerica = await quote(browser, 'country=United%20States');
    expect(toAmerica.abroad!.unknownDuty).toMatchObject({
      why: 'unsure',
      known: { source: expect.stringContaining('Ask the carrier, or US Customs') },
    });
    const elsewhere = await quote(browser, 'country=Brazil');
    expect(elsewhere.abroad!.unknownDuty).toEqual({ why: 'no-rule', known: null });
  });

  it('goes where the office has a price for it, by weight, and is asked for where it has none', async () => {
    const step = { zone: 'America', countries: ['US', 'BR'], standardFee: 250_000, expressFee: null };
    await setSettings({ freight: [{ ...step, upToGrams: 1050 }] });
    const browser = await guest();
    const [option] = (await quote(browser, 'country=United%20States')).shippingOptions;
    expect([option!.method, option!.fee, option!.total]).toEqual(['international-standard', '2500.00', '7583.06']);
    expect((await quote(browser, 'country=Mexico')).shippingOptions).toEqual([]);
    await database().query('update products set net_weight_grams = 451');
    expect((await quote(browser, 'country=US')).shippingOptions).toEqual([]);
    const boise = { ...berlin, city: 'Boise', state: 'Idaho', zipCode: '83702', country: 'usa' };
    const toBoise = { ...paid, shippingAddress: boise, shippingMethod: 'international-standard' };
    const unserved = await sendOrder(browser, toBoise);
    expect([unserved.statusCode, unserved.body]).toEqual([
      409,
      'We don’t ship there yet. Write to us and we’ll send you a price.',
    ]);
    await database().query('update products set net_weight_grams = 450');
    const answer = await sendOrder(browser, { ...toBoise, expectedTotal: '7583.06' });
    expect([answer.statusCode, answer.json<PlacedOrder>().shippingAddress.country]).toEqual([201, 'United States']);
  });

  it('changes nothing inside India', async () => {
    const quoted = await quote(await guest(), 'country=India');
    expect([quoted.exportSubtotal, quoted.lines[0]!.exported]).toEqual([null, null]);
  });
});
