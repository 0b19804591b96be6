import type { ReviewSort } from './reviews.ts';

/** Which reviews somebody wants to see, as the address says it. Null: all, or from the first on. */
export interface ReviewWish {
  readonly sort: ReviewSort;
  readonly stars: number | null;
  /** Where the page before ended. */
  readonly after: string | null;
}

export const anyReview: ReviewWish = { sort: 'newest', stars: null, after: null };

/** What an address asks for; of what makes no sense nothing is left. */
export function parseReviewWish(search: URLSearchParams): ReviewWish {
  const stars = search.get('stars') ?? '';
  const after = search.get('after') ?? '';
  return {
    sort: search.get('sort') === 'helpful' ? 'helpful' : 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    after: /^[\w-]{1,300}$/.test(after) ? after : null,
  };
}

/** The same as it stands in an address, always written alike. */
export function reviewQuery({ sort, stars, after }: ReviewWish): string {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('sort', sort);
  if (stars !== null) query.set('stars', String(stars));
  if (after !== null) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}
