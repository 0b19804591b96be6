import { expect, it } from 'vitest';
import { retrySeconds } from './webhooks.ts';

it('tries again for three days, and waits longer each time', () => {
  expect(retrySeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(72 * 3600);
  expect(retrySeconds).toEqual(retrySeconds.toSorted((left, right) => left - right));
});
