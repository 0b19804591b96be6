import { describe, expect, it } from 'vitest';
import { paymentMethods, paymentStatuses, type PaymentMethod, type PaymentStatus } from '#domain/orders/payment.ts';
import { arrivalText } from './arrival.ts';
import { orderHeading, paymentTexts } from './order-texts.ts';

const order = (method: PaymentMethod, status: PaymentStatus) => ({
  number: 'PK-1042',
  status: 'pending' as const,
  totalAmount: '4298.00',
  refundedAmount: '0.00',
  currency: 'INR',
  payUntil: null,
  payment: {
    method,
    name: '',
    status,
    test: false,
    paidAt: null,
    lastFailure: null,
    upi: null,
    transfer: null,
    sentReference: null,
  },
});

describe('how the money of an order stands', () => {
  it.each(paymentMethods.flatMap((method) => paymentStatuses.map((status) => [method, status] as const)))(
    'has a title and a sentence for %s that is %s',
    (method, status) => {
      const { title, text } = paymentTexts(order(method, status));
      expect(title).not.toBe('');
      expect(text).toMatch(/^[A-Z].*\.$/);
    },
  );

  it('asks nobody to pay again while the bank has not answered', () => {
    expect(paymentTexts(order('razorpay', 'processing'))).toMatchObject({
      title: 'Waiting for your bank',
      text: expect.stringContaining('don’t have to pay again'),
    });
  });

  it('says what of it has gone back', () => {
    expect(paymentTexts(order('razorpay', 'paid')).text).toBe('Paid ₹4,298.');
    expect(paymentTexts({ ...order('razorpay', 'paid'), refundedAmount: '3499.00' }).text).toBe(
      'Paid ₹4,298. We’ve refunded ₹3,499 of it.',
    );
  });

  it('says until when the items are kept', () => {
    const payUntil = '2026-11-15T08:00:00.000Z';
    expect(paymentTexts({ ...order('upi', 'due'), payUntil }).text).toMatch(/We keep your items for you until 15 Nov/);
  });

  it('says until when cash is confirmed, and nothing of it once it was', () => {
    const payUntil = '2026-11-18T08:00:00.000Z';
    expect(paymentTexts({ ...order('cod', 'due'), payUntil }).text).toMatch(
      /^Please keep ₹4,298 ready for the courier\. We’ll email you once .* If we can’t by 18 Nov .*, we’ll cancel it/,
    );
    expect(paymentTexts(order('cod', 'due')).text).toBe('Please keep ₹4,298 ready for the courier.');
    expect(paymentTexts({ ...order('cod', 'due'), status: 'delivered' }).text).toBe(
      '₹4,298 went to the courier. We’ll mark it paid once it has reached us.',
    );
  });
});

describe('the heading of an order', () => {
  it('is a word of thanks right after it was placed, and its number later', () => {
    expect(orderHeading(order('cod', 'due'), true)).toBe('Thank you for your order!');
    expect(orderHeading(order('cod', 'due'), false)).toBe('Order PK-1042');
    expect(orderHeading({ ...order('cod', 'void'), status: 'cancelled' }, true)).toBe('Order PK-1042');
  });

  it('leads on to the payment while that is missing', () => {
    expect(orderHeading(order('razorpay', 'due'), true)).toBe('One step left: pay ₹4,298');
    expect(orderHeading(order('upi', 'due'), true)).toBe('One step left: pay ₹4,298');
    expect(orderHeading(order('bank-transfer', 'due'), true)).toBe('One step left: transfer ₹4,298');
    expect(orderHeading(order('razorpay', 'paid'), true)).toBe('Thank you for your order!');
  });
});

describe('when it arrives', () => {
  it('is told as calendar days, the same in every time zone', () => {
    const days = { arrivesFrom: '2026-11-24', arrivesTo: '2026-11-27' };
    expect(arrivalText(days, 'domestic-standard')).toBe('Arrives Tue, 24 Nov to Fri, 27 Nov');
    expect(arrivalText({ ...days, arrivesTo: '2026-11-24' }, 'pickup')).toBe('Ready Tue, 24 Nov');
  });
});
