import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { linksOf, renderMarkup } from '#tests/support/render-markup.tsx';
import { OrderItems } from './order-items.tsx';

const item = (slug: string, imageUrl: string): Order['items'][number] => ({
  id: slug,
  productId: slug,
  slug,
  name: slug,
  imageUrl,
  quantity: 1,
  price: '100.00',
  total: '100.00',
  paid: '100.00',
});

const linksFor = (status: Order['status']): string[] => {
  const order: Partial<Order> = {
    status,
    items: [
      item('fuzz-box', '/art/pedal-fuzz-box.0123456789.svg'),
      item('octave-up-pcb', '/art/board-octave-up.0123456789.svg'),
      item('resistor-4k7', '/art/part-resistor-4k7.0123456789.svg'),
    ],
    currency: 'INR',
    subtotal: '300.00',
    adjustments: [],
    shippingAmount: '0.00',
    shippingName: 'Standard',
    totalAmount: '300.00',
    taxIncluded: '45.76',
    supply: 'intra-state' as Order['supply'],
  };
  return linksOf(renderMarkup(<OrderItems order={order as Order} />)).map(([href]) => href);
};

describe('the items of an order', () => {
  it('lead from each kit and board to its guided build and to its bench', () => {
    expect(linksFor('shipped').filter((href) => href.startsWith('/bench'))).toEqual([
      '/bench/fuzz-box/build',
      '/bench/fuzz-box',
      '/bench/octave-up-pcb/build',
      '/bench/octave-up-pcb',
    ]);
  });

  it('of a cancelled order start no build', () => {
    expect(linksFor('cancelled').filter((href) => href.endsWith('/build'))).toEqual([]);
  });
});
