import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart.ts';
import type { User } from '#contracts/accounts.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { userQuery } from '../../session/user.queries.ts';
import { cartQuery } from '../../components/cart/cart.queries.ts';

import { Header, CartLink } from './header.tsx';
import { MobileUserMenu, UserMenu } from './user-menu.tsx';

const ananya: User = {
  id: 7,
  username: 'ananya',
  email: 'ananya@example.com',
  firstName: 'Ananya',
  lastName: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  pendingEmail: null,
};

const line = (quantity: number): CartItem => ({
  id: `line-${quantity}`,
  quantity,
  addedPrice: '1.00',
  product: {
    id: 'p',
    slug: 'p',
    name: 'P',
    category: 'kit',
    price: '1.00',
    imageUrl: '',
    inStock: true,
    stock: null,
    discontinued: false,
  },
});

const cart = (lines: readonly CartItem[]): string =>
  renderMarkup(<CartLink />, { data: [[cartQuery.queryKey, lines]] });

describe('the cart button', () => {
  it('counts quantities, not lines', () => {
    const html = cart([line(2), line(3)]);
    expect(html).toContain('aria-label="Cart, 5 items"');
    expect(textOf(html)).toBe('5');
    expect(linksOf(html)).toEqual([['/cart', '5']]);
  });

  it('shows no badge when nothing is in the cart', () => {
    expect(textOf(cart([]))).toBe('');
    expect(cart([])).toContain('aria-label="Cart, 0 items"');
    expect(cart([line(1)])).toContain('aria-label="Cart, 1 item"');
  });

  it('says nothing about the cart before it is known', () => {
    expect(renderMarkup(<CartLink />)).toContain('aria-label="Cart"');
  });
});

describe.each([
  ['wide', <UserMenu key="wide" />],
  ['mobile', <MobileUserMenu key="mobile" />],
])('the user menu of the %s header', (_width, menu) => {
  const menuOf = (user?: User | null): string =>
    renderMarkup(menu, user === undefined ? {} : { data: [[userQuery.queryKey, user]] });

  it('is a Login link for nobody, and while the session is unknown', () => {
    expect(linksOf(menuOf(null))).toEqual([['/auth', 'Login']]);
    expect(linksOf(menuOf())).toEqual([['/auth', 'Login']]);
  });

  it('shows the first name, a Dashboard link and a Logout item', () => {
    const html = menuOf(ananya);
    expect(textOf(html)).toBe('Ananya Dashboard Logout');
    expect(linksOf(html)).toEqual([['/dashboard', 'Dashboard']]);
  });

  it('shows the username of someone without a first name', () => {
    expect(textOf(menuOf({ ...ananya, firstName: null }))).toMatch(/^ananya /);
    expect(textOf(menuOf({ ...ananya, firstName: '' }))).toMatch(/^ananya /);
  });
});

describe('the header', () => {
  const html = renderMarkup(<Header mobileMenuOpen={false} onMobileMenuChange={() => {}} />);

  it('leads home by the logo', () => {
    expect(html).toMatch(/<a (?=[^>]*aria-label="taar, home")(?=[^>]*href="\/")/);
  });

  it('searches the catalogue with a form that needs no script, in the bar and in the mobile menu', () => {
    const forms = html.match(/<form[^>]*role="search"[^>]*action="\/products"[^>]*>/g);
    expect(forms).toHaveLength(2);
    expect(html.match(/<input(?=[^>]*name="search")[^>]*placeholder="Search pedal kits\.\.\."/g)).toHaveLength(2);
  });

  it('has menus that open without script, one at a time', () => {
    expect(html.match(/<details[^>]*name="site-menu"/g)).toHaveLength(3);
  });
});
