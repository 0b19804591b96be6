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

const linksFor = (status: Order['status'], search = ''): string[] => {
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
  return linksOf(renderMarkup(<OrderItems order={order as Order} />, { search })).map(([href]) => href);
};

describe('the items of an order', () => {
  it('lead from each kit and board to its guided build and to its bench, from a kit that was sent by its bag', () => {
    const built = (status: Order['status']) => linksFor(status).filter((href) => href.includes('/build'));
    expect(built('confirmed')).toEqual(['/bench/fuzz-box/build', '/bench/octave-up-pcb/build']);
    expect(linksFor('shipped').filter((href) => href.startsWith('/bench'))).toEqual([
      expect.stringMatching(/^\/bench\/fuzz-box\/build\?order=[\w-]+&item=[\w-]+$/),
      '/bench/fuzz-box',
      '/bench/octave-up-pcb/build',
      '/bench/octave-up-pcb',
    ]);
  });

  it('know from the packing slip that the parcel is there', () => {
    expect(linksFor('shipped', 'here=1')[1]).toMatch(/^\/bench\/fuzz-box\/build\?order=[\w-]+&item=[\w-]+&here=1$/);
  });

  it('of a cancelled order start no build', () => {
    expect(linksFor('cancelled').filter((href) => href.includes('/build'))).toEqual([]);
  });
});
