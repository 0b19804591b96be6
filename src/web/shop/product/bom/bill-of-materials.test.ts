import { describe, expect, it } from 'vitest';
import type { BillLine } from '#contracts/catalogue.ts';
import { rupees } from '#domain/money/money.ts';
import { bomParts, packsOf } from './bill-of-materials.tsx';

const line = (id: string, quantity: number, change: Partial<NonNullable<BillLine['part']>> = {}): BillLine => ({
  name: id,
  quantity,
  refs: [],
  note: null,
  notSold: null,
  part: { id, slug: id, name: id, price: '10.00', imageUrl: '', packSize: 1, inStock: true, stock: 5, ...change },
});
const unsold: BillLine = { name: 'Module', quantity: 1, refs: [], note: null, notSold: 'Elsewhere.', part: null };

describe('the parts of a bill', () => {
  it('are counted in packs, for as many boards as are chosen', () => {
    const lines = [line('r', 6, { packSize: 10 }), line('jack', 2)];
    expect(Object.fromEntries(packsOf(lines, 1))).toEqual({ r: 1, jack: 2 });
    expect(Object.fromEntries(packsOf(lines, 2))).toEqual({ r: 2, jack: 4 });
  });

  it('count the pieces of one part together, on whichever line they stand', () => {
    expect(Object.fromEntries(packsOf([line('led', 1, { packSize: 5 }), line('led', 3, { packSize: 5 })], 1))).toEqual({
      led: 1,
    });
  });

  it('cost what can be added; what is out of stock or not sold is counted apart', () => {
    const bill = bomParts(
      [line('r', 6, { packSize: 10 }), line('jack', 2), line('gone', 1, { inStock: false }), unsold],
      1,
    );
    expect(bill.toAdd.map(({ product, quantity }) => [product.slug, quantity])).toEqual([
      ['r', 1],
      ['jack', 2],
    ]);
    expect([bill.total, bill.outOfStock, bill.notSold]).toEqual([rupees(30), 1, 1]);
  });
});
