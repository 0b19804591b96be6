import { describe, expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { quoteChanges } from './checkout.tsx';
import { selectedShippingOption } from './selected-shipping-option.ts';

const line = (id: string, price: string, quantity = 1): CheckoutQuote['lines'][number] => ({
  id,
  quantity,
  addedPrice: price,
  product: {
    id,
    slug: id,
    name: id === 'fuzz' ? 'Fuzz Box' : 'Clean Booster',
    category: 'kit',
    price,
    imageUrl: '/art/x.svg',
    inStock: true,
    stock: 5,
    discontinued: false,
  },
  total: price,
  exported: null,
  obstacle: null,
});

const option = (method: 'domestic-standard' | 'domestic-express', fee: string) => ({
  method,
  name: method,
  fee,
  time: '5-7 business days',
  arrivesFrom: '2026-11-24',
  arrivesTo: '2026-11-27',
  subtotal: '0.00',
  total: fee,
  isExport: false,
  adjustments: [],
  codeProblem: null,
  about: null,
  onArrival: null,
  onArrivalAsKit: null,
  taxIncluded: '0.00',
  upiObstacle: null,
  taxes: { cgst: '0.00', sgst: '0.00', igst: '0.00' },
});

const quote = (lines: CheckoutQuote['lines'], fee = '799.00'): CheckoutQuote => ({
  lines,
  subtotal: '0.00',
  exportSubtotal: null,
  discountCode: null,
  abroad: null,
  shippingOptions: [option('domestic-standard', fee), option('domestic-express', '1599.00')],
  beforeDelivery: null,
  sameDayObstacle: null,
  paymentMethods: [],
  cashObstacle: null,
  obstacle: null,
});

describe('what has changed since the buyer looked', () => {
  it('is empty when the quotes are equal', () => {
    expect(quoteChanges(quote([line('fuzz', '2999.00')]), quote([line('fuzz', '2999.00')]), undefined)).toEqual([]);
  });

  it('is told of prices, quantities, lines and the fee of shipping', () => {
    const before = quote([line('fuzz', '2999.00'), line('booster', '1999.00')]);
    const after = quote([line('fuzz', '3499.00', 2), line('other', '1999.00')], '0.00');
    expect(quoteChanges(before, after, 'domestic-standard')).toEqual([
      'Fuzz Box was ₹2,999 and is ₹3,499 now.',
      'You now have 2 × Fuzz Box in your cart.',
      'Clean Booster is no longer in your cart.',
      'Clean Booster was added to your cart.',
      'Shipping was ₹799 and is free now.',
    ]);
  });

  it('leaves out the fee of a way of shipping that was not chosen', () => {
    expect(quoteChanges(quote([]), quote([], '0.00'), 'domestic-express')).toEqual([]);
  });
});

describe('the way of shipping', () => {
  it('is the chosen one, or the first where that does not go', () => {
    const { shippingOptions } = quote([]);
    expect(selectedShippingOption(quote([]), 'domestic-express')).toEqual(shippingOptions[1]);
    expect(selectedShippingOption(quote([]), 'pickup')).toEqual(shippingOptions[0]);
    expect(selectedShippingOption({ ...quote([]), shippingOptions: [] }, undefined)).toBeUndefined();
  });

  it('begins with the cheaper one where it takes no longer, but never with a pickup', () => {
    const chosen = (...more: Partial<CheckoutQuote['shippingOptions'][number]>[]) =>
      selectedShippingOption(
        {
          ...quote([]),
          shippingOptions: [{}, ...more].map((one) => ({ ...option('domestic-standard', '3299.00'), ...one })),
        },
        undefined,
      )?.fee;
    expect(chosen({ fee: '2904.00' })).toBe('2904.00');
    expect(chosen({ fee: '2904.00', arrivesTo: '2026-11-28' })).toBe('3299.00');
    expect(chosen({ fee: '0.00', method: 'pickup' })).toBe('3299.00');
    expect(chosen({ fee: '4000.00', arrivesTo: '2026-11-25' })).toBe('3299.00');
  });
});
