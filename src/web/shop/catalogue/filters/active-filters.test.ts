import { describe, expect, it } from 'vitest';
import { activeFilters, withoutFilters } from './active-filters.ts';

const labels = (address: Parameters<typeof activeFilters>[0]) => activeFilters(address).map(({ label }) => label);

describe('the badges of an address', () => {
  it('name each filter as the menus do', () => {
    const address = {
      category: 'kit',
      subcategory: 'modulation-echo',
      difficulty: 'Beginner',
      origin: 'Taiwan',
      search: 'ts808',
      inStock: 'true',
      minPrice: '500',
      maxPrice: '100000',
    };
    expect(labels(address)).toEqual([
      'Search: ts808',
      'Kits',
      'Modulation Echo',
      'Beginner',
      'Made in Taiwan',
      'In stock',
      'From ₹500',
      'Up to ₹1,00,000',
    ]);
    expect(activeFilters(address).map(({ name }) => name)).toEqual([
      'search',
      'category',
      'subcategory',
      'difficulty',
      'origin',
      'inStock',
      'minPrice',
      'maxPrice',
    ]);
  });

  it('leave out what filters nothing: all subcategories, the order, more pages', () => {
    expect(labels({ subcategory: 'all', sort: 'price', show: '48' })).toEqual([]);
  });

  it('show an unknown value as it was typed, so that it can be taken away', () => {
    expect(labels({ category: 'amp', subcategory: 'spam', difficulty: 'Wizard' })).toEqual(['amp', 'spam', 'Wizard']);
  });
});

describe('clearing the filters', () => {
  it('keeps the order of the list and nothing else', () => {
    expect(withoutFilters({ search: 'a', category: 'kit', sort: 'price', show: '48' })).toEqual({ sort: 'price' });
    expect(withoutFilters({ search: 'a' })).toEqual({});
  });
});
