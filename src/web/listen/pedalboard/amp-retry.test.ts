import { expect, it } from 'vitest';
import { AmpRetry } from './amp-retry.ts';

it('is due once for each other row that leaves room, and never for the row that was too much', () => {
  const retry = new AmpRetry();
  expect(retry.isDue('playing', 0.1, 'a,b,c')).toBe(false);
  expect(retry.isDue('too-slow', 0.1, 'a,b,c')).toBe(false);
  // Other pedals, of which nothing is known yet, and too many of them still.
  expect(retry.isDue('too-slow', undefined, 'a,b')).toBe(false);
  expect(retry.isDue('too-slow', 0.5, 'a,b')).toBe(false);
  expect(retry.isDue('too-slow', 0.2, 'a')).toBe(true);
  // Tried in vain.
  expect(retry.isDue('too-slow', 0.2, 'a')).toBe(false);
  expect(retry.isDue('too-slow', 0.1, 'b')).toBe(true);
});

it('begins anew after an amp has played', () => {
  const retry = new AmpRetry();
  retry.isDue('too-slow', 0.1, 'a,b');
  retry.isDue('playing', 0.1, 'a');
  expect(retry.isDue('too-slow', 0.1, 'a')).toBe(false);
  expect(retry.isDue('too-slow', 0.1, 'b')).toBe(true);
});
