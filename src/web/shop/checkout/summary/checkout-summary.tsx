import { lazy, Suspense, useId, type ReactNode } from 'react';
import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { paths } from '#domain/paths/paths.ts';
import { DiscountCode } from '../../../components/discounts/discount-code.tsx';
import { exportTaxText, taxText } from '../../../components/totals/tax-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import text from '../../../ui/text/text.module.css';
import { itemsText } from './items-text.ts';
import { PayBar } from './pay-bar.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import { SummaryLines } from './summary-lines.tsx';
import styles from './checkout-summary.module.css';

const ArrivalCosts = lazy(() => import('../../../components/abroad/arrival-costs.tsx'));

interface CheckoutSummaryProps {
  quote: CheckoutQuote;
  option: ShippingOption | undefined;
  country: string;
  /** It goes to another country. */
  isExport: boolean;
  /** It is declared as the kit that it makes. */
  isOneKit: boolean;
  isBusiness: boolean;
  isPending: boolean;
  /** What went wrong with the last try. */
  children: ReactNode;
}

/** A column of three, of which only the list scrolls: what is paid, and the button that does it, are always seen. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { quote, option, country, isPending, isOneKit, children, ...buyer } = props;
  const titleId = useId();
  return (
    <aside className={styles.summary} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>Order summary</h2>
        <p className={text.meta}>
          {itemsText(quote.lines)}, <AppLink href={paths.cart}>edit cart</AppLink>
        </p>
      </div>
      <SummaryLines lines={quote.lines} isExport={buyer.isExport} />
      <div className={styles.foot}>
        <QuoteTotals quote={quote} option={option} />
        <DiscountCode code={quote.discountCode} problem={option?.codeProblem ?? null} />
        {quote.abroad && buyer.isExport && (
          <Suspense>
            <ArrivalCosts country={country} abroad={quote.abroad} option={option} isOneKit={isOneKit} />
          </Suspense>
        )}
        <PayBar {...{ quote, option, country, isPending }}>{children}</PayBar>
        <p className={text.meta}>
          {option ? taxText(option, buyer) : buyer.isExport ? exportTaxText : 'Prices include GST.'} Our{' '}
          <AppLink href={paths.terms}>Terms</AppLink> and <AppLink href={paths.privacy}>Privacy Policy</AppLink> apply.
        </p>
      </div>
    </aside>
  );
}
