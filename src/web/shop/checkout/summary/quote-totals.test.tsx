import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { QuoteTotals } from './quote-totals.tsx';

const quote: CheckoutQuote = {
  lines: [],
  subtotal: '1180.00',
  exportSubtotal: '1000.00',
  discountCode: null,
  shippingOptions: [],
  beforeDelivery: { adjustments: [{ label: 'Ten off', amount: '-100.00', on: 'goods' }], total: '900.00' },
  sameDayObstacle: null,
  paymentMethods: [],
  cashObstacle: null,
  abroad: null,
  obstacle: null,
};

describe('the totals of a checkout', () => {
  it('take discounts off where the delivery has no price yet', () => {
    const words = renderToStaticMarkup(<QuoteTotals quote={quote} option={undefined} />).replaceAll(/<[^>]*>/g, ' ');
    expect(words.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Subtotal, without GST ₹1,000 Ten off −₹100 Delivery On request Total before delivery ₹900',
    );
  });
});
