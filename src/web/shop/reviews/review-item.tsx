import type { Review, ShownReview } from '#contracts/reviews.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatIndianTime } from '#domain/time.ts';
import { FlagButton } from '../../components/contribution/flag-button.tsx';
import { MarkButton } from '../../components/contribution/mark-button.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import visibility from '../../ui/visibility/visibility.module.css';
import { Stars } from './stars.tsx';
import styles from './review-item.module.css';

/** What the database knows of the author: whether they bought it, and how much of it they measured. */
const Proofs = ({ review: { boughtHere, build } }: { review: ShownReview }) =>
  (boughtHere || build) && (
    <p className={styles.proofs}>
      {build && build.measured > 0 && (
        <Tag className={build.inside === build.measured ? styles.inside : styles.outside}>
          Measured, {build.inside} of {build.measured} inside
        </Tag>
      )}
      {boughtHere && <Tag>Bought here</Tag>}
    </p>
  );

/** Where something stood that the shop has hidden: why, and since when. */
const HiddenLine = ({ reason, at }: { reason: string; at: string }) => (
  <p className={styles.hidden}>
    Hidden by the shop on {formatIndianTime(at, 'day')}: {reason}
  </p>
);

interface ReviewItemProps {
  review: Review;
  isMarked: boolean;
  isOwn: boolean;
}

export function ReviewItem({ review, isMarked, isOwn }: ReviewItemProps) {
  if (review.state === 'hidden')
    return (
      <li className={styles.review}>
        <HiddenLine {...review} />
      </li>
    );
  const { id, stars, shownName, words, answer, build, marks, at, editedAt } = review;
  return (
    <li className={styles.review} id={`review-${id}`}>
      <p className={styles.head}>
        <Stars stars={stars} />
        <b>{shownName}</b>
        <span className={styles.when}>
          {formatIndianTime(at, 'month')}
          {editedAt && ', changed since'}
        </span>
      </p>
      <Proofs review={review} />
      {words && <p className={styles.words}>{words}</p>}
      {answer && (
        <p className={styles.answer}>
          <b>{shop.name} answers:</b> {answer.words}
        </p>
      )}
      <div className={styles.actions}>
        {!isOwn && (
          <span className={visibility.needsScript}>
            <MarkButton key={String(isMarked)} id={id} marks={marks} isMarked={isMarked} label="Helpful" />
          </span>
        )}
        {build && <AppLink href={build.path}>See the build</AppLink>}
        {!isOwn && (
          <span className={visibility.needsScript}>
            <FlagButton id={id} />
          </span>
        )}
        {isOwn && <span className={styles.when}>This is yours.</span>}
      </div>
    </li>
  );
}
