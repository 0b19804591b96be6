import type { ReviewSummary } from '#contracts/reviews.ts';
import { paths } from '#domain/paths/paths.ts';
import { anyReview, type ReviewWish } from '#domain/reviews/review-wish.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Stars } from './stars.tsx';
import styles from './review-figures.module.css';

interface DistributionProps {
  slug: string;
  byStars: readonly number[];
  chosen: number | null;
  onChoose: (wish: ReviewWish) => void;
}

const starsText = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** Each row narrows the list to its stars; the chosen one, pressed again, shows all. */
function Distribution({ slug, byStars, chosen, onChoose }: DistributionProps) {
  const most = Math.max(1, ...byStars);
  return (
    <ul className={styles.distribution} aria-label="By stars">
      {byStars
        .map((count, at) => ({ count, stars: at + 1 }))
        .toReversed()
        .map(({ count, stars }) => {
          const wish = { ...anyReview, stars: chosen === stars ? null : stars };
          return (
            <li key={stars}>
              <a
                href={paths.reviews(slug, wish)}
                aria-current={chosen === stars ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(wish);
                }}
              >
                <span>{starsText(stars)}</span>{' '}
                <i style={{ inlineSize: `${(count / most) * 100}%` }} hidden={count === 0} />
                <span>{count}</span>
              </a>
            </li>
          );
        })}
    </ul>
  );
}

/** The figures of the first catalogue, where the shop still shows them: apart, and said as what they are. */
function CatalogueNote({ summary: { catalogue, count } }: { summary: ReviewSummary }) {
  if (!catalogue) return null;
  return (
    <p className={styles.note}>
      <b>
        {Number(catalogue.rating).toFixed(1)} from {catalogue.count} came with our first catalogue.
      </b>{' '}
      Those figures were here before the shop opened. We can’t check who wrote them, so{' '}
      {count > 0 ? 'they aren’t counted above.' : 'they go once somebody writes here.'}
    </p>
  );
}

const HowWeCheck = () => (
  <details className={styles.how}>
    <summary>How we check reviews</summary>
    <p>
      Only people who bought it here or built it can write. ‘Bought here’ and ‘Measured’ come from our records; nobody
      can type them. We read reports and hide only what breaks our rules, with the reason in its place. Bad reviews
      stay, and nobody is paid for a good one.
    </p>
    <p>
      <AppLink href={`${paths.terms}#reviews-and-questions`}>The rules in full</AppLink>
    </p>
  </details>
);

interface ReviewFiguresProps {
  slug: string;
  summary: ReviewSummary;
  wish: ReviewWish;
  onChoose: (wish: ReviewWish) => void;
}

export function ReviewFigures({ slug, summary, wish, onChoose }: ReviewFiguresProps) {
  const { rating, count, byStars, boughtHere, measured } = summary;
  return (
    <div className={styles.figures}>
      {rating !== null && (
        <>
          <p className={styles.rating}>
            <b>{Number(rating).toFixed(1)}</b>
            <span>
              <Stars stars={Number(rating)} />
              <span>from {count === 1 ? '1 review' : `${count} reviews`}</span>
            </span>
          </p>
          <Distribution slug={slug} byStars={byStars} chosen={wish.stars} onChoose={onChoose} />
          <dl className={styles.tiles}>
            <div>
              <dt>Measured builds</dt>
              <dd>{measured}</dd>
            </div>
            <div>
              <dt>Bought here</dt>
              <dd>{boughtHere}</dd>
            </div>
          </dl>
        </>
      )}
      <CatalogueNote summary={summary} />
      <HowWeCheck />
    </div>
  );
}
