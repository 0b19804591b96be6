import { describe, expect, it } from 'vitest';
import type { Review, ReviewSummary } from '#contracts/reviews.ts';
import { anyReview } from '#domain/reviews/review-wish.ts';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { reviewsQuery } from './review.queries.ts';
import { ReviewsPage } from './reviews-page.tsx';

const at = '2026-11-18T10:00:00.000Z';
const review = (id: string, changes: object = {}): Review => ({
  state: 'shown',
  id,
  shownName: 'Leela N.',
  words: 'It hums.',
  stars: 2,
  boughtHere: true,
  build: null,
  answer: null,
  marks: 0,
  at,
  editedAt: null,
  ...changes,
});
const summary: ReviewSummary = {
  rating: '2.00',
  count: 1,
  byStars: [0, 1, 0, 0, 0],
  boughtHere: 1,
  measured: 0,
  hidden: 0,
  catalogue: { rating: '4.70', count: 203 },
};

function show(items: Review[], changes: Partial<ReviewSummary> = {}, next: string | null = null): string {
  const page = { items, next, summary: { ...summary, ...changes } };
  return renderMarkup(<ReviewsPage product={{ ...sampleProduct, writtenReviews: 1 }} wish={anyReview} />, {
    data: [[reviewsQuery('fuzz-box', anyReview).queryKey, page]],
  });
}

describe('the page of reviews', () => {
  it('shows a bad review with its stars, what the database proves of it, and the answer of the shop', () => {
    const text = textOf(show([review('a', { answer: { id: 'b', words: 'Turn TR1 left.', at } })]));
    expect(text).toContain('Leela N. November 2026 Bought here It hums. taar answers: Turn TR1 left.');
    expect(text).not.toContain('Measured,');
    expect(show([review('a')])).toContain('aria-label="2 of 5 stars"');
  });

  it('says what was measured of a published build, and leads to it', () => {
    const build = { path: '/builds/k7', inside: 4, measured: 5 };
    const html = show([review('a', { build })]);
    expect(textOf(html)).toContain('Measured, 4 of 5 inside');
    expect(linksOf(html)).toContainEqual(['/builds/k7', 'See the build']);
  });

  it('leaves the reason and the day in the place of what is hidden', () => {
    const text = textOf(show([{ state: 'hidden', id: 'a', reason: 'It is rude.', at }], { count: 0, hidden: 1 }));
    expect(text).toContain('Hidden by the shop on 18 Nov 2026: It is rude.');
  });

  it('keeps the figures of the first catalogue apart, and says what they are', () => {
    expect(textOf(show([review('a')]))).toContain('4.7 from 203 came with our first catalogue.');
    expect(textOf(show([review('a')], { catalogue: null }))).not.toContain('first catalogue');
    expect(textOf(show([], { rating: null, count: 0 }))).toContain('No reviews of our own yet');
  });

  it('narrows and leafs by links, which work without a script', () => {
    const links = linksOf(show([review('a')], {}, 'W10')).map(([path]) => path);
    expect(links).toContain('/products/fuzz-box/reviews?stars=2');
    expect(links).toContain('/products/fuzz-box/reviews?after=W10#reviews');
    expect(links).toContain('/terms#reviews-and-questions');
  });
});
