import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

describe('paths', () => {
  it('writes filters in one fixed order and leaves empty ones out', () => {
    expect(paths.products()).toBe('/products');
    expect(paths.products({ search: 'ts 808', difficulty: '', subcategory: 'fuzz', category: 'kit' })).toBe(
      '/products?category=kit&subcategory=fuzz&search=ts+808',
    );
  });

  it('escapes what a slug may hold', () => {
    expect(paths.product('a/b?c')).toBe('/products/a%2Fb%3Fc');
  });
});
