import type { Right } from '#domain/accounts/staff.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import * as shapes from '../../ui/icon/icon-shapes.ts';

export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly shape: string;
  /** Who may not, does not see it. */
  readonly right: Right;
}

export interface NavGroup {
  readonly label: string | null;
  readonly items: readonly NavItem[];
}

export const today: NavItem = { href: officePaths.today, label: 'Today', shape: shapes.pulse, right: 'office' };
export const orders: NavItem = { href: officePaths.orders, label: 'Orders', shape: shapes.parcel, right: 'orders' };
export const messages: NavItem = {
  href: officePaths.messages,
  label: 'Messages',
  shape: shapes.speech,
  right: 'messages',
};
export const stock: NavItem = { href: officePaths.stock, label: 'Stock', shape: shapes.shelf, right: 'stock' };

export const navGroups: readonly NavGroup[] = [
  {
    label: null,
    items: [
      today,
      orders,
      { href: officePaths.returns, label: 'Returns, claims', shape: shapes.undo, right: 'orders' },
      { href: officePaths.quotes, label: 'Quotes', shape: shapes.sheet, right: 'orders' },
      messages,
      { href: officePaths.community, label: 'Community', shape: shapes.guitar, right: 'community' },
      { href: officePaths.customers, label: 'Customers', shape: shapes.people, right: 'customers' },
    ],
  },
  {
    label: 'Catalogue',
    items: [
      { href: officePaths.products, label: 'Products', shape: shapes.pedal, right: 'products' },
      stock,
      { href: officePaths.discounts, label: 'Discounts', shape: shapes.percent, right: 'settings' },
      { href: officePaths.import, label: 'Import and export', shape: shapes.sheet, right: 'products' },
    ],
  },
  {
    label: 'Books',
    items: [
      { href: officePaths.bank, label: 'Bank statement', shape: shapes.bank, right: 'orders' },
      { href: officePaths.books, label: 'GST reports', shape: shapes.book, right: 'books' },
    ],
  },
  {
    label: 'Shop',
    items: [
      { href: officePaths.subscribers, label: 'Subscribers', shape: shapes.envelope, right: 'newsletter' },
      { href: officePaths.settings, label: 'Settings', shape: shapes.gear, right: 'settings' },
      { href: officePaths.staff, label: 'Staff', shape: shapes.key, right: 'staff' },
      { href: officePaths.webhooks, label: 'Webhooks', shape: shapes.share, right: 'programs' },
      { href: officePaths.tokens, label: 'Tokens', shape: shapes.lock, right: 'programs' },
      { href: officePaths.audit, label: 'Audit', shape: shapes.list, right: 'audit' },
    ],
  },
];

/** A thing of a list belongs to the item of its list. */
export const isCurrent = (href: string, pathname: string): boolean =>
  href === officePaths.today ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
