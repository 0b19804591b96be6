import { expect, it } from 'vitest';
import { doneText, viewAfter } from './orders-screen.tsx';

it('says that the work of a view is done and what waits next', () => {
  const counts = { 'to-confirm': 0, 'to-pack': 4, 'to-refund': 1, shipped: 2 };
  expect([doneText('to-confirm', counts), viewAfter('to-confirm', counts)]).toEqual([
    'All confirmed. 4 to pack',
    'to-pack',
  ]);
  expect(doneText('to-pack', { ...counts, 'to-pack': 0 })).toBe('All packed. 1 to refund');
});

it('says nothing more where nothing waits, or while nobody knows', () => {
  expect([doneText('to-refund', {}), viewAfter('to-refund', {})]).toEqual(['All refunds are done', null]);
  expect(doneText('to-confirm', undefined)).toBe('All confirmed');
});
