import { describe, expect, it } from 'vitest';
import {
  cashObstacle,
  paymentOptions,
  phoneProblem,
  sameDayObstacle,
  shippingOptions,
  stateProblem,
  upiObstacle,
} from './checkout.ts';
import { rupees, toPaise, type Paise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';

const now = new Date('2026-11-16T18:00:00Z');
const goodsOf = (price: Paise) => ({ lines: [{ price, quantity: 1, gstRatePercent: 18, netGrams: 400 }] });
const placeIn = (country: string, zipCode = '', city = '') => ({ country, state: '', city, zipCode });
const methods = (country: string, { city = '', zipCode = '', subtotal = rupees(1000) } = {}) =>
  shippingOptions(placeIn(country, zipCode, city), goodsOf(subtotal), now, defaultSettings).map(({ method, price }) => [
    method,
    price.shipping / 100,
  ]);

describe('ways of shipping', () => {
  it('inside India cost 799, 1599 and 2075 rupees', () => {
    expect(methods('India', { zipCode: '560001' })).toEqual([
      ['domestic-standard', 799],
      ['domestic-express', 1599],
      ['domestic-same-day', 2075],
    ]);
  });

  it.each([
    ['791111', 'Same day delivery is for Bengaluru only.'],
    ['562101', 'Same day delivery is for Bengaluru only.'],
    ['', 'Same day delivery is for Bengaluru only. Enter your PIN code to see if you can have it.'],
    ['56000', 'Same day delivery is for Bengaluru only. Enter your PIN code to see if you can have it.'],
    ['5600011', 'Same day delivery is for Bengaluru only. Enter your PIN code to see if you can have it.'],
  ])('on the same day do not go to %j', (zipCode, sentence) => {
    expect(methods('India', { zipCode }).map(([method]) => method)).toEqual(['domestic-standard', 'domestic-express']);
    expect(sameDayObstacle(placeIn('India', zipCode), defaultSettings)).toBe(sentence);
  });

  it('on the same day go to the PIN codes that the settings give, however they are written', () => {
    const moved = { ...defaultSettings, city: 'Pune', cityPins: '411, 41210' };
    const hasSameDay = (zipCode: string, country = 'India') =>
      shippingOptions(placeIn(country, zipCode), goodsOf(rupees(1000)), now, moved).some(
        ({ method }) => method === 'domestic-same-day',
      );
    expect(['411001', '411 001', '412105'].map((pin) => hasSameDay(pin))).toEqual([true, true, true]);
    expect(['560001', '412201', '41100'].map((pin) => hasSameDay(pin))).toEqual([false, false, false]);
    expect(hasSameDay('411001', 'Germany')).toBe(false);
    expect(sameDayObstacle(placeIn('India', '560001'), moved)).toBe('Same day delivery is for Pune only.');
    expect(sameDayObstacle(placeIn('India', '411001'), moved)).toBeNull();
    expect(sameDayObstacle(placeIn('Germany', '10115'), moved)).toBeNull();
  });

  it.each([
    ['the city', '560001', 'Karnataka', '3-5 business days', '2026-11-20', '1 business day', '2026-11-18'],
    ['a metro', '400001', 'Maharashtra', '4-6 business days', '2026-11-23', '1-2 business days', '2026-11-18'],
    ['all others', '577001', 'Karnataka', '5-7 business days', '2026-11-24', '2-3 business days', '2026-11-19'],
    [
      'the north-east',
      '791111',
      'Arunachal Pradesh',
      '8-10 business days',
      '2026-11-27',
      '5-6 business days',
      '2026-11-24',
    ],
    ['the islands', '744101', '', '8-10 business days', '2026-11-27', '5-6 business days', '2026-11-24'],
    ['no PIN code', '', '', '5-7 business days', '2026-11-24', '2-3 business days', '2026-11-19'],
  ])('to %s (%s) take their time', (_zone, zipCode, state, standardTime, standardFrom, expressTime, expressFrom) => {
    const place = { country: 'India', state, city: '', zipCode };
    const [standard, express] = shippingOptions(place, goodsOf(rupees(1000)), now, defaultSettings);
    expect([standard!.time, standard!.dates.from]).toEqual([standardTime, standardFrom]);
    expect([express!.time, express!.dates.from]).toEqual([expressTime, expressFrom]);
  });

  it('are free by standard from 6200 rupees of goods on, and by standard alone', () => {
    expect(methods('India', { subtotal: rupees(6199.99) })[0]).toEqual(['domestic-standard', 799]);
    expect(methods('India', { zipCode: '560001', subtotal: rupees(6200) })).toEqual([
      ['domestic-standard', 0],
      ['domestic-express', 1599],
      ['domestic-same-day', 2075],
    ]);
    expect(methods('Canada', { subtotal: rupees(6200) })[0]).toEqual(['international-standard', 3299]);
  });

  it.each(['Canada', 'UK', 'Japan'])('to %s are the two international ones', (country) => {
    expect(methods(country)).toEqual([
      ['international-standard', 3299],
      ['international-express', 2904],
    ]);
  });

  it('are paid without GST abroad, unit by unit, and with it where the goods are picked up', () => {
    const goods = {
      lines: [
        { price: rupees(299), quantity: 3, gstRatePercent: 18, netGrams: 400 },
        { price: rupees(15), quantity: 1, gstRatePercent: '5.00', netGrams: 5 },
      ],
    };
    const subtotals = (country: string, city = '') =>
      shippingOptions(placeIn(country, '', city), goods, now, defaultSettings).map(({ method, price }) => [
        method,
        price.subtotal,
        price.total,
      ]);
    // 29900 × 100/118 = 25338.98, 1500 × 100/105 = 1428.57.
    const sum = 3 * 25_339 + 1429;
    expect(subtotals('Germany')).toEqual([
      ['international-standard', sum, sum + 329_900],
      ['international-express', sum, sum + 290_400],
    ]);
    expect(subtotals('United States', 'Portland')).toEqual([['pickup', 91_200, 91_200]]);
    expect(subtotals('India')[0]).toEqual(['domestic-standard', 91_200, 171_100]);
  });

  it('to the rest of the world are none: its buyers write to us', () => {
    expect(methods('United States')).toEqual([]);
    expect(methods('Brazil')).toEqual([]);
  });

  it('include pickup, free of charge, in Portland alone', () => {
    expect(methods('United States', { city: ' portland ' })).toEqual([['pickup', 0]]);
    expect(methods('India', { city: 'Portland' }).at(-1)).toEqual(['pickup', 0]);
    expect(methods('India', { city: 'New Portland' }).some(([method]) => method === 'pickup')).toBe(false);
  });

  it('say when the parcel comes and what goods and shipping cost together', () => {
    const [standard] = shippingOptions(placeIn('India'), goodsOf(rupees(1000)), now, defaultSettings);
    expect(standard).toMatchObject({
      time: '5-7 business days',
      dates: { from: '2026-11-24', to: '2026-11-27' },
      price: { subtotal: rupees(1000), adjustments: [], shipping: rupees(799), total: rupees(1799) },
    });
  });
});

describe('ways of paying', () => {
  const all = { gateway: true, upi: true };
  const india = { country: 'India', city: '' };
  const canada = { country: 'Canada', city: '' };
  it('are what the shop has, and cash inside India', () => {
    expect(paymentOptions(india, all, rupees(1000), defaultSettings)).toEqual(['razorpay', 'upi', 'cod']);
    expect(paymentOptions(india, { gateway: false, upi: false }, rupees(1000), defaultSettings)).toEqual(['cod']);
    expect(paymentOptions(canada, all, rupees(1000), defaultSettings)).toEqual(['razorpay', 'upi']);
    expect(paymentOptions(canada, { gateway: false, upi: false }, rupees(1000), defaultSettings)).toEqual([]);
  });

  it('are a bank transfer, here and abroad, once the whole account is set up', () => {
    const account = { bankAccountHolder: 'taar', bankAccountNumber: '000000123456', bankIfsc: 'SAMP0000001' };
    const complete = { ...defaultSettings, ...account, bankName: 'Sample Bank' };
    const none = { gateway: false, upi: false };
    expect(paymentOptions(india, all, rupees(1000), complete)).toEqual(['razorpay', 'upi', 'bank-transfer', 'cod']);
    expect(paymentOptions(canada, none, rupees(1000), complete)).toEqual(['bank-transfer']);
    expect(paymentOptions(canada, none, rupees(1000), { ...defaultSettings, ...account })).toEqual([]);
  });

  it('take a total of ₹1,00,000 by UPI, and not a paisa more', () => {
    expect(upiObstacle(rupees(100_000), defaultSettings)).toBeNull();
    expect(upiObstacle(toPaise(10_000_001), defaultSettings)).toBe('UPI takes up to ₹1,00,000 in one payment.');
  });

  it('take goods worth ₹25,000 in cash, and not a paisa more', () => {
    const over = toPaise(2_500_001);
    expect(paymentOptions(india, all, rupees(25_000), defaultSettings)).toContain('cod');
    expect(cashObstacle(india, rupees(25_000), defaultSettings)).toBeNull();
    expect(paymentOptions(india, all, over, defaultSettings)).toEqual(['razorpay', 'upi']);
    expect(cashObstacle(india, over, defaultSettings)).toBe('Cash on delivery is for goods worth up to ₹25,000.');
    expect(cashObstacle(canada, over, defaultSettings)).toBeNull();
  });
});

describe('cash on delivery', () => {
  it('needs a phone number, and nothing else does', () => {
    const sentence = 'Cash on delivery needs a phone number of ten digits, so the courier can reach you.';
    const problem = (phone: string, paymentMethod = 'cod') => phoneProblem({ paymentMethod, phone });
    expect(['', '   ', '------', '98450', '984501234'].map((phone) => problem(phone))).toEqual(Array(5).fill(sentence));
    expect(['9845012345', '+91 98450 12345', '080-2345 6789'].map((phone) => problem(phone))).toEqual([
      null,
      null,
      null,
    ]);
    expect([problem('', 'upi'), phoneProblem({ paymentMethod: undefined, phone: '' })]).toEqual([null, null]);
  });
});

describe('the state of an address', () => {
  it('must be one of the 36 inside India, and anything abroad', () => {
    const sentence = 'Please choose the state from the list.';
    expect(stateProblem({ country: 'India', state: 'Karnataka' })).toBeNull();
    expect(stateProblem({ country: 'IN', state: 'ka' })).toBeNull();
    expect(stateProblem({ country: 'India', state: 'Bombay' })).toBe(sentence);
    expect(stateProblem({ country: 'Canada', state: 'Ontario' })).toBeNull();
  });
});
