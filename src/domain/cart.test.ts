import { describe, expect, it } from 'vitest';
import { countItems, lineTotal, subtotal } from './cart.ts';

const line = (price: string, quantity: number) => ({ quantity, product: { price } });

describe('cart', () => {
  it('counts quantities, not lines', () => {
    expect(countItems([])).toBe(0);
    expect(countItems([line('10.00', 2), line('5.00', 3)])).toBe(5);
  });

  it('totals to the paisa', () => {
    expect(lineTotal(line('19.99', 3))).toBe(5997);
    expect(subtotal([line('0.10', 1), line('0.20', 1)])).toBe(30);
    expect(subtotal([])).toBe(0);
  });
});
