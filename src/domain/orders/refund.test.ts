import { describe, expect, it } from 'vitest';
import { rupees, toPaise } from '../money/money.ts';
import { paymentAfterRefund, refundable, refundObstacle, type RefundableOrder } from './refund.ts';

const order = (changes: Partial<RefundableOrder> = {}) => ({
  currency: 'INR',
  status: 'delivered' as const,
  paymentStatus: 'paid' as const,
  totalPaise: rupees(1000),
  refundedPaise: 0,
  ...changes,
});

describe('a refund', () => {
  it('is never more than came and has not gone back', () => {
    expect(refundable(order({ refundedPaise: rupees(300) }))).toBe(rupees(700));
    expect(refundObstacle(order({ refundedPaise: rupees(300) }), toPaise(70_001))).toBe(
      'Only ₹700 of this order can still go back.',
    );
    expect(refundObstacle(order({ refundedPaise: rupees(300) }), rupees(700))).toBeNull();
    expect(refundObstacle(order({ paymentStatus: 'due' }), rupees(1))).toBe('Nothing was paid for this order.');
    expect(refundObstacle(order({ paymentStatus: 'refunded', refundedPaise: rupees(1000) }), rupees(1))).toBe(
      'All of it has gone back already.',
    );
  });

  it('of the whole comes after cancelling what was not sent, and in part at any time', () => {
    expect(refundObstacle(order({ status: 'confirmed' }), rupees(1000))).toMatch(/^Cancel this order first/);
    expect(refundObstacle(order({ status: 'confirmed' }), rupees(999))).toBeNull();
    expect(refundObstacle(order({ status: 'cancelled', paymentStatus: 'refund-due' }), rupees(1000))).toBeNull();
  });

  it('leaves the payment as it was until nothing is left', () => {
    expect(paymentAfterRefund(order(), rupees(400))).toBe('paid');
    expect(paymentAfterRefund(order({ refundedPaise: rupees(400) }), rupees(600))).toBe('refunded');
    expect(paymentAfterRefund(order({ status: 'cancelled', paymentStatus: 'refund-due' }), rupees(1))).toBe(
      'refund-due',
    );
  });
});
