import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { boughtKitOf } from './bought-kit.ts';
import { filledShare, kitWords } from './kit-share.ts';

const at = (day: number): string => `2026-11-${day}T06:00:00.000Z`;
const event = (status: Order['status'], day: number) => ({ at: at(day), status, author: 'admin' as const, note: null });
const order = {
  status: 'shipped' as Order['status'],
  history: [event('pending', 10), event('confirmed', 11), event('shipped', 12)],
  arrivesTo: '2026-11-22',
  shippingMethod: 'domestic-standard' as const,
};
const share = (changes: Partial<typeof order>, day = 12): number =>
  filledShare({ ...order, ...changes }, Date.parse(at(day)));

describe('the kit of an order that travels', () => {
  it('fills with the stages of the order', () => {
    const stages = (['pending', 'confirmed', 'shipped', 'delivered'] as const).map((status) => share({ status }));
    expect(stages).toEqual([0, 0.2, 0.5, 1]);
  });

  it('fills with the days on the way, and never by them alone', () => {
    const days = [12, 14, 17, 22, 29].map((day) => share({}, day));
    expect(days).toEqual([...days].toSorted((a, b) => a - b));
    expect(days[1]).toBeGreaterThan(0.5);
    expect(days.at(-1)).toBeCloseTo(0.95);
    expect(share({}, 10)).toBe(0.5);
  });

  it('stays where it is when nobody knows when it left, or when that was after the day it should arrive', () => {
    expect(share({ history: [] }, 20)).toBe(0.5);
    expect(share({ arrivesTo: '2026-11-01' }, 20)).toBeCloseTo(0.95);
  });

  it('says what is known and no more', () => {
    expect(kitWords(order)).toMatch(/packed and on its way.*follows the days, not the carrier/);
    expect(kitWords({ ...order, status: 'confirmed' })).not.toMatch(/on its way/);
  });

  it('is the first kit, while there is a parcel to wait for', () => {
    const item = (slug: string | null, imageUrl: string) => ({ slug, imageUrl, name: slug ?? 'gone' });
    const items = [
      item('wire', '/art/part-wire.svg'),
      item(null, '/art/pedal-x.svg'),
      item('fuzz', '/art/pedal-fuzz.svg'),
    ];
    const seen = (changes: object) => boughtKitOf({ ...order, items, ...changes } as unknown as Order)?.slug;
    expect(seen({})).toBe('fuzz');
    expect(seen({ items: items.slice(0, 2) })).toBeUndefined();
    for (const changes of [{ status: 'delivered' }, { status: 'cancelled' }, { shippingMethod: 'pickup' }])
      expect(seen(changes)).toBeUndefined();
  });
});
