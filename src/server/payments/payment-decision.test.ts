import { describe, expect, it } from 'vitest';
import type { GatewayPaymentStatus } from '#domain/orders/payment.ts';
import { decidePayment, type OrderForPayment } from './payment-decision.ts';

const due: OrderForPayment = { status: 'pending', paymentStatus: 'due', totalPaise: 349_900, currency: 'INR' };
const paid: OrderForPayment = { ...due, status: 'confirmed', paymentStatus: 'paid' };
const cancelled: OrderForPayment = { ...due, status: 'cancelled', paymentStatus: 'void' };
const news = (status: 'created' | 'failed' | 'authorized' | 'captured', changes: object = {}) => ({
  status,
  amountPaise: 349_900,
  currency: 'INR',
  ...changes,
});

describe('decidePayment', () => {
  it('takes an order as paid only when the money is ours, in the right amount and currency', () => {
    expect(decidePayment(due, null, news('captured'))).toEqual({ payment: 'captured', order: 'paid' });
    expect(decidePayment(due, null, news('authorized'))).toEqual({ payment: 'authorized', order: 'processing' });
    expect(decidePayment(due, null, news('created'))).toEqual({ payment: 'created', order: 'processing' });
    expect(decidePayment(due, null, news('failed'))).toEqual({ payment: 'failed', order: 'failed' });
  });

  it.each([{ amountPaise: 349_899 }, { amountPaise: 349_901 }, { amountPaise: 0 }, { currency: 'USD' }])(
    'never takes %j as the payment of the order',
    (changes) => {
      expect(decidePayment(due, null, news('captured', changes))).toEqual({ payment: 'mismatch', order: 'unchanged' });
      expect(decidePayment(due, null, news('authorized', changes))?.order).toBe('unchanged');
    },
  );

  it('marks a payment of a cancelled order refund-due', () => {
    expect(decidePayment(cancelled, 'failed', news('captured'))).toEqual({
      payment: 'refund-due',
      order: 'refund-due',
    });
    for (const paymentStatus of ['refund-due', 'refunded'] as const) {
      const second = decidePayment({ ...cancelled, paymentStatus }, null, news('captured'));
      expect(second).toEqual({ payment: 'refund-due', order: 'unchanged' });
    }
  });

  it('marks a second payment refund-due and leaves the order unchanged', () => {
    for (const status of ['confirmed', 'shipped', 'delivered'] as const) {
      const decision = decidePayment({ ...paid, status }, null, news('captured'));
      expect(decision).toEqual({ payment: 'refund-due', order: 'unchanged' });
    }
  });

  it('lets no other try change an order that is settled', () => {
    for (const order of [paid, cancelled]) {
      for (const status of ['created', 'authorized', 'failed'] as const) {
        expect(decidePayment(order, null, news(status))).toEqual({ payment: status, order: 'unchanged' });
      }
    }
  });

  it('ignores older news, and accepts a capture after a failure', () => {
    const steps = ['created', 'failed', 'authorized', 'captured'] as const;
    for (const [known, before] of steps.entries()) {
      for (const [told, after] of steps.entries()) {
        expect(decidePayment(due, before, news(after)) === null, `${before}, then ${after}`).toBe(told <= known);
      }
    }
    for (const end of ['mismatch', 'refund-due', 'refunded'] satisfies GatewayPaymentStatus[]) {
      for (const step of steps) expect(decidePayment(due, end, news(step))).toBeNull();
    }
  });
});
