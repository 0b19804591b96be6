import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
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
import { DiscountCode } from '../../../components/discounts/discount-code.tsx';
import { cartDiscountQuery, hasDiscountsQuery } from '../../../components/discounts/discount.queries.ts';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { SummaryBox } from '../../../components/totals/summary-box.tsx';
import { AskForQuote } from './ask-for-quote.tsx';
import { deviceTimeZone, isIndianTimeZone } from '#domain/time.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { deliveryCountry, keepDeliveryCountry } from '../../checkout/delivery-country.ts';
import type { AbroadCart } from './abroad-summary.tsx';
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

const CountrySelect = lazy(() => import('./country-select.tsx'));
const AbroadSummary = lazy(() => import('./abroad-summary.tsx'));

interface DeliverToProps {
  country: string | null;
  onChoose: (country: string) => void;
}

/** Where it goes. The list of countries loads when somebody wants another one. */
function DeliverTo({ country, onChoose }: DeliverToProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const told = (
    <p className={text.meta}>
      Deliver to <b>{country ?? 'India'}</b>{' '}
      <TextButton aria-label="Change the country" onClick={() => setIsChoosing(true)}>
        Change
      </TextButton>
    </p>
  );
  if (country === 'India' && !isChoosing) return told;
  return (
    <Suspense fallback={told}>
      <CountrySelect country={country} onChoose={onChoose} />
    </Suspense>
  );
}

/** What the cart comes to in India, and the way on. */
function DomesticSummary({ lines }: { lines: readonly CartItem[] }) {
  const { settings } = useSite();
  const totals = useTotals(lines);
  const { adjustments, isPending } = totals;
  const shown = (amount: string): string => (isPending ? pending : amount);
  const fee = feeBefore(toDecimal(totals.shipping), adjustments);
  const total = shown(formatMoney(totals.total));
  return (
    <>
      <FreeShipping goods={toPaise(totals.total - totals.shipping)} missing={totals.missingForFreeShipping} />
      <Totals>
        <TotalsRow name="Subtotal" amount={formatMoney(totals.subtotal)} />
        {!isPending && <AdjustmentRows adjustments={adjustments} on="goods" />}
        <TotalsRow name="Shipping" amount={shown(feeText(fee))} />
        {!isPending && <AdjustmentRows adjustments={adjustments} on="freight" />}
        <TotalsRow name="Total" amount={total} strong />
      </Totals>
      {totals.shipping > 0 && (
        <p className={text.meta}>Free shipping on orders over {formatMoney(settings.freeShippingThreshold)}</p>
      )}
      <DiscountCode code={totals.code} problem={totals.codeProblem} />
      <Proceed lines={lines} total={total} />
    </>
  );
}

interface ProceedProps {
  lines: readonly CartItem[];
  total: string;
}

/** The way to the checkout, with what speaks against it. */
function Proceed({ lines, total }: ProceedProps) {
  const [, navigate] = useLocation();
  const obstaclesId = useId();
  const obstacles = lines.map(checkoutObstacle).filter((sentence) => sentence !== null);
  return (
    <>
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
          {total}
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
    </>
  );
}

interface CartSummaryProps {
  lines: readonly CartItem[];
  /** It is declared to customs as the kit that it makes. */
  isOneKit: boolean;
  /** Told what the lines cost without GST while another country is chosen. */
  onAbroad: (cart: AbroadCart | null) => void;
}

/** In India until somebody says otherwise, or the clock of the browser does. */
const firstCountry = (): string | null => deliveryCountry() ?? (isIndianTimeZone(deviceTimeZone()) ? 'India' : null);

export function CartSummary({ lines, isOneKit, onAbroad }: CartSummaryProps) {
  const titleId = useId();
  const [country, setCountry] = useState(firstCountry);
  const choose = (chosen: string): void => {
    keepDeliveryCountry(chosen);
    setCountry(chosen);
  };
  const isAbroad = country !== null && country !== 'India';
  return (
    <SummaryBox titleId={titleId}>
      <h2 id={titleId}>Order summary</h2>
      <DeliverTo country={country} onChoose={choose} />
      {isAbroad ? (
        <Suspense fallback={<p role="status">Working out the price…</p>}>
          <AbroadSummary country={country} isOneKit={isOneKit} onKnown={onAbroad}>
            {(total) => <Proceed lines={lines} total={total} />}
          </AbroadSummary>
        </Suspense>
      ) : (
        <DomesticSummary lines={lines} />
      )}
      <AskForQuote lines={lines} />
      {!isAbroad && <p className={text.meta}>Prices include GST. Shipping is shown for standard delivery in India.</p>}
    </SummaryBox>
  );
}
