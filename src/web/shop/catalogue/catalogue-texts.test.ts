import { describe, expect, it } from 'vitest';
import { canonicalPath, countText, emptyTitle, pageDescription, pageTitle } from './catalogue-texts.ts';

describe('the result count', () => {
  it.each([
    ['pcb', 1, '1 PCB'],
    ['pcb', 26, '26 PCBs'],
    ['kit', 1, '1 kit'],
    ['kit', 0, '0 kits'],
    ['parts', 1, '1 part'],
    ['parts', 60, '60 parts'],
    [undefined, 1, '1 item'],
    [undefined, 2, '2 items'],
    ['unknown', 2, '2 items'],
  ])('of category %s and count %i is %s', (category, count, text) => {
    expect(countText(category, count)).toBe(text);
  });
});

describe('an empty list', () => {
  it.each([
    ['kit', 'No kits found'],
    ['pcb', 'No PCBs found'],
    ['parts', 'No parts found'],
    [undefined, 'No items found'],
  ])('of category %s says %s', (category, text) => {
    expect(emptyTitle(category)).toBe(text);
  });
});

describe('the title of the page', () => {
  it.each([
    [{}, 'Guitar Pedal DIY Kits'],
    [{ category: 'kit', subcategory: 'all' }, 'Kits · Guitar Pedal DIY Kits'],
    [{ category: 'pcb', subcategory: 'modulation-echo' }, 'Modulation Echo PCBs · Guitar Pedal DIY Kits'],
    [{ difficulty: 'Beginner', category: 'kit' }, 'Beginner Kits · Guitar Pedal DIY Kits'],
    [{ subcategory: 'op-amps' }, 'OP-Amps · Guitar Pedal DIY Kits'],
    [{ search: 'ts808' }, '“ts808” · Guitar Pedal DIY Kits'],
    [{ category: 'spam', difficulty: 'spam' }, 'Guitar Pedal DIY Kits'],
  ])('for %j is %s', (address, title) => {
    expect(pageTitle(address)).toBe(title);
  });
});

describe('the description of the page', () => {
  it('names the list and says what is in the box', () => {
    expect(pageDescription({ category: 'kit', subcategory: 'fuzz' })).toMatch(/^Fuzz Kits\. Complete boxes: /);
    expect(pageDescription({})).toMatch(/^Pedal kits, /);
  });
});

describe('the canonical address', () => {
  it.each([
    [{}, '/products'],
    [{ category: 'kit', subcategory: 'all' }, '/products?category=kit'],
    [
      { category: 'kit', subcategory: 'fuzz', sort: 'price', inStock: 'true' },
      '/products?category=kit&subcategory=fuzz',
    ],
    [{ difficulty: 'Beginner', maxPrice: '900', show: '48' }, '/products?difficulty=Beginner'],
  ])('of %j is %s', (address, path) => {
    expect(canonicalPath(address)).toBe(path);
  });

  it.each([
    { search: 'fuzz' },
    { category: 'spam' },
    { difficulty: 'beginner' },
    { category: 'parts', subcategory: 'fuzz' },
  ])('of %j does not exist, for there is no end of such lists', (address) => {
    expect(canonicalPath(address)).toBeNull();
  });
});
