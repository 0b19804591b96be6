import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '#contracts/cart.ts';
import { countItems } from '#domain/cart/cart.ts';
import { artUrl } from '../../shell/art-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spot } from '../../ui/spot/spot.tsx';
import { BoardPartsHints } from './board-parts-hint.tsx';
import { useClearCart } from '../../components/cart/cart-changes.queries.ts';
import { CartLines } from './lines/cart-lines.tsx';
import { cartQuery } from '../../components/cart/cart.queries.ts';
import { CartSummary } from './summary/cart-summary.tsx';
import { focusHeading } from './lines/pass-focus-on.ts';
import { SavedList } from './lines/saved-list.tsx';
import text from '../../ui/text/text.module.css';
import styles from './cart-page.module.css';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import visibility from '../../ui/visibility/visibility.module.css';
import { LineRowSkeleton } from './lines/line-row.tsx';
import type { ReactNode } from 'react';

/** The lines beside their sum; below each other where there is no room. */
function CartColumns({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.columns, className)}>{children}</div>;
}

const rows = [1, 2, 3];

/** What the server sends, since it does not know whose cart it will be. */
function CartSkeleton() {
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

function cartTitle(lines: readonly CartItem[] | undefined): string {
  if (!lines) return 'Shopping Cart';
  if (lines.length === 0) return 'Your cart is empty';
  const count = countItems(lines);
  return `Shopping Cart (${count} ${count === 1 ? 'item' : 'items'})`;
}

function EmptyCart() {
  return (
    <>
      <p className={text.lead}>
        New to this? <AppLink href={paths.firstPedal}>Your first pedal</AppLink> is the Clean Booster: one transistor,
        one evening.
      </p>
      <div className={classNames(text.actions, styles.emptyActions)}>
        <AppLink href={paths.products()} className={buttonClass({ variant: 'primary' })}>
          Continue Shopping
        </AppLink>
        <AppLink href={paths.guides} className={buttonClass()}>
          View Build Guides
        </AppLink>
      </div>
    </>
  );
}

function FilledCart({ lines }: { lines: readonly CartItem[] }) {
  return (
    <CartColumns>
      <div>
        <CartLines lines={lines} />
        {lines.some(({ product }) => product.category === 'pcb') && <BoardPartsHints />}
      </div>
      <CartSummary lines={lines} />
    </CartColumns>
  );
}

function FailedCart({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p className={text.lead}>{message}</p>
      <Button
        onClick={() => {
          focusHeading();
          onRetry();
        }}
      >
        Retry
      </Button>
    </div>
  );
}

interface CartViewProps {
  /** Undefined while the cart is not known. */
  lines: readonly CartItem[] | undefined;
  /** What the cart's service says of its failure. */
  failure: string | null;
  onRetry: () => void;
}

/** The heading stays one element through all states, so that the focus it was given on arrival is not lost. */
export function CartView({ lines, failure, onRetry }: CartViewProps) {
  const clearCart = useClearCart();
  const isEmpty = lines?.length === 0;
  return (
    <div className={classNames(text.wrap, styles.cart)}>
      <div className={classNames(styles.head, isEmpty && styles.headEmpty)}>
        {isEmpty && <Spot className={styles.bag} href={`${artUrl('sprite/spots')}#empty-cart`} viewBox="0 0 160 120" />}
        <h1>{cartTitle(lines)}</h1>
        {isEmpty && <EmptyCart />}
        {lines && !isEmpty && (
          <Button
            className={styles.clear}
            variant="quiet"
            pending={clearCart.isPending}
            onClick={() => {
              focusHeading();
              clearCart.mutate(lines);
            }}
          >
            Clear Cart
          </Button>
        )}
      </div>
      {lines && !isEmpty && <FilledCart lines={lines} />}
      {!lines && (failure ? <FailedCart message={failure} onRetry={onRetry} /> : <CartSkeleton />)}
      {lines && <SavedList />}
      {lines && (
        <p className={styles.wishes}>
          Looking for something you liked? See <AppLink href={paths.wishList}>your wish list</AppLink>. Have a list of
          parts? Paste it here, or <AppLink href={paths.bench('paste')}>open the list reader</AppLink>.
        </p>
      )}
    </div>
  );
}

export function CartPage() {
  const { data, error, refetch } = useQuery(cartQuery);
  return <CartView lines={data} failure={error?.message ?? null} onRetry={() => void refetch()} />;
}
