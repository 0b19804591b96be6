import { expect, it } from 'vitest';
import { reorderSentence } from './reorder-sentence.ts';
import { inDays, inSigned } from './stock-text.ts';

const ledger = {
  reorderByHand: null,
  reckonedAt: 44,
  forDelivery: 21,
  forSafety: 22.7,
  deliveryDays: 21,
  windowDays: 90,
  sold90: 90,
};

it('the point of re-order is explained by what it is reckoned from', () => {
  expect(reorderSentence(ledger)).toBe(
    'At 90 units in 90 days, about 21 sell in the 21 days of a delivery, and 23 more cover the days that sell better: re-order at 44.',
  );
  expect(reorderSentence({ ...ledger, forSafety: 0, reckonedAt: 21 })).toBe(
    'At 90 units in 90 days, about 21 sell in the 21 days of a delivery: re-order at 21.',
  );
  expect(reorderSentence({ ...ledger, sold90: 0 })).toContain('Nothing sold in 90 days');
  expect(reorderSentence({ ...ledger, reorderByHand: 5 })).toContain('By what sold in 90 days, it would be 44;');
});

it('times and changes are said as people say them', () => {
  expect([1, 27, 28, 112, 366].map(inDays)).toEqual(['1 day', '27 days', '4 weeks', '16 weeks', 'over a year']);
  expect([-1200, 0, 3].map(inSigned)).toEqual(['−1,200', '0', '+3']);
});
