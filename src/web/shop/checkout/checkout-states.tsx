import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Spot } from '../../ui/spot/spot.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import { CheckoutColumns } from './checkout-columns.tsx';
import styles from './checkout-states.module.css';

const heights = ['11rem', '24rem', '16rem', '14rem'];

/** What the server sends, since it does not know whose cart it will be. */
export function CheckoutSkeleton() {
  return (
    <>
      <p className={classNames(text.lead, visibility.scriptless)}>
        Checkout needs JavaScript. Please switch it on for this site.
      </p>
      <CheckoutColumns
        className={visibility.needsScript}
        isLoading
        sections={
          <>
            <VisuallyHidden>Loading the checkout</VisuallyHidden>
            {heights.map((height) => (
              <Skeleton key={height} className={styles.skeleton} style={{ height }} />
            ))}
          </>
        }
        summary={<Skeleton className={styles.skeleton} style={{ height: '26rem' }} />}
      />
    </>
  );
}

export function EmptyCheckout() {
  return (
    <div className={panel.empty}>
      <Spot href={`${drawingUrl('sprite/spots')}#empty-cart`} viewBox="0 0 160 120" />
      <h2>Your cart is empty</h2>
      <p>Add a kit, a board or a few parts, and check out here.</p>
      <AppLink href={paths.products()} className={buttonClass({ variant: 'primary' })}>
        Continue Shopping
      </AppLink>
    </div>
  );
}
