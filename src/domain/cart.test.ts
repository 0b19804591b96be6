import { describe, expect, it } from 'vitest';
import {
  cartTotals,
  checkoutObstacle,
  countItems,
  lineTotal,
  quantityLimit,
  readQuantity,
  subtotal,
  type Shelf,
} from './cart.ts';

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

  it.each([
    ['6199.99', { subtotal: 619_999, shipping: 79_900, total: 699_899, missingForFreeShipping: 1 }],
    ['6200.00', { subtotal: 620_000, shipping: 0, total: 620_000, missingForFreeShipping: 0 }],
    ['6200.01', { subtotal: 620_001, shipping: 0, total: 620_001, missingForFreeShipping: 0 }],
  ])('charges shipping below the threshold and not at it: %s', (price, totals) => {
    expect(cartTotals([line(price, 1)])).toEqual(totals);
  });
});

describe('quantityLimit', () => {
  it.each<[Shelf, number]>([
    [{ inStock: true, stock: 3 }, 3],
    [{ inStock: true, stock: 500 }, 99],
    [{ inStock: true, stock: null }, 99],
    [{ inStock: false, stock: 0 }, 0],
    [{ inStock: false, stock: 7 }, 0],
  ])('of %j is %i', (shelf, limit) => {
    expect(quantityLimit(shelf)).toBe(limit);
  });
});

describe('readQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['150', 150],
  ])('takes %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  it.each(['', '0', '000', '-1', '+1', '1.5', '1e3', '0x10', 'two', '٣', '9'.repeat(20)])('ignores %j', (text) => {
    expect(readQuantity(text)).toBeNull();
  });
});

describe('checkoutObstacle', () => {
  const of = (quantity: number, shelf: Shelf) =>
    checkoutObstacle({ quantity, product: { name: 'Fuzz Box', ...shelf } });

  it('is nothing while there are enough', () => {
    expect(of(3, { inStock: true, stock: 3 })).toBeNull();
    expect(of(99, { inStock: true, stock: null })).toBeNull();
  });

  it('names what is out of stock', () => {
    expect(of(1, { inStock: false, stock: 0 })).toBe(
      'Fuzz Box is out of stock. Remove it or save it for later to check out.',
    );
  });

  it('says how many there are when a line wants more', () => {
    expect(of(4, { inStock: true, stock: 3 })).toBe(
      'There are only 3 of Fuzz Box in stock. Lower the quantity to check out.',
    );
  });
});
