import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/defaults.ts';
import { cartLineTotal, cartSubtotal, cartTotals } from './cart-totals.ts';

const line = (price: string, quantity: number) => ({ quantity, product: { price } });

describe('a cart', () => {
  it('totals to the paisa', () => {
    expect(cartLineTotal(line('19.99', 3))).toBe(5997);
    expect(cartSubtotal([line('0.10', 1), line('0.20', 1)])).toBe(30);
    expect(cartSubtotal([])).toBe(0);
  });

  it.each([
    ['6199.99', { subtotal: 619_999, shipping: 79_900, total: 699_899, missingForFreeShipping: 1 }],
    ['6200.00', { subtotal: 620_000, shipping: 0, total: 620_000, missingForFreeShipping: 0 }],
    ['6200.01', { subtotal: 620_001, shipping: 0, total: 620_001, missingForFreeShipping: 0 }],
  ])('charges shipping below the threshold and not at it: %s', (price, totals) => {
    expect(cartTotals([line(price, 1)], defaultSettings)).toEqual({ ...totals, adjustments: [] });
  });
});
