import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import { orderSteps } from './order-progress.tsx';

const history = (...statuses: OrderStatus[]): Order['history'] =>
  statuses.map((status, index) => ({ at: `2026-11-1${index}T00:00:00.000Z`, status, author: 'admin', note: null }));

describe('the steps of an order', () => {
  it('show what was reached, where it is and what is still to come', () => {
    const steps = orderSteps({ status: 'confirmed', history: history('pending', 'confirmed') });
    expect(steps.map(({ status, at, isCurrent }) => [status, at?.slice(0, 10), isCurrent])).toEqual([
      ['pending', '2026-11-10', false],
      ['confirmed', '2026-11-11', true],
      ['shipped', undefined, false],
      ['delivered', undefined, false],
    ]);
  });

  it('keep the day a status was reached on, whatever was noted later', () => {
    const steps = orderSteps({ status: 'delivered', history: history('pending', 'delivered', 'delivered') });
    expect(steps.at(-1)).toMatchObject({ status: 'delivered', at: '2026-11-11T00:00:00.000Z' });
  });

  it('end with the cancelling of it', () => {
    const steps = orderSteps({ status: 'cancelled', history: history('pending', 'confirmed', 'cancelled') });
    expect(steps.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'cancelled']);
    expect(steps.at(-1)).toMatchObject({ isCurrent: true });
  });
});
