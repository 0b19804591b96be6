import { describe, expect, it } from 'vitest';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { searchAdviceQuery } from './search-advice.queries.ts';
import { SearchAdvice, goodsWithinBudget } from './search-advice.tsx';
import { fromDecimal, rupees } from '#domain/money/money.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';

const rates = { ...defaultSettings, standardFee: rupees(799), freeShippingThreshold: rupees(6200) };

describe('a budget that pays the delivery too', () => {
  it.each([
    ['leaves the rest for goods', '2499.99', 1700],
    ['is eaten up by the delivery', '799.99', null],
    ['leaves one rupee', '800.00', 1],
    ['reaches the threshold only before delivery is paid', '6200.00', 5401],
    ['still leaves goods that pay delivery', '6998.99', 6199],
    ['leaves goods that travel free', '6999.00', null],
  ])('%s', (_, budget, goods) => {
    expect(goodsWithinBudget(fromDecimal(budget), rates)).toBe(goods);
  });

  it.each([
    ['pays a letter', '900.00', 700],
    ['pays a letter for what is left', '400.00', 340],
    ['is too much for a letter', '1500.00', 701],
  ])('%s where small orders go by letter post', (_, budget, goods) => {
    const letters = { ...rates, letterFee: rupees(60), letterCeiling: rupees(700) };
    expect(goodsWithinBudget(fromDecimal(budget), letters)).toBe(goods);
  });

  it('has nothing to pay where delivery is free for all', () => {
    expect(goodsWithinBudget(rupees(2500), { ...rates, standardFee: rupees(0) })).toBeNull();
  });
});

const nothing = { absent: null, substitutes: [], guides: [], others: [], leftOut: [] };

function adviceFor(more: CatalogueParams, price = 'under ₹2,500', maxPrice = '2499.99'): string {
  const search = `fuzz ${price}`;
  return renderMarkup(<SearchAdvice search={search} params={{ search, ...more }} found={3} />, {
    data: [[searchAdviceQuery(search).queryKey, { ...nothing, price, maxPrice }]],
  });
}

const parametersOf = (html: string): Record<string, string> =>
  Object.fromEntries(new URL(linksOf(html)[0]![0], 'https://shop.example').searchParams);

describe('the advice to count the delivery', () => {
  it('keeps all that narrows and orders the list, and begins it anew', () => {
    const narrowed = { category: 'kit', difficulty: 'Beginner', inStock: 'true', minPrice: '500', sort: '-price' };
    const html = adviceFor({ ...narrowed, show: '48' });
    expect(textOf(html)).toContain('Delivery adds ₹799: show what stays under ₹2,500 with it');
    expect(parametersOf(html)).toEqual({ ...narrowed, search: 'fuzz under ₹2,500', maxPrice: '1700' });
  });

  it('is not given again once the list is as narrow as that', () => {
    expect(parametersOf(adviceFor({ maxPrice: '1701' }))).toMatchObject({ maxPrice: '1700' });
    for (const maxPrice of ['1700', '900', '0']) expect(adviceFor({ maxPrice })).not.toContain('Delivery');
  });

  it('holds the goods against the threshold of free delivery', () => {
    const near = adviceFor({}, 'up to ₹6,500', '6500.00');
    expect(textOf(near)).toContain('Delivery adds ₹799 below ₹6,200:');
    expect(parametersOf(near)).toMatchObject({ maxPrice: '5701' });
    expect(adviceFor({}, 'up to ₹7,000', '7000.00')).not.toContain('Delivery');
  });
});
