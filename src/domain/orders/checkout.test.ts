import { describe, expect, it } from 'vitest';
import { cashObstacle, paymentOptions, shippingOptions, stateProblem } from './checkout.ts';
import { rupees, toPaise, type Paise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';

const now = new Date('2026-11-16T18:00:00Z');
const goodsOf = (price: Paise) => ({ lines: [{ price, quantity: 1 }] });
const methods = (country: string, city = '', subtotal = rupees(1000)) =>
  shippingOptions({ country, city }, goodsOf(subtotal), now, defaultSettings).map(({ method, price }) => [
    method,
    price.shipping / 100,
  ]);

describe('ways of shipping', () => {
  it('inside India cost 799, 1599 and 2075 rupees', () => {
    expect(methods('India')).toEqual([
      ['domestic-standard', 799],
      ['domestic-express', 1599],
      ['domestic-same-day', 2075],
    ]);
  });

  it('are free by standard from 6200 rupees of goods on, and by standard alone', () => {
    expect(methods('India', '', rupees(6199.99))[0]).toEqual(['domestic-standard', 799]);
    expect(methods('India', '', rupees(6200))).toEqual([
      ['domestic-standard', 0],
      ['domestic-express', 1599],
      ['domestic-same-day', 2075],
    ]);
    expect(methods('Canada', '', rupees(6200))[0]).toEqual(['international-standard', 3299]);
  });

  it.each(['Canada', 'UK', 'Japan'])('to %s are the two international ones', (country) => {
    expect(methods(country)).toEqual([
      ['international-standard', 3299],
      ['international-express', 2904],
    ]);
  });

  it('to the rest of the world are none: its buyers write to us', () => {
    expect(methods('United States')).toEqual([]);
    expect(methods('Brazil')).toEqual([]);
  });

  it('include pickup, free of charge, in Portland alone', () => {
    expect(methods('United States', ' portland ')).toEqual([['pickup', 0]]);
    expect(methods('India', 'Portland').at(-1)).toEqual(['pickup', 0]);
    expect(methods('India', 'New Portland').some(([method]) => method === 'pickup')).toBe(false);
  });

  it('say when the parcel comes and what goods and shipping cost together', () => {
    const [standard] = shippingOptions({ country: 'India', city: '' }, goodsOf(rupees(1000)), now, defaultSettings);
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

  it('take goods worth ₹25,000 in cash, and not a paisa more', () => {
    const over = toPaise(2_500_001);
    expect(paymentOptions(india, all, rupees(25_000), defaultSettings)).toContain('cod');
    expect(cashObstacle(india, rupees(25_000), defaultSettings)).toBeNull();
    expect(paymentOptions(india, all, over, defaultSettings)).toEqual(['razorpay', 'upi']);
    expect(cashObstacle(india, over, defaultSettings)).toBe('Cash on delivery is for goods worth up to ₹25,000.');
    expect(cashObstacle(canada, over, defaultSettings)).toBeNull();
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
