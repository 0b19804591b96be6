import { lazy, Suspense, useState } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import type { OwnReview as Written, OwnReviews } from '#contracts/reviews.ts';
import { paths } from '#domain/paths/paths.ts';
import { reviewSentences } from '#domain/reviews/reviews.ts';
import { errorMessage } from '../../api/error-message.ts';
import { signInPath } from '../../session/return-path.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useSwapFocus } from '../../ui/focus/use-swap-focus.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { Stars } from './stars.tsx';
import { useOwnReviews, useWithdrawReview } from './review.queries.ts';
import styles from './own-review.module.css';

const ReviewForm = lazy(() => import('./review-form.tsx'));

/** Why nobody else sees it, or what has become of it. */
function StateLine({ review }: { review: Written }) {
  if (review.state === 'waiting') return <p className={styles.state}>{reviewSentences.waiting}</p>;
  if (review.state === 'hidden')
    return <p className={styles.state}>We’ve hidden it: {review.reason} Change it, and we look at it again.</p>;
  return null;
}

interface WrittenProps {
  slug: string;
  review: Written;
  onChange: () => void;
}

function WrittenReview({ slug, review, onChange }: WrittenProps) {
  const withdraw = useWithdrawReview(slug, () => toast({ title: 'Your review is gone' }));
  return (
    <div className={styles.own}>
      <p>
        <b>{review.isBuild ? 'You rated it with your build' : 'Your review'}</b> <Stars stars={review.stars} />
      </p>
      {review.words && <p className={styles.words}>{review.words}</p>}
      <StateLine review={review} />
      {!review.isBuild && (
        <p className={styles.ways}>
          <TextButton onClick={onChange}>Change</TextButton>
          <TextButton disabled={withdraw.isPending} onClick={() => withdraw.mutate(review.id)}>
            Withdraw
          </TextButton>
        </p>
      )}
      {withdraw.error && <p role="alert">{errorMessage(withdraw.error)}</p>}
    </div>
  );
}

interface WriteProps {
  product: Product;
  own: OwnReviews;
  /** Nobody has written yet: the list says already who may. */
  isEmpty: boolean;
}

function Write({ product, own, isEmpty }: WriteProps) {
  const [isWriting, setWriting] = useState(false);
  const { review, mayReview, shownName } = own;
  const place = useSwapFocus<HTMLDivElement>(isWriting ? 'form' : review !== null);
  return (
    <div ref={place}>
      {isWriting ? (
        <Suspense fallback={<p>Loading…</p>}>
          <ReviewForm slug={product.slug} written={review} shownName={shownName} onDone={() => setWriting(false)} />
        </Suspense>
      ) : review ? (
        <WrittenReview slug={product.slug} review={review} onChange={() => setWriting(true)} />
      ) : mayReview ? (
        <Button onClick={() => setWriting(true)}>Write a review</Button>
      ) : (
        !isEmpty && <p className={styles.state}>{reviewSentences.whoMay}</p>
      )}
    </div>
  );
}

/** The visitor's own review, or the way to write one. */
export function OwnReview({ product, isEmpty }: { product: Product; isEmpty: boolean }) {
  const { user, own } = useOwnReviews(product.slug);
  return (
    <div className={styles.place}>
      {user === null && (
        <p>
          <AppLink className={buttonClass()} href={signInPath(`${paths.product(product.slug)}#reviews`)}>
            Sign in to write a review
          </AppLink>
        </p>
      )}
      {own && <Write product={product} own={own} isEmpty={isEmpty} />}
    </div>
  );
}
