import { describe, expect, it } from 'vitest';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import { maxPolls, nextPollMs } from './order-polling.ts';

const order = (method: PaymentMethod, status: PaymentStatus) => ({
  status: 'pending' as const,
  payment: { method, status },
});
const first = { polls: 1, isPaymentExpected: false };

describe('polling an order', () => {
  it('runs while the payment is processing, from 2 s to 15 s apart, at most 24 times', () => {
    const waiting = order('razorpay', 'processing');
    const pauses = Array.from({ length: maxPolls - 1 }, (_, index) =>
      Number(nextPollMs(waiting, { polls: index + 1, isPaymentExpected: false })),
    );
    expect(pauses[0]).toBe(2000);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(Math.max(...pauses)).toBe(15_000);
    expect(nextPollMs(waiting, { polls: maxPolls, isPaymentExpected: false })).toBe(false);
  });

  it('runs after an unverified payment until the order is paid', () => {
    expect(nextPollMs(order('razorpay', 'due'), { polls: 1, isPaymentExpected: true })).toBe(2000);
    expect(nextPollMs(order('razorpay', 'paid'), { polls: 1, isPaymentExpected: true })).toBe(false);
  });

  it('runs every 20 s while a transfer is due', () => {
    expect(nextPollMs(order('upi', 'due'), first)).toBe(20_000);
    expect(nextPollMs(order('bank-transfer', 'due'), first)).toBe(20_000);
  });

  it.each([
    ['cod', 'due'],
    ['razorpay', 'due'],
    ['razorpay', 'paid'],
    ['upi', 'void'],
  ] as const)('does not run for %s that is %s', (method, status) => {
    expect(nextPollMs(order(method, status), first)).toBe(false);
    expect(nextPollMs(undefined, first)).toBe(false);
  });
});
