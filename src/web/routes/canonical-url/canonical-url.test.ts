import { describe, expect, it } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

describe('the address a page is cached under', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/products/fuzz-box?category=kit', '/products/fuzz-box'],
    ['/bench/fuzz-box?ref=R3&side=bottom', '/bench/fuzz-box'],
    ['/products/fuzz-box/reviews?x=1&stars=2&sort=best', '/products/fuzz-box/reviews?stars=2'],
    ['/products/fuzz-box/reviews?after=W10&sort=helpful', '/products/fuzz-box/reviews?sort=helpful&after=W10'],
    ['/products/fuzz-box/reviews?stars=9&after=%00', '/products/fuzz-box/reviews'],
    ['/products', '/products'],
    ['/products?', '/products'],
    ['/products/?search=fuzz', '/products?search=fuzz'],
    ['/products?search=&utm_source=mail', '/products'],
    ['/products?search=fuzz&category=kit&category=pcb', '/products?category=pcb&search=fuzz'],
    ['/products?sort=origin&origin=South+Korea&x=1', '/products?origin=South+Korea&sort=origin'],
    ['/products?maxPrice=0900&minPrice=x&inStock=1', '/products?maxPrice=900'],
    ['/products?search=a%26b%20c', '/products?search=a%26b+c'],
    ['/products?search=%E0%A4%A', '/products?search=%EF%BF%BD%25A'],
  ])('of %s is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
    expect(canonicalUrl(canonical)).toBe(canonical);
  });

  it('is bounded, however long the address', () => {
    expect(canonicalUrl(`/products?search=${'a'.repeat(100_000)}`).length).toBeLessThan(300);
  });

  it('is one for all addresses without a page, which look the same', () => {
    for (const url of [
      '/a',
      '/b/c?search=x',
      '/orders/a/b',
      '/products/a/b',
      '/bench/a/b/c',
      '/%E0%A4%A',
      '/not-found',
    ]) {
      expect(canonicalUrl(url)).toBe('/not-found');
    }
  });

  it('is one for all classes, and one for all who join', () => {
    for (const url of ['/bench/class/a', '/bench/class/b/', '/bench/class/c?x=1'])
      expect(canonicalUrl(url)).toBe('/bench/class/any');
    for (const url of ['/bench/join/k7qm-3xwd', '/bench/join/build?x=1'])
      expect(canonicalUrl(url)).toBe('/bench/join/any');
    expect(canonicalUrl('/bench/class?x=1')).toBe('/bench/class');
  });

  it('is one for all orders, so that a stream of made-up numbers drives nothing else out of the cache', () => {
    for (const url of ['/orders/a', '/orders/b/', '/orders/c?payment=unchecked']) {
      expect(canonicalUrl(url)).toBe('/orders/any');
    }
  });
});
