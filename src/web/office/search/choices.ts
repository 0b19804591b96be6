import type { OfficeSearchResults } from '#contracts/office-search.ts';
import type { Right } from '#domain/accounts/staff.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import * as shapes from '../../ui/icon/icon-shapes.ts';

export interface Choice {
  readonly id: string;
  readonly group: 'Orders' | 'Returns' | 'Products' | 'Customers' | 'Messages' | 'Go to' | 'Actions';
  readonly label: string;
  readonly note?: string;
  readonly shape: string;
  /** Of a product, in place of the sign. */
  readonly picture?: string;
  /** Inside the office. */
  readonly href: string;
  readonly keys?: string;
  readonly status?: string;
  /** Of a product that cannot be sold right now. */
  readonly isOut?: boolean;
}

type May = (right: Right) => boolean;
type Standing = Omit<Choice, 'id'> & { readonly right: Right };

const standing: readonly Standing[] = [
  { group: 'Actions', label: 'New product', shape: shapes.pencil, href: officePaths.newProduct, right: 'products' },
  { group: 'Actions', label: 'Count stock', shape: shapes.shelf, href: officePaths.stockCount, right: 'stock' },
  { group: 'Actions', label: 'Import a CSV', shape: shapes.sheet, href: officePaths.import, right: 'products' },
  {
    group: 'Actions',
    label: 'Second factor and passkeys',
    shape: shapes.lock,
    href: officePaths.security,
    right: 'office',
  },
  { group: 'Go to', label: 'Today', shape: shapes.pulse, href: officePaths.today, right: 'office', keys: 'G T' },
  { group: 'Go to', label: 'Orders', shape: shapes.parcel, href: officePaths.orders, right: 'orders', keys: 'G O' },
  {
    group: 'Go to',
    label: 'Messages',
    shape: shapes.speech,
    href: officePaths.messages,
    right: 'messages',
    keys: 'G M',
  },
  {
    group: 'Go to',
    label: 'Customers',
    shape: shapes.people,
    href: officePaths.customers,
    right: 'customers',
    keys: 'G C',
  },
  {
    group: 'Go to',
    label: 'Products',
    shape: shapes.pedal,
    href: officePaths.products,
    right: 'products',
    keys: 'G P',
  },
  { group: 'Go to', label: 'Stock', shape: shapes.shelf, href: officePaths.stock, right: 'stock', keys: 'G S' },
  { group: 'Go to', label: 'Returns and claims', shape: shapes.undo, href: officePaths.returns, right: 'orders' },
  {
    group: 'Go to',
    label: 'Payments without an order',
    shape: shapes.warning,
    href: officePaths.payments,
    right: 'orders',
  },
  { group: 'Go to', label: 'Subscribers', shape: shapes.envelope, href: officePaths.subscribers, right: 'newsletter' },
  { group: 'Go to', label: 'Settings', shape: shapes.gear, href: officePaths.settings, right: 'settings' },
  { group: 'Go to', label: 'Webhooks', shape: shapes.share, href: officePaths.webhooks, right: 'programs' },
  { group: 'Go to', label: 'Tokens for programs', shape: shapes.lock, href: officePaths.tokens, right: 'programs' },
  { group: 'Go to', label: 'Staff', shape: shapes.key, href: officePaths.staff, right: 'staff' },
  { group: 'Go to', label: 'Audit', shape: shapes.list, href: officePaths.audit, right: 'audit' },
];

function ofFound({ orders, returns, products, customers, messages }: OfficeSearchResults, may: May): Choice[] {
  return [
    ...orders.map(({ id, number, name, city, status }) => ({
      id: `order-${id}`,
      group: 'Orders' as const,
      label: number,
      note: [name, city].filter(Boolean).join(', '),
      status,
      shape: shapes.parcel,
      href: officePaths.order(number),
    })),
    ...returns.map(({ number, orderNumber, name }) => ({
      id: `return-${number}`,
      group: 'Returns' as const,
      label: number,
      note: [name, orderNumber].filter(Boolean).join(', '),
      shape: shapes.undo,
      href: officePaths.return(number),
    })),
    ...products.map(({ id, name, price, stock, imageUrl, isArchived, isDraft }) => ({
      id: `product-${id}`,
      group: 'Products' as const,
      label: name,
      shape: shapes.pedal,
      picture: imageUrl,
      note: [formatMoney(price), isArchived ? 'archived' : isDraft ? 'draft' : stock ? `${stock} in stock` : null]
        .filter((part) => part !== null)
        .join(', '),
      isOut: stock === 0 && !isArchived && !isDraft,
      // A clerk has the shelf of it, and not its page.
      href: may('products') ? officePaths.product(id) : officePaths.stockOf(id),
    })),
    ...customers.map(({ id, name, email }) => ({
      id: `customer-${id}`,
      group: 'Customers' as const,
      label: name,
      note: email,
      shape: shapes.people,
      href: officePaths.customer(id),
    })),
    ...messages.map(({ id, ticket, name, subject, isWaiting }) => ({
      id: `message-${id}`,
      group: 'Messages' as const,
      label: name,
      note: `${subject}, ${ticket}${isWaiting ? ', to answer' : ''}`,
      shape: shapes.speech,
      href: officePaths.message(id),
    })),
  ];
}

/** Those that are found here are a few; the list has them all. */
const searchOrders = (words: string): Choice => ({
  id: 'search-orders',
  group: 'Actions',
  label: `Search all orders for “${words}”`,
  shape: shapes.magnifier,
  href: `${officePaths.orders}?search=${encodeURIComponent(words)}`,
});

/** What can be chosen: what was found, then what can be done. '>' first leaves what can be done alone. */
export function choicesFor(typed: string, found: OfficeSearchResults | undefined, may: May): Choice[] {
  const words = typed.replace(/^>/, '').trim().toLowerCase();
  const allowed = standing
    .filter(({ right, label }) => may(right) && label.toLowerCase().includes(words))
    .map((choice) => ({ ...choice, id: `go-${choice.label.toLowerCase().replaceAll(' ', '-')}` }));
  const done = allowed.filter(({ group }) => group === 'Actions');
  if (typed.startsWith('>')) return done;
  const search = found && may('orders') ? [searchOrders(typed.trim())] : [];
  return [
    ...(found ? ofFound(found, may) : []),
    ...done,
    ...search,
    ...allowed.filter(({ group }) => group === 'Go to'),
  ];
}
