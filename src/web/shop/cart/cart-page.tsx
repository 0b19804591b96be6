import { useQuery } from '@tanstack/react-query';
import type { CartItem, BoardParts } from '#contracts/cart.ts';
import { countItems } from '#domain/cart/cart.ts';
import { afterChange } from '../../api/after-change.ts';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spot } from '../../ui/spot/spot.tsx';
import { useClearCart, boardPartsQuery, useAddBoardParts } from '../../components/cart/cart-changes.queries.ts';
import { shareLines } from '../../components/cart/share-lines.ts';
import { CartLines } from './lines/cart-lines.tsx';
import { cartQuery } from '../../components/cart/cart.queries.ts';
import { CartSummary } from './summary/cart-summary.tsx';
import { focusHeading } from './lines/pass-focus-on.ts';
import { SavedList } from './lines/saved-list.tsx';
import { keepOneKit, wantsOneKit } from '../checkout/delivery-country.ts';
import text from '../../ui/text/text.module.css';
import styles from './cart-page.module.css';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import visibility from '../../ui/visibility/visibility.module.css';
import { LineRowSkeleton } from './lines/line-row.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AbroadCart } from './summary/abroad-summary.tsx';
import { cartLineTotal, cartSubtotal } from '#domain/pricing/cart-totals.ts';
import { formatMoney } from '#domain/money/money.ts';
import { chevronDown } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const partsText = (count: number): string => `${count} ${count === 1 ? 'part' : 'parts'}`;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'Your Fuzz Box PCB still needs', 'Your two Fuzz Box PCBs still need' */
const needText = ({ name, quantity }: BoardParts['board']): string =>
  quantity === 1 ? `Your ${name} still needs` : `Your ${numberWords[quantity] ?? quantity} ${name}s still need`;

function Hint({ hint }: { hint: BoardParts }) {
  const addParts = useAddBoardParts();
  const { board, parts } = hint;
  const toHave = parts.filter(({ product }) => product.inStock);
  return (
    <section className={styles.hint} aria-label={`Parts for the ${board.name}`}>
      <div className={styles.boardPartsHintHead}>
        <p>
          <b>
            {needText(board)} {partsText(parts.length)}
          </b>
        </p>
        {toHave.length > 0 && (
          <Button
            small
            pending={addParts.isPending}
            // The hint goes with its button once nothing is missing.
            onClick={() => afterChange(addParts.mutateAsync(hint), focusHeading)}
          >
            {addParts.isPending
              ? 'Adding...'
              : `Add ${partsText(toHave.length)} for ${formatMoney(cartSubtotal(toHave))}`}
          </Button>
        )}
      </div>
      <details>
        <summary>
          See the {partsText(parts.length)}
          <Icon shape={chevronDown} />
        </summary>
        <ul>
          {parts.map(({ product, quantity }) => (
            <li key={product.id}>
              <span>
                {quantity} × <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>
              </span>
              <span>{product.inStock ? formatMoney(cartLineTotal({ product, quantity })) : 'Out of Stock'}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** A bare board is of no use without its parts, so the cart knows which ones are missing. */
function BoardPartsHints() {
  const { data: hints = [] } = useQuery(boardPartsQuery);
  return hints.map((hint) => <Hint key={hint.lineId} hint={hint} />);
}

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

/** Lines as they are paid in another country: at their price without GST. */
const withExportPrices = (lines: readonly CartItem[], { prices }: AbroadCart): readonly CartItem[] =>
  lines.map((line) => {
    const price = prices[line.id];
    return price === undefined ? line : { ...line, addedPrice: price, product: { ...line.product, price } };
  });

const CartKitChoice = lazy(() => import('./summary/cart-kit-choice.tsx'));

function FilledCart({ lines }: { lines: readonly CartItem[] }) {
  const [abroad, setAbroad] = useState<AbroadCart | null>(null);
  const [isOneKit, setIsOneKit] = useState(wantsOneKit);
  const hasBoard = lines.some(({ product }) => product.category === 'pcb');
  const choose = (isWanted: boolean): void => {
    keepOneKit(isWanted);
    setIsOneKit(isWanted);
  };
  return (
    <CartColumns>
      <div>
        {abroad && hasBoard && (
          <Suspense>
            <CartKitChoice country={abroad.country} isOneKit={isOneKit} onChoose={choose} />
          </Suspense>
        )}
        <CartLines lines={abroad ? withExportPrices(lines, abroad) : lines} />
        {hasBoard && <BoardPartsHints />}
      </div>
      <CartSummary lines={lines} isOneKit={isOneKit} onAbroad={setAbroad} />
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
        {isEmpty && (
          <Spot className={styles.bag} href={`${drawingUrl('sprite/spots')}#empty-cart`} viewBox="0 0 160 120" />
        )}
        <h1>{cartTitle(lines)}</h1>
        {isEmpty && <EmptyCart />}
        {lines && !isEmpty && (
          <div className={styles.ways}>
            <Button variant="quiet" onClick={() => void shareLines(lines)}>
              Share this cart
            </Button>
            <Button
              variant="quiet"
              pending={clearCart.isPending}
              onClick={() => {
                focusHeading();
                clearCart.mutate(lines);
              }}
            >
              Clear Cart
            </Button>
          </div>
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
