import type { CartTotals } from '#domain/pricing/cart-totals.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useSite } from '../../../shell/site.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import styles from './free-shipping.module.css';

/** How far the cart is on its way to free shipping, in words and as a bar. */
export function FreeShipping({ totals }: { totals: CartTotals }) {
  const { freeShippingThreshold } = useSite().settings;
  const { subtotal, missingForFreeShipping: missing } = totals;
  const percent = Math.min(100, Math.floor((subtotal / freeShippingThreshold) * 100));
  return (
    <div className={styles.freeShipping}>
      <p>
        {missing === 0 ? (
          <>
            <Lamp />
            This order ships free.
          </>
        ) : (
          <>Add {formatMoney(missing)} more for free shipping.</>
        )}
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Progress to free shipping"
        aria-valuenow={percent}
        aria-valuetext={`${formatMoney(subtotal)} of ${formatMoney(freeShippingThreshold)}`}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
