import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { Star } from './star.tsx';
import styles from './rating.module.css';

interface RatingProps {
  rating: string;
  reviewCount: number;
  /** Nought: the figures came with the first catalogue. */
  writtenReviews: number;
  /** '(203 reviews)' for all to see, where there is room for it. */
  inWords?: boolean;
}

const origin = ' from our first catalogue';

/**
 * '4.80' reads as 4.8; what nobody has reviewed says so instead of showing nought stars. What came with the first catalogue
 * says so as well, where there is no room by a star that is not filled.
 */
export function Rating({ rating, reviewCount, writtenReviews, inWords = false }: RatingProps) {
  const isCarried = writtenReviews === 0;
  const noun = `${reviewCount === 1 ? ' review' : ' reviews'}${isCarried ? origin : ''}`;
  if (reviewCount === 0) return <span className={styles.rating}>No reviews yet</span>;
  return (
    <span
      className={isCarried ? styles.carried : styles.rating}
      title={isCarried && !inWords ? noun.trim() : undefined}
    >
      <Star />
      <VisuallyHidden>Rated </VisuallyHidden>
      <b>{Number(rating).toFixed(1)}</b>
      <VisuallyHidden> out of 5, </VisuallyHidden>
      <span>
        ({reviewCount}
        {inWords ? noun : <VisuallyHidden>{noun}</VisuallyHidden>})
      </span>
    </span>
  );
}
