import { describe, expect, it } from 'vitest';
import type { OrderCard } from '#contracts/own-orders.ts';
import { orderCard } from '#tests/support/builders/order-cards.ts';
import { claimedText, namesText, orderNeed, piecesText } from './order-card-texts.ts';

const item = (name: string) => ({ name, imageUrl: '', slug: null });
const now = new Date('2026-11-16T04:00:00.000Z');

const order = (part: Partial<OrderCard>): OrderCard =>
  orderCard({
    createdAt: '2026-11-16T03:00:00.000Z',
    totalAmount: '5298.00',
    payment: { method: 'razorpay', status: 'due' },
    can: { cancel: true, pay: true },
    ...part,
  });

describe('the words of an order on the dashboard', () => {
  it('name two products and count the rest', () => {
    expect(namesText({ items: [item('Fuzz Box')], lineCount: 1 })).toBe('Fuzz Box');
    expect(namesText({ items: [item('Fuzz Box'), item('Wire')], lineCount: 2 })).toBe('Fuzz Box, Wire');
    const four = ['Fuzz Box', 'Wire', 'Knob', 'Solder'].map(item);
    expect(namesText({ items: four, lineCount: 9 })).toBe('Fuzz Box, Wire and 7 more');
  });

  it('count kits as kits and everything else as pieces', () => {
    expect(piecesText(order({}))).toBe('1 kit');
    expect(piecesText(order({ pieces: 2 }))).toBe('2 kits');
    expect(piecesText(order({ pieces: 23, kitsOnly: false }))).toBe('23 pieces');
    const history = [{ at: '2026-10-09T06:00:00.000Z', status: 'delivered' as const }];
    expect(piecesText(order({ pieces: 1, kitsOnly: false, history }))).toBe('1 piece, delivered 9 Oct');
  });
});

describe('what an order needs next', () => {
  it('is the payment, while that is missing', () => {
    expect(orderNeed(order({}), now)).toEqual({ kind: 'pay', title: 'One step left: pay ₹5,298.', text: '' });
    const upi = order({ payment: { method: 'upi', status: 'due' }, payUntil: '2026-11-20T04:00:00.000Z' });
    expect(orderNeed(upi, now)).toMatchObject({
      title: 'One step left: pay ₹5,298 by UPI.',
      text: expect.stringMatching(/^We keep it for you until .+ on 20 Nov 2026\.$/),
    });
  });

  it('names only the time when the time to pay ends today', () => {
    const { text } = orderNeed(order({ payUntil: now.toISOString() }), now)!;
    expect(text).toMatch(/^We keep it for you until \d{1,2}:\d\d [ap]m\.$/);
  });

  it('is nothing for cash on delivery and for whatever is on its way', () => {
    expect(orderNeed(order({ payment: { method: 'cod', status: 'due' } }), now)).toBeNull();
    expect(orderNeed(order({ status: 'shipped', payment: { method: 'upi', status: 'paid' } }), now)).toBeNull();
  });

  it('is patience while the bank has not answered', () => {
    expect(orderNeed(order({ payment: { method: 'razorpay', status: 'processing' } }), now)?.kind).toBe('wait');
  });

  it('says of a cancelled order what happens to the money', () => {
    const cancelled = (status: 'void' | 'refund-due' | 'refunded') =>
      orderNeed(order({ status: 'cancelled', payment: { method: 'upi', status } }), now)!.text;
    expect(cancelled('void')).toBe('Nothing was charged.');
    expect(cancelled('refund-due')).toBe('We’ll refund your original payment method.');
    expect(cancelled('refunded')).toContain('₹5,298');
  });
});

describe('orders that were made as a guest', () => {
  const at = new Date('2026-11-17T12:00:00Z');
  const claimed = (number: string, claimedAt: string | null) => ({ number, claimedAt });

  it('are named for a month', () => {
    expect(claimedText([claimed('PK-1042', '2026-11-17T11:00:00Z'), claimed('PK-1043', null)], at)).toBe(
      'We’ve added PK-1042, which you ordered as a guest with this email address.',
    );
    const two = [claimed('PK-1042', '2026-11-01T11:00:00Z'), claimed('PK-1040', '2026-11-01T11:00:00Z')];
    expect(claimedText(two, at)).toContain('PK-1042 and PK-1040');
    expect(claimedText([claimed('PK-1042', '2026-10-17T11:00:00Z')], at)).toBeNull();
    expect(claimedText([], at)).toBeNull();
  });
});
