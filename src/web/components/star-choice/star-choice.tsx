import { useId } from 'react';
import { maxStars, starWords } from '#domain/reviews/reviews.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import styles from './star-choice.module.css';

const star = 'm12 3 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.7 6.6 19.7l1.1-6.1L3.2 9.4l6.1-.8z';

interface StarChoiceProps {
  /** What is rated. */
  legend: string;
  stars: number | null;
  error?: string | undefined;
  onStars: (stars: number) => void;
}

/** Five radio buttons drawn as stars: one press or the arrow keys choose, and each says what it means. */
export function StarChoice({ legend, stars, error, onStars }: StarChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <div className={styles.stars}>
        {starWords.map((word, k) => (
          <label key={word} className={classNames(styles.star, stars !== null && k < stars && styles.lit)}>
            <VisuallyHidden>
              <input
                type="radio"
                name="stars"
                value={k + 1}
                checked={stars === k + 1}
                onChange={() => onStars(k + 1)}
              />
              {k + 1} of {maxStars}, {word}
            </VisuallyHidden>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {stars === null ? 'Not rated yet' : starWords[stars - 1]}
        </span>
      </div>
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
