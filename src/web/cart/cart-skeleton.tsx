import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';

const rows = [1, 2, 3];

/** What the server sends, since it does not know whose cart it will be. */
export function CartSkeleton() {
  return (
    <>
      <p className="lead cart-scriptless">
        The cart needs JavaScript: it belongs to your browser’s session and is not part of this page.
      </p>
      <div className="cart-columns needs-script">
        <div role="status">
          <VisuallyHidden>Loading your cart</VisuallyHidden>
          {rows.map((row) => (
            <div key={row} className="cart-line cart-skeleton-row" data-testid="cart-skeleton-row">
              <Skeleton className="cart-picture" />
              <div className="cart-words">
                <Skeleton style={{ width: '60%', height: '1.5rem' }} />
                <Skeleton style={{ width: '30%', height: '1rem' }} />
                <Skeleton style={{ width: '9rem', height: '2.75rem' }} />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="cart-skeleton-summary" />
      </div>
    </>
  );
}
