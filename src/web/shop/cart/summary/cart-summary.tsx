import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'wouter';
import type { CartItem } from '#contracts/cart.ts';
import { cartTotals } from '#domain/pricing/cart-totals.ts';
import type { CartDiscount } from '#contracts/discounts.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import { formatMoney, fromDecimal, toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { useSite } from '../../../shell/site.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { arrowRight } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import text from '../../../ui/text/text.module.css';
import { AdjustmentRows } from '../../../components/totals/adjustment-rows.tsx';
import { feeBefore, feeText } from '../../../components/totals/fee-text.ts';
import { hasDiscountsQuery } from '../../../components/cart/cart.queries.ts';
import { DiscountCode } from '../../../components/discounts/discount-code.tsx';
import { cartDiscountQuery } from '../../../components/discounts/discount.queries.ts';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { SummaryBox } from '../../../components/totals/summary-box.tsx';
import { AskForQuote } from './ask-for-quote.tsx';
import styles from './cart-summary.module.css';
import { Lamp } from '../../../ui/lamp/lamp.tsx';

/** How far the cart is on its way to free shipping, in words and as a bar. */
function FreeShipping({ goods, missing }: { goods: Paise; missing: Paise }) {
  const { freeShippingThreshold } = useSite().settings;
  const percent = Math.min(100, Math.floor((goods / freeShippingThreshold) * 100));
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
        aria-valuetext={`${formatMoney(goods)} of ${formatMoney(freeShippingThreshold)}`}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

/** Stands for an amount until the shop has answered for the cart as it is now. */
const pending = '…';

/** What the cart comes to, with what discounts make of it where there are any. */
function useTotals(lines: readonly CartItem[]) {
  const plain = cartTotals(lines, useSite().settings);
  const { data: hasDiscounts = false } = useQuery(hasDiscountsQuery);
  const { data: discount, isLoading } = useQuery({ ...cartDiscountQuery, enabled: hasDiscounts });
  if (!discount || !hasDiscounts) {
    return { ...plain, adjustments: [], code: null, codeProblem: null, isPending: isLoading };
  }
  return {
    ...toTotals(discount),
    subtotal: plain.subtotal,
    isPending: discount.subtotal !== toDecimal(plain.subtotal),
  };
}

const toTotals = ({ shipping, total, missingForFreeShipping, ...discount }: CartDiscount) => ({
  ...discount,
  shipping: fromDecimal(shipping),
  total: fromDecimal(total),
  missingForFreeShipping: fromDecimal(missingForFreeShipping),
});

export function CartSummary({ lines }: { lines: readonly CartItem[] }) {
  const [, navigate] = useLocation();
  const titleId = useId();
  const obstaclesId = useId();
  const { settings } = useSite();
  const totals = useTotals(lines);
  const { adjustments, isPending } = totals;
  const shown = (amount: string): string => (isPending ? pending : amount);
  const fee = feeBefore(toDecimal(totals.shipping), adjustments);
  const obstacles = lines.map(checkoutObstacle).filter((sentence) => sentence !== null);
  return (
    <SummaryBox titleId={titleId}>
      <h2 id={titleId}>Order summary</h2>
      <FreeShipping goods={toPaise(totals.total - totals.shipping)} missing={totals.missingForFreeShipping} />
      <Totals>
        <TotalsRow name="Subtotal" amount={formatMoney(totals.subtotal)} />
        {!isPending && <AdjustmentRows adjustments={adjustments} on="goods" />}
        <TotalsRow name="Shipping" amount={shown(feeText(fee))} />
        {!isPending && <AdjustmentRows adjustments={adjustments} on="freight" />}
        <TotalsRow name="Total" amount={shown(formatMoney(totals.total))} strong />
      </Totals>
      {totals.shipping > 0 && (
        <p className={text.meta}>Free shipping on orders over {formatMoney(settings.freeShippingThreshold)}</p>
      )}
      <DiscountCode code={totals.code} problem={totals.codeProblem} />
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
          {shown(formatMoney(totals.total))}
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
