import { describe, expect, it } from 'vitest';
import {
  conditionObstacle,
  mayGoOn,
  returnableUntil,
  returnObstacle,
  returnSentences,
  returnStatuses,
} from './returns.ts';

const history = [
  { at: '2026-11-01T10:00:00Z', status: 'pending' },
  // 01:30 on 12 November in India.
  { at: '2026-11-11T20:00:00Z', status: 'delivered' },
  { at: '2026-11-20T10:00:00Z', status: 'delivered' },
] as const;
const order = { status: 'delivered', history } as const;

describe('sending back', () => {
  it('is possible up to the thirtieth day after the first delivery, by the clock of India', () => {
    expect(returnableUntil(history)).toBe('2026-12-12');
    expect(returnObstacle(order, new Date('2026-12-12T18:29:59Z'))).toBeNull();
    expect(returnObstacle(order, new Date('2026-12-12T18:30:00Z'))).toBe(returnSentences.late);
    expect(returnObstacle({ status: 'shipped', history: [] }, new Date())).toBe(returnSentences.notDelivered);
    expect(returnObstacle({ ...order, status: 'cancelled' }, new Date('2026-11-12'))).toBe(
      returnSentences.notDelivered,
    );
  });

  it('takes what was opened only if it is faulty', () => {
    expect(conditionObstacle('mistake', ['unopened', 'opened'])).toBe(returnSentences.opened);
    expect(conditionObstacle('faulty', ['opened'])).toBeNull();
    expect(conditionObstacle('mistake', ['unopened'])).toBeNull();
  });

  it('goes from one step to the next, and a claim ends with a spare or its money', () => {
    const steps = (kind: 'return' | 'claim', status: (typeof returnStatuses)[number]) =>
      returnStatuses.filter((to) => mayGoOn({ kind, status }, to));
    expect(steps('return', 'asked')).toEqual(['approved', 'declined']);
    expect(steps('return', 'approved')).toEqual(['received', 'declined']);
    expect(steps('return', 'received')).toEqual(['received', 'refunded', 'declined']);
    expect(steps('claim', 'asked')).toEqual(['refunded', 'spare-sent', 'declined']);
    for (const ended of ['refunded', 'declined', 'spare-sent'] as const) expect(steps('return', ended)).toEqual([]);
  });
});
