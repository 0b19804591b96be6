import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import { CartColumns } from './cart-columns.tsx';
import { LineRowSkeleton } from './lines/line-row.tsx';
import styles from './cart-skeleton.module.css';

const rows = [1, 2, 3];

/** What the server sends, since it does not know whose cart it will be. */
export function CartSkeleton() {
  return (
    <>
      <p className={classNames(text.lead, visibility.scriptless)}>
        Your cart needs JavaScript. Please switch it on for this site.
      </p>
      <CartColumns className={visibility.needsScript}>
        <div role="status">
          <VisuallyHidden>Loading your cart</VisuallyHidden>
          {rows.map((row) => (
            <LineRowSkeleton
              key={row}
              words={
                <>
                  <Skeleton style={{ width: '60%', height: '1.5rem' }} />
                  <Skeleton style={{ width: '30%', height: '1rem' }} />
                  <Skeleton style={{ width: '9rem', height: '2.75rem' }} />
                </>
              }
            />
          ))}
        </div>
        <Skeleton className={styles.summary} />
      </CartColumns>
    </>
  );
}
