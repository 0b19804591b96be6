/** So many stand on a page of a list of reviews, or of questions. */
export const reviewsPerPage = 10;

export const reviewSorts = ['newest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const maxStars = 5;

/** What each number of stars says aloud. */
export const starWords = ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'] as const;

export const reviewSentences = {
  waiting: 'We read the first words of everybody before they show; usually within a working day.',
  starsMissing: 'How many stars?',
  whoMay: 'Reviews are written by people who bought it here or built it.',
  sortUnknown: `sort must be one of ${reviewSorts.join(', ')}.`,
  starsUnknown: 'stars must be a whole number from 1 to 5.',
} as const;
