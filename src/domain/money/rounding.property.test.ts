import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPaise } from './money.ts';
import { apportion, shareOf, shareOfUnits } from './rounding.ts';

const largest = 9_999_999_999;
const paise = fc.integer({ min: -largest, max: largest }).map(toPaise);

/** In a type that cannot round. */
const roundedHalfAway = (dividend: bigint, divisor: bigint): bigint => {
  const size = dividend < 0n ? -dividend : dividend;
  const share = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -share : share;
};

describe('a share of an amount', () => {
  it('is exact, and rounded half away from zero on either side of it', () => {
    expect([shareOf(toPaise(5), 1, 2), shareOf(toPaise(-5), 1, 2), shareOf(toPaise(5), -1, 2)]).toEqual([3, -3, -3]);
    expect(Object.is(shareOf(toPaise(-1), 0, 2), 0)).toBe(true);
    const anyPart = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(paise, anyPart, fc.integer({ min: 1, max: 40_000 }), (amount, part, whole) => {
        expect(BigInt(shareOf(amount, part, whole))).toBe(
          roundedHalfAway(BigInt(amount) * BigInt(part), BigInt(whole)),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an amount that is shared out', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [100, [2, 1, 4], [29, 14, 57]],
    [1, [0, 5, 5], [0, 1, 0]],
    [5, [0, 0], [3, 2]],
    [0, [], []],
  ])('%i by %j is %j', (amount, weights, shares) => {
    expect(apportion(toPaise(amount), weights)).toEqual(shares);
  });

  it('needs somebody to be shared out to', () => {
    expect(() => apportion(toPaise(1), [])).toThrow(RangeError);
  });

  it('is the sum of its shares, of which none is a paisa away from its exact part', () => {
    const weights = fc.array(fc.integer({ min: 0, max: largest }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(paise, weights, (amount, parts) => {
        const shares = apportion(amount, parts);
        const all = parts.reduce((sum, part) => sum + BigInt(part), 0n);
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(amount));
        if (all === 0n) return;
        for (const [index, share] of shares.entries()) {
          const error = BigInt(share) * all - BigInt(amount) * BigInt(parts[index]!);
          expect(error < all && -error < all).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is nobody more than their weight as long as it is no more than all weights', () => {
    const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.nat(1_200_000), (parts, wanted) => {
        const amount = Math.min(
          wanted,
          parts.reduce((sum, part) => sum + part, 0),
        );
        const shares = apportion(toPaise(-amount), parts);
        expect(shares.every((share, index) => share <= 0 && -share <= parts[index]!)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the share of some units', () => {
  it('makes the amount in whatever parts the units come, and differs by one paisa at most', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(largest), parts, (amount, counts) => {
        const units = counts.reduce((sum, count) => sum + count, 0);
        let before = 0;
        const shares = counts.map((count) => {
          const share = shareOfUnits(toPaise(amount), units, { before, count });
          before += count;
          expect(Math.abs(share - (amount / units) * count)).toBeLessThanOrEqual(count);
          return share;
        });
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });
});
