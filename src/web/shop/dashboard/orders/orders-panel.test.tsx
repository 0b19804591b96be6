import { expect, it } from 'vitest';
import type { OrderCard } from '#contracts/own-orders.ts';
import { orderCard } from '#tests/support/builders/order-cards.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { ownOrdersQuery } from './own-orders.queries.ts';

const textOfCard = (order: OrderCard): string => {
  const { queryKey } = ownOrdersQuery({ search: '', choice: 'all' });
  const data = [[queryKey, { pages: [{ orders: [order], total: 1 }], pageParams: [0] }]] as const;
  return textOf(renderMarkup(<OrdersPanel />, { data }));
};

it('a card names the business and the purchase order that an order was for, and neither where there is none', () => {
  const business = { companyName: 'Sample Audio Works LLP', purchaseOrder: 'EDU/2026-118' };
  expect(textOfCard(orderCard({ business }))).toContain('1 kit Sample Audio Works LLP, purchase order EDU/2026-118 ');
  const company = textOfCard(orderCard({ business: { ...business, purchaseOrder: null } }));
  expect(company).toContain('1 kit Sample Audio Works LLP ');
  const plain = textOfCard(orderCard({}));
  expect(plain).toContain('PK-1042');
  expect(company.replace(' Sample Audio Works LLP', '')).toBe(plain);
});
