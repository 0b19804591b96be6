import { describe, expect, it } from 'vitest';
import { rng } from './rng.ts';

const stream = (seed: string): number[] => {
  const r = rng(seed);
  return Array.from({ length: 200 }, () => r.next());
};

describe('seeded randomness', () => {
  it('repeats itself for the same seed and differs for another', () => {
    expect(stream('fuzz-box')).toEqual(stream('fuzz-box'));
    expect(stream('fuzz-box')).not.toEqual(stream('fuzz-box '));
  });

  it('stays in its interval and fills it', () => {
    const values = stream('interval');
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.filter((v) => v < 0.5).length).toBeGreaterThan(60);
    expect(values.filter((v) => v >= 0.5).length).toBeGreaterThan(60);
  });

  it('reaches both ends of a range of whole numbers', () => {
    const r = rng('ends');
    const seen = new Set(Array.from({ length: 100 }, () => r.int(1, 3)));
    expect([...seen].sort()).toEqual([1, 2, 3]);
  });

  it('shuffles without losing anything or touching the list', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = rng('cards').shuffle(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort()).toEqual(list);
  });
});
