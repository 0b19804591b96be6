import { describe, expect, it } from 'vitest';
import { afterSignIn, cameFrom, placeInShop, signInPath } from './return-address.ts';

describe('a place in the shop', () => {
  it.each(['/', '/cart', '/products?search=fuzz#list', '/products/fuzz-box', '/authors'])('can be %s', (place) => {
    expect(placeInShop(place)).toBe(place);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'cart',
    '',
    '//',
    '//[',
  ])('is never %j, which leads elsewhere', (place) => {
    expect(placeInShop(place)).toBeNull();
  });

  it.each(['/auth', '/auth/', '/auth?next=/auth', '/AUTH#x', '/a/../auth', '/api/user/export'])(
    'is never %j, which is no screen to come back to',
    (place) => {
      expect(placeInShop(place)).toBeNull();
    },
  );

  it.each([null, undefined, 7, {}, ['/cart']])('is never %j', (place) => {
    expect(placeInShop(place)).toBeNull();
  });
});

describe('after signing in', () => {
  it('the dashboard comes next when nothing else was asked for', () => {
    expect(afterSignIn('', null)).toBe('/dashboard');
    expect(afterSignIn('tab=sign-up', 'odd')).toBe('/dashboard');
  });

  it('the way leads back to where it was asked for, first by the address, then by the history', () => {
    expect(afterSignIn('next=%2Fdashboard%3Ftab%3Daddresses', { from: '/cart' })).toBe('/dashboard?tab=addresses');
    expect(afterSignIn('', { from: '/cart' })).toBe('/cart');
  });

  it('an address made by someone else leads nowhere but to the dashboard', () => {
    expect(afterSignIn('next=https://evil.example', null)).toBe('/dashboard');
    expect(afterSignIn('next=//evil.example', { from: '//evil.example' })).toBe('/dashboard');
  });
});

describe('the way to the sign-in', () => {
  it('carries the place to come back to, and it comes out as it went in', () => {
    const path = signInPath('/dashboard?tab=addresses&x=1');
    expect(path).toBe('/auth?next=%2Fdashboard%3Ftab%3Daddresses%26x%3D1');
    expect(afterSignIn(path.split('?')[1]!, null)).toBe('/dashboard?tab=addresses&x=1');
  });

  it('is plain where the dashboard comes next anyway', () => {
    expect(signInPath('/dashboard')).toBe('/auth');
    expect(cameFrom('/')).toBeNull();
    expect(cameFrom('/cart')).toEqual({ from: '/cart' });
  });
});
