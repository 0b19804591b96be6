import { maxStars } from '#domain/reviews/reviews.ts';
import styles from './stars.module.css';

const shape = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';

/** So many of five, in one picture; its words say the same. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${stars} of ${maxStars} stars`}>
      {Array.from({ length: maxStars }, (_, at) => (
        <StarShape key={at} isFilled={at < Math.round(stars)} />
      ))}
    </span>
  );
}

const StarShape = ({ isFilled }: { isFilled: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={isFilled ? styles.filled : undefined}>
    <path d={shape} />
  </svg>
);
