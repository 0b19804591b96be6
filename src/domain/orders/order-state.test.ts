import { describe, expect, it } from 'vitest';
import {
  mayMove,
  moveObstacle,
  nextStatuses,
  orderAuthors,
  orderMoves,
  orderStatuses,
  type MovableOrder,
  type OrderStatus,
} from './order-state.ts';
import { paymentMethods, paymentStatuses } from './payment.ts';

const order = (changes: Partial<MovableOrder> = {}): MovableOrder => ({
  status: 'pending',
  paymentMethod: 'cod',
  paymentStatus: 'due',
  ...changes,
});

/** Every way there is, written down once more by hand: from, to, author. */
const allowed = new Set([
  'pending confirmed admin',
  'pending confirmed payment',
  'pending cancelled buyer',
  'pending cancelled admin',
  'pending cancelled clock',
  'confirmed shipped admin',
  'confirmed cancelled buyer',
  'confirmed cancelled admin',
  'shipped delivered admin',
  // Cash on delivery that nobody paid.
  'shipped cancelled admin',
]);

describe('the moves of an order', () => {
  const steps = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => orderAuthors.map((author) => ({ from, to, author }))),
  );

  it.each(steps)('$from to $to by the $author', ({ from, to, author }) => {
    expect(mayMove(order({ status: from }), to, author)).toBe(allowed.has(`${from} ${to} ${author}`));
  });

  it('reach every status from the first one, and end at two', () => {
    const reached = new Set<OrderStatus>(['pending']);
    for (const status of reached) for (const { from, to } of orderMoves) if (from === status) reached.add(to);
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted());
    const ends = orderStatuses.filter((status) => orderMoves.every(({ from }) => from !== status));
    expect(ends).toEqual(['delivered', 'cancelled']);
  });

  it('never lead back to where an order was', () => {
    const rank: Record<OrderStatus, number> = { pending: 0, confirmed: 1, shipped: 2, delivered: 3, cancelled: 4 };
    expect(orderMoves.filter(({ from, to }) => rank[to] <= rank[from])).toEqual([]);
  });

  it.each(paymentMethods.flatMap((method) => paymentStatuses.map((status) => [method, status] as const)))(
    'confirm an order by %s that is %s only with its money, or for cash',
    (paymentMethod, paymentStatus) => {
      const paid = paymentMethod === 'cod' || paymentStatus === 'paid';
      for (const author of ['admin', 'payment'] as const) {
        const obstacle = moveObstacle(order({ paymentMethod, paymentStatus }), 'confirmed', author);
        expect(obstacle).toBe(paid ? null : 'This order is not paid yet.');
      }
    },
  );

  it('let the office cancel what was sent only if it came back unpaid', () => {
    const sent = (changes: Partial<MovableOrder>) =>
      moveObstacle(order({ status: 'shipped', ...changes }), 'cancelled', 'admin');
    expect(sent({})).toBeNull();
    for (const changes of [{ paymentStatus: 'paid' }, { paymentMethod: 'upi', paymentStatus: 'paid' }] as const)
      expect(sent(changes)).toBe('This order was sent and paid. Refund what came back instead.');
  });

  it('let the clock cancel unpaid orders only', () => {
    const byUpi = { paymentMethod: 'upi' } as const;
    expect(moveObstacle(order(byUpi), 'cancelled', 'clock')).toBeNull();
    expect(moveObstacle(order({ ...byUpi, paymentStatus: 'paid' }), 'cancelled', 'clock')).toBe('This order is paid.');
    expect(mayMove(order({ status: 'confirmed' }), 'cancelled', 'clock')).toBe(false);
  });

  it.each([
    ['cancelled', 'cancelled', 'buyer', 'This order is already cancelled.'],
    ['shipped', 'cancelled', 'buyer', 'This order is shipped and can no longer be cancelled.'],
    ['delivered', 'shipped', 'admin', 'An order that is delivered cannot become shipped.'],
    ['pending', 'shipped', 'admin', 'An order that is pending cannot become shipped.'],
  ] as const)('say why %s cannot become %s by the %s', (status, to, author, sentence) => {
    expect(moveObstacle(order({ status }), to, author)).toBe(sentence);
  });

  it('tell each author where an order may go next', () => {
    expect(nextStatuses(order(), 'admin')).toEqual(['confirmed', 'cancelled']);
    expect(nextStatuses(order({ paymentMethod: 'upi' }), 'admin')).toEqual(['cancelled']);
    expect(nextStatuses(order({ status: 'confirmed' }), 'buyer')).toEqual(['cancelled']);
    expect(nextStatuses(order({ status: 'delivered' }), 'admin')).toEqual([]);
  });
});
