import { describe, expect, it } from 'vitest';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import { mostLooks, nextLookMs } from './waiting.ts';

const order = (method: PaymentMethod, status: PaymentStatus) => ({
  status: 'pending' as const,
  payment: { method, status },
});
const first = { looks: 1, isExpected: false };

describe('looking at an order again', () => {
  it('happens while the bank has not answered, less and less often, and comes to an end', () => {
    const waiting = order('razorpay', 'processing');
    const pauses = Array.from({ length: mostLooks - 1 }, (_, index) =>
      Number(nextLookMs(waiting, { looks: index + 1, isExpected: false })),
    );
    expect(pauses[0]).toBe(2000);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(Math.max(...pauses)).toBe(15_000);
    expect(nextLookMs(waiting, { looks: mostLooks, isExpected: false })).toBe(false);
  });

  it('happens after a payment that the shop has not heard of yet, until it has', () => {
    expect(nextLookMs(order('razorpay', 'due'), { looks: 1, isExpected: true })).toBe(2000);
    expect(nextLookMs(order('razorpay', 'paid'), { looks: 1, isExpected: true })).toBe(false);
  });

  it('happens calmly while a person looks for a transfer', () => {
    expect(nextLookMs(order('upi', 'due'), first)).toBe(20_000);
  });

  it.each([
    ['cod', 'due'],
    ['razorpay', 'due'],
    ['razorpay', 'paid'],
    ['upi', 'void'],
  ] as const)('does not happen for %s that is %s', (method, status) => {
    expect(nextLookMs(order(method, status), first)).toBe(false);
    expect(nextLookMs(undefined, first)).toBe(false);
  });
});
