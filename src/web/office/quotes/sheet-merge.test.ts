import { describe, expect, it } from 'vitest';
import { mergedValues, mergeFields } from '../ui/conflict/conflict-dialog.tsx';
import type { Sheet, SheetLine } from './quote-sheet.ts';
import { fieldsOf, isSameSheet, mergedSheet, valuesOf } from './sheet-merge.ts';

const line = (productId: string, quantity = '30', price = '2500.00', stock = 40): SheetLine => ({
  productId,
  name: `Kit ${productId}`,
  imageUrl: '/kit.svg',
  quantity,
  price,
  listPrice: '2700.00',
  stock,
  gstRatePercent: '18',
});

const buyer = {
  name: 'Asha Rao',
  email: '',
  phone: '',
  streetAddress: '',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411016',
  country: 'India',
  companyName: '',
  gstin: '',
  receiver: '',
} as const;

const before: Sheet = {
  lines: [line('a'), line('b')],
  discountLabel: '',
  discount: '',
  freight: '100',
  shippingMethod: 'domestic-standard',
  deliveryDays: '7',
  validDays: '30',
  note: '',
  buyer,
};

/** What is saved in the end, with mine wherever there is a choice, unless it is named here. */
function merge(theirs: Sheet, mine: Sheet, takesTheirs: readonly string[] = []): Sheet {
  const names = fieldsOf(theirs, mine).map(({ name }) => name);
  const merges = mergeFields(names, valuesOf(before), valuesOf(theirs), valuesOf(mine));
  const takesMine = new Set(names.filter((name) => !takesTheirs.includes(name)));
  return mergedSheet(mergedValues(valuesOf(theirs), merges, takesMine), theirs, mine);
}

describe('two who price one sheet', () => {
  it('keep each what only one of them has typed: lines by their products, the buyer field by field', () => {
    const theirs = { ...before, lines: [line('a', '31'), line('b')], buyer: { ...buyer, phone: '98450 12345' } };
    const mine = { ...before, lines: [line('a'), line('b', '30', '2400')], buyer: { ...buyer, city: 'Panaji' } };
    expect(merge(theirs, mine)).toEqual({
      ...before,
      lines: [line('a', '31'), line('b', '30', '2400')],
      buyer: { ...buyer, phone: '98450 12345', city: 'Panaji' },
    });
  });

  it('choose where both have typed something else', () => {
    const theirs = { ...before, freight: '150', lines: [line('a', '31'), line('b')] };
    const mine = { ...before, freight: '90', lines: [line('a', '32'), line('b')] };
    expect(merge(theirs, mine)).toEqual(mine);
    expect(merge(theirs, mine, ['freight', 'line a'])).toEqual(theirs);
    expect(merge(theirs, mine, ['freight'])).toEqual({ ...mine, freight: '150' });
  });

  it('add and take out lines, each for themselves', () => {
    const theirs = { ...before, lines: [line('a'), line('b'), line('c')] };
    const mine = { ...before, lines: [line('b'), line('d')] };
    expect(merge(theirs, mine).lines).toEqual([line('b'), line('c'), line('d')]);
    const added = fieldsOf(theirs, mine).find(({ name }) => name === 'line d');
    expect([added!.label, added!.show({ quantity: '2', price: '5' }), added!.show(undefined)]).toEqual([
      'Kit d',
      '2 × 5',
      'not on it',
    ]);
  });

  it('have the same before them while only the stock moves', () => {
    expect(isSameSheet(before, { ...before, lines: [line('a', '30', '2500.00', 3), line('b')] })).toBe(true);
    expect(isSameSheet(before, { ...before, lines: [line('a', '29'), line('b')] })).toBe(false);
    expect(isSameSheet(before, { ...before, buyer: { ...buyer, receiver: 'self' } })).toBe(false);
  });

  it('write quotes without a buyer to type', () => {
    const quote = { ...before, buyer: null };
    expect(mergedSheet(valuesOf({ ...quote, freight: '0' }), quote, quote)).toEqual({ ...quote, freight: '0' });
  });
});
