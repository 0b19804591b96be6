import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { Star } from './star.tsx';
import styles from './rating.module.css';

interface RatingProps {
  rating: string;
  reviewCount: number;
  /** '(203 reviews)' for all to see, where there is room for it. */
  inWords?: boolean;
}

/** '4.80' reads as 4.8; what nobody has reviewed says so instead of showing nought stars. */
export function Rating({ rating, reviewCount, inWords = false }: RatingProps) {
  const noun = reviewCount === 1 ? ' review' : ' reviews';
  if (reviewCount === 0) return <span className={styles.rating}>No reviews yet</span>;
  return (
    <span className={styles.rating}>
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
