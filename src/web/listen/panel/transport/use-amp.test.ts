import { expect, it } from 'vitest';
import { ampBehind } from './use-amp.ts';

it('is the same object for the same amp, which no player takes for another one, and a bass among the kits has its cabinet', () => {
  const guitar = ampBehind(['fuzz'], '/amp.js', 'clean');
  expect(ampBehind(['boosters', 'fuzz'], '/amp.js', 'clean')).toBe(guitar);
  const bass = ampBehind(['fuzz', 'bass'], '/amp.js', 'clean');
  expect([guitar?.cabinet, bass?.cabinet]).toEqual(['guitar', 'bass']);
  expect(ampBehind(['fuzz'], '/amp.js', 'driven')?.setting).toBe('driven');
  expect([ampBehind(['fuzz'], '/amp.js', 'off'), ampBehind(['fuzz'], null, 'clean')]).toEqual([null, null]);
});
