import { describe, expect, it } from 'vitest';
import { checkoutObstacle, countItems, quantityLimit, readQuantity, type StockLevel } from './cart.ts';

describe('cart', () => {
  it('counts quantities, not lines', () => {
    expect(countItems([])).toBe(0);
    expect(countItems([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  });
});

describe('quantityLimit', () => {
  it.each<[StockLevel, number]>([
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
  const of = (quantity: number, shelf: StockLevel) =>
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
      'Only 3 of Fuzz Box left in stock. Lower the quantity to check out.',
    );
  });
});
