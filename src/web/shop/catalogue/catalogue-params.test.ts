import { describe, expect, it } from 'vitest';
import { paths } from '#domain/paths/paths.ts';
import { pageCountOf, parseCatalogueParams } from './catalogue-params.ts';

const read = (query: string) => parseCatalogueParams(new URLSearchParams(query));

describe('the address of the catalogue', () => {
  it('reads known parameters in any order', () => {
    expect(
      read('sort=-price&search=ts+808&difficulty=Beginner&origin=South+Korea&inStock=true&minPrice=500&maxPrice=900'),
    ).toEqual({
      difficulty: 'Beginner',
      origin: 'South Korea',
      search: 'ts 808',
      inStock: 'true',
      minPrice: '500',
      maxPrice: '900',
      sort: '-price',
    });
  });

  it('keeps search text as it was typed', () => {
    for (const search of ['  fuzz ', 'a&b=c', '100%', '%26', 'तार']) {
      expect(read(paths.products({ search }).split('?')[1] ?? '')).toEqual({ search });
    }
  });

  it.each([
    'inStock=yes',
    'minPrice=-1',
    'minPrice=1.5',
    'maxPrice=abc',
    'maxPrice=1000000000',
    'sort=sideways',
    'sort=relevance',
    'search=',
    'utm_source=mail',
    'show=24',
    'show=25',
    'show=504',
    'show=-48',
    'search=%00',
  ])('leaves out %s, which means nothing', (query) => {
    expect(read(query)).toEqual({});
  });

  it('takes the last of a repeated parameter, also when that is empty', () => {
    expect(read('difficulty=Beginner&difficulty=Advanced')).toEqual({ difficulty: 'Advanced' });
    expect(read('difficulty=Beginner&difficulty=')).toEqual({});
  });

  it('is shorter than 6000 characters, however long its values', () => {
    const everything = ['category', 'subcategory', 'difficulty', 'origin', 'search'].map(
      (name) => `${name}=${'ä'.repeat(5000)}`,
    );
    expect(paths.products(read(everything.join('&'))).length).toBeLessThan(6000);
  });

  it('opens more than one page only when it says so', () => {
    expect(pageCountOf(read(''))).toBe(1);
    expect(pageCountOf(read('show=72'))).toBe(3);
  });
});
