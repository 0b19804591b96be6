import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { anyReview, type ReviewWish } from '#domain/reviews/review-wish.ts';
import type { ReviewSort } from '#domain/reviews/reviews.ts';
import { errorMessage } from '../../api/error-message.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { useMoreFocus } from '../../ui/focus/use-more-focus.ts';
import { useSwapFocus } from '../../ui/focus/use-swap-focus.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import visibility from '../../ui/visibility/visibility.module.css';
import { OwnReview } from './own-review.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewsQuery, useOwnReviews } from './review.queries.ts';
import styles from './reviews-panel.module.css';

interface ReviewPageProps {
  slug: string;
  wish: ReviewWish;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

/** Ten of them, and the way to the next ten. */
function ReviewPage({ slug, wish, isLast, onMore }: ReviewPageProps) {
  const { data, error } = useQuery(reviewsQuery(slug, wish));
  const { own } = useOwnReviews(slug);
  if (error) return <li role="alert">{errorMessage(error)}</li>;
  if (!data) return <li>Loading reviews…</li>;
  const next = isLast ? data.next : null;
  return (
    <>
      {data.items.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          isMarked={own?.marked.includes(review.id) ?? false}
          isOwn={own?.review?.id === review.id}
        />
      ))}
      {next !== null && (
        <li className={styles.more}>
          <a
            className={buttonClass()}
            href={`${paths.reviews(slug, { ...wish, after: next })}#reviews`}
            onClick={(event) => {
              event.preventDefault();
              onMore(next);
            }}
          >
            Show more reviews
          </a>
        </li>
      )}
    </>
  );
}

/** The pages that were opened so far. A new wish starts anew. */
function ReviewList({ slug, wish }: { slug: string; wish: ReviewWish }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([wish.after]);
  const { data } = useQuery(reviewsQuery(slug, { ...wish, after: cursors.at(-1)! }));
  const { list, remember } = useMoreFocus<HTMLUListElement>(data ? cursors.length : 0);
  const more = (cursor: string): void => {
    remember(cursors.length, list.current!.children.length - 1);
    setCursors([...cursors, cursor]);
  };
  return (
    <ul className={styles.list} ref={list}>
      {cursors.map((after, at) => (
        <ReviewPage
          key={after}
          slug={slug}
          wish={{ ...wish, after }}
          isLast={at === cursors.length - 1}
          onMore={more}
        />
      ))}
    </ul>
  );
}

interface ChoicesProps {
  wish: ReviewWish;
  onChange: (wish: ReviewWish) => void;
}

function Choices({ wish, onChange }: ChoicesProps) {
  const sortId = useId();
  const place = useSwapFocus<HTMLDivElement>(wish.stars);
  return (
    <div className={styles.choices} ref={place}>
      <p>
        {wish.stars === null ? (
          'All reviews'
        ) : (
          <>
            Only {wish.stars} {wish.stars === 1 ? 'star' : 'stars'}.{' '}
            <TextButton onClick={() => onChange({ ...wish, stars: null, after: null })}>Show all</TextButton>
          </>
        )}
      </p>
      <div className={visibility.needsScript}>
        <label className={visibility.visuallyHidden} htmlFor={sortId}>
          Order
        </label>
        <ArrowSelect
          id={sortId}
          value={wish.sort}
          onChange={({ target }) => onChange({ ...wish, sort: target.value as ReviewSort, after: null })}
        >
          <option value="newest">Newest</option>
          <option value="helpful">Most helpful</option>
        </ArrowSelect>
      </div>
    </div>
  );
}

const NoReviews = ({ name }: { name: string }) => (
  <div className={styles.empty}>
    <h3>No reviews of our own yet</h3>
    <p>
      Reviews come from people who bought the {name} here or built it with the guide, and each says which. Yours could
      be the first.
    </p>
  </div>
);

/** What buyers and builders wrote, how they rated it, and the place to write. */
export function ReviewsPanel({ product, wish: given = anyReview }: { product: Product; wish?: ReviewWish }) {
  const [wish, setWish] = useState(given);
  const { slug, name } = product;
  const { data, error } = useQuery(reviewsQuery(slug, given));
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!data) return <p>Loading reviews…</p>;
  const isEmpty = data.summary.count === 0 && data.summary.hidden === 0;
  return (
    <div className={styles.panel}>
      <ReviewFigures slug={slug} summary={data.summary} wish={wish} onChoose={setWish} />
      <div>
        <OwnReview product={product} isEmpty={isEmpty} />
        {isEmpty ? (
          <NoReviews name={name} />
        ) : (
          <>
            <Choices wish={wish} onChange={setWish} />
            <ReviewList key={`${wish.sort} ${wish.stars} ${wish.after}`} slug={slug} wish={wish} />
          </>
        )}
      </div>
    </div>
  );
}
