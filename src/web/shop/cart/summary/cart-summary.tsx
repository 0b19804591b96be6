import { useId } from 'react';
import { useLocation } from 'wouter';
import type { CartItem } from '#contracts/cart.ts';
import { cartTotals, type CartTotals } from '#domain/pricing/cart-totals.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { useSite } from '../../../shell/site.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { arrowRight } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import text from '../../../ui/text/text.module.css';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { SummaryBox } from '../../../components/totals/summary-box.tsx';
import { AskForQuote } from './ask-for-quote.tsx';
import styles from './cart-summary.module.css';
import { Lamp } from '../../../ui/lamp/lamp.tsx';

/** How far the cart is on its way to free shipping, in words and as a bar. */
function FreeShipping({ totals }: { totals: CartTotals }) {
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
        className={styles.freeShippingBar}
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

export function CartSummary({ lines }: { lines: readonly CartItem[] }) {
  const [, navigate] = useLocation();
  const titleId = useId();
  const obstaclesId = useId();
  const { settings } = useSite();
  const totals = cartTotals(lines, settings);
  const obstacles = lines.map(checkoutObstacle).filter((sentence) => sentence !== null);
  return (
    <SummaryBox titleId={titleId}>
      <h2 id={titleId}>Order summary</h2>
      <FreeShipping totals={totals} />
      <Totals>
        <TotalsRow name="Subtotal" amount={formatMoney(totals.subtotal)} />
        <TotalsRow name="Shipping" amount={totals.shipping === 0 ? 'Free' : formatMoney(totals.shipping)} />
        <TotalsRow name="Total" amount={formatMoney(totals.total)} strong />
      </Totals>
      {totals.shipping > 0 && (
        <p className={text.meta}>Free shipping on orders over {formatMoney(settings.freeShippingThreshold)}</p>
      )}
      {obstacles.length > 0 && (
        <ul className={styles.obstacles} id={obstaclesId}>
          {obstacles.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div className={styles.bar}>
        {/* The total once more, where the row above it is screens away. */}
        <b className={styles.sum} aria-hidden="true">
          {formatMoney(totals.total)}
        </b>
        <Button
          variant="primary"
          wide
          disabled={obstacles.length > 0}
          {...(obstacles.length > 0 && { 'aria-describedby': obstaclesId })}
          onClick={() => navigate(paths.checkout)}
        >
          Proceed to Checkout
          <Icon shape={arrowRight} />
        </Button>
      </div>
      <AskForQuote lines={lines} />
      <p className={text.meta}>Prices include GST. Shipping is shown for standard delivery in India.</p>
    </SummaryBox>
  );
}
