import { describe, expect, it } from 'vitest';
import { rupees, toPaise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { priceOrder } from './pricing.ts';

const standard = { method: 'domestic-standard', region: 'india' } as const;
const oneOf = (price: number) => [{ price: rupees(price), quantity: 1 }];

describe('the price of an order', () => {
  it('is its lines and its shipping', () => {
    const lines = [
      { price: toPaise(1999), quantity: 3 },
      { price: rupees(500), quantity: 1 },
    ];
    expect(priceOrder({ lines }, standard, defaultSettings)).toEqual({
      subtotal: 55_997,
      adjustments: [],
      shipping: 79_900,
      total: 135_897,
    });
  });

  it('is lowered by a discount before shipping is added', () => {
    const adjustments = [{ label: 'Welcome', amount: rupees(-100) }];
    expect(priceOrder({ lines: oneOf(1000), adjustments }, standard, defaultSettings)).toEqual({
      subtotal: rupees(1000),
      adjustments,
      shipping: rupees(799),
      total: rupees(1699),
    });
  });

  it('counts the goods for free shipping after the discount', () => {
    const adjustments = [{ label: 'Welcome', amount: toPaise(-1) }];
    expect(priceOrder({ lines: oneOf(6200) }, standard, defaultSettings).shipping).toBe(0);
    expect(priceOrder({ lines: oneOf(6200), adjustments }, standard, defaultSettings).shipping).toBe(rupees(799));
  });

  it('has discounts that stop where nothing is left', () => {
    const adjustments = ['Welcome', 'Loyal', 'Late'].map((label) => ({ label, amount: rupees(-300) }));
    expect(priceOrder({ lines: oneOf(500), adjustments }, standard, defaultSettings)).toMatchObject({
      adjustments: [{ amount: rupees(-300) }, { amount: rupees(-200) }, { amount: 0 }],
      total: rupees(799),
    });
  });

  it('does not exist for a way of shipping that does not go there', () => {
    expect(() => priceOrder({ lines: [] }, { ...standard, region: 'canada' }, defaultSettings)).toThrow(
      "does not go to 'canada'",
    );
  });
});
