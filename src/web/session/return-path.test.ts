import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, parseReturnPath, signInPath } from './return-path.ts';
import { returnPathState } from './return-state.ts';

describe('a place in the shop', () => {
  it.each(['/', '/cart', '/products?search=fuzz#list', '/products/fuzz-box', '/authors'])('can be %s', (place) => {
    expect(parseReturnPath(place)).toBe(place);
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
    expect(parseReturnPath(place)).toBeNull();
  });

  it.each(['/auth', '/auth/', '/auth?next=/auth', '/AUTH#x', '/a/../auth', '/api/user/export'])(
    'is never %j, which is no screen to come back to',
    (place) => {
      expect(parseReturnPath(place)).toBeNull();
    },
  );

  it.each([null, undefined, 7, {}, ['/cart']])('is never %j', (place) => {
    expect(parseReturnPath(place)).toBeNull();
  });
});

describe('after signing in', () => {
  it('leads to the dashboard when no return path is given', () => {
    expect(pathAfterSignIn('', null)).toBe('/dashboard');
    expect(pathAfterSignIn('tab=sign-up', 'odd')).toBe('/dashboard');
  });

  it('leads to ?next= first, then to the path in the history state', () => {
    expect(pathAfterSignIn('next=%2Fdashboard%3Ftab%3Daddresses', { from: '/cart' })).toBe('/dashboard?tab=addresses');
    expect(pathAfterSignIn('', { from: '/cart' })).toBe('/cart');
  });

  it('leads to the dashboard when ?next= points to another site', () => {
    expect(pathAfterSignIn('next=https://evil.example', null)).toBe('/dashboard');
    expect(pathAfterSignIn('next=//evil.example', { from: '//evil.example' })).toBe('/dashboard');
  });
});

describe('the way to the sign-in', () => {
  it('carries the return path in ?next= unchanged', () => {
    const path = signInPath('/dashboard?tab=addresses&x=1');
    expect(path).toBe('/auth?next=%2Fdashboard%3Ftab%3Daddresses%26x%3D1');
    expect(pathAfterSignIn(path.split('?')[1]!, null)).toBe('/dashboard?tab=addresses&x=1');
  });

  it('has no ?next= for the dashboard', () => {
    expect(signInPath('/dashboard')).toBe('/auth');
    expect(returnPathState('/')).toBeNull();
    expect(returnPathState('/cart')).toEqual({ from: '/cart' });
  });
});
