import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const shop = 'https://taar.example';
const [rule] = JSON.parse(speculationRules).prefetch;
const patterns = rule.where.href_matches.map((pattern: string) => new URLPattern(pattern, shop));
const isFetchedAhead = (address: string): boolean =>
  patterns.some((pattern: URLPattern) => pattern.test(new URL(address, shop)));

describe('what a browser fetches ahead', () => {
  it.each([
    '/',
    '/products',
    '/products?category=kit&sort=price',
    '/products/fuzz-box',
    '/guides/soldering',
    '/shipping',
  ])('includes %s', (address) => expect(isFetchedAhead(address)).toBe(true));

  it.each([
    '/cart',
    '/checkout',
    '/auth',
    '/dashboard',
    '/orders/0198f1de-0000-7000-8000-000000000000',
    '/wish-list',
    '/newsletter/leave',
    '/newsletter/confirm',
    '/track-order',
    '/contact',
    '/api/products',
    '/api/logout',
    '/admin',
    '/admin/products',
    '/documents/fuzz-box.pdf',
    'https://elsewhere.example/products/fuzz-box',
  ])('leaves out %s', (address) => expect(isFetchedAhead(address)).toBe(false));

  it('is the HTML alone, and only of links that are pointed at', () => {
    expect(Object.keys(JSON.parse(speculationRules))).toEqual(['prefetch']);
    expect(rule.eagerness).toBe('moderate');
  });
});
