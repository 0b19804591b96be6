import { describe, expect, it } from 'vitest';
import { mailedPaths } from './mailed-paths.ts';
import { absoluteUrl, isPayingPath, paths } from './paths.ts';
import { readAccountLink, readLinkToken } from './link-token.ts';

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

describe('a link with a token', () => {
  const token = `${'A-b_'.repeat(10)}xyz`;
  const links = {
    order: paths.order('id', token),
    passwordReset: mailedPaths.passwordReset(token),
    emailConfirmation: mailedPaths.emailConfirmation(token),
    newsletterConfirm: mailedPaths.newsletterConfirm(token),
    newsletterLeave: mailedPaths.newsletterLeave(token),
  };
  const fragmentOf = (path: string): string => new URL(path, 'http://shop.test').hash;

  it.each(Object.entries(links))('of %s keeps it in the fragment, where only the browser sees it', (_name, path) => {
    const { pathname, search, hash } = new URL(path, 'http://shop.test');
    expect(hash).toContain(token);
    expect(pathname + search).not.toContain(token);
  });

  it('gives it back to the screen it leads to', () => {
    for (const path of [links.order, links.newsletterConfirm, links.newsletterLeave]) {
      expect(readLinkToken(fragmentOf(path))).toBe(token);
      expect(readAccountLink(fragmentOf(path))).toBeNull();
    }
    expect(readAccountLink(fragmentOf(links.passwordReset))).toEqual({ kind: 'reset', token });
    expect(readAccountLink(fragmentOf(links.emailConfirmation))).toEqual({ kind: 'confirm', token });
  });

  it.each(['', '#', '#main', '#token=', '#token=short', '#token=<script>', `#other=${token}`, `#token=${token}x`])(
    'is not seen in %j',
    (fragment) => {
      expect(readLinkToken(fragment)).toBeNull();
      expect(readAccountLink(fragment.replace('token=', 'reset='))).toBeNull();
    },
  );

  it('is plain for a signed-in buyer, who needs no token', () => {
    expect(paths.order('id')).toBe('/orders/id');
    expect(paths.order('id', null)).toBe('/orders/id');
  });
});

describe('the screens where people pay', () => {
  it.each([paths.checkout, '/checkout/', paths.order('0198f1de'), '/orders/0198f1de/'])('include %s', (pathname) => {
    expect(isPayingPath(pathname)).toBe(true);
  });

  it.each([
    paths.home,
    paths.cart,
    paths.dashboard,
    '/orders',
    '/orders/',
    '/orders/a/b',
    '/checkout/a',
    '/a/checkout',
  ])('do not include %s', (pathname) => {
    expect(isPayingPath(pathname)).toBe(false);
  });
});

describe('an absolute address', () => {
  it('is that of the shop, unless it was whole already', () => {
    expect(absoluteUrl('https://shop.test', paths.product('a/b'))).toBe('https://shop.test/products/a%2Fb');
    expect(absoluteUrl('https://shop.test', 'https://cdn.test/a.png')).toBe('https://cdn.test/a.png');
  });
});
