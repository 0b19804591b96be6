import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyReview, parseReviewWish, reviewQuery } from './review-wish.ts';

it('writes nothing of a reader who asks for nothing, and reads back what it wrote', () => {
  expect(reviewQuery(anyReview)).toBe('');
  const wish = { sort: 'helpful', stars: 2, after: 'W10-_' } as const;
  expect(parseReviewWish(new URLSearchParams(reviewQuery(wish)))).toEqual(wish);
});

it('is the same however an address is written, and never longer than it may be', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const once = reviewQuery(parseReviewWish(new URLSearchParams(query)));
      expect(reviewQuery(parseReviewWish(new URLSearchParams(once)))).toBe(once);
      expect(once.length).toBeLessThan(400);
    }),
  );
});
