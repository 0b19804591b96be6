import { useId, type MouseEvent, type ReactNode } from 'react';
import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Button } from '../ui/button/button.tsx';
import { feeText } from './sections/fee-text.ts';
import text from '../ui/text/text.module.css';
import { SummaryBox } from '../cart/summary/summary-box.tsx';
import { OrderLine, OrderLines } from '../orders/order-line.tsx';
import { Totals, TotalsRow } from '../orders/totals.tsx';
import styles from './checkout-summary.module.css';

type Line = CheckoutQuote['lines'][number];

const SummaryLine = ({ line: { product, quantity, total, obstacle } }: { line: Line }) => (
  <OrderLine
    imageUrl={product.imageUrl}
    name={product.name}
    quantity={quantity}
    price={formatMoney(product.price)}
    total={formatMoney(total)}
  >
    {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
  </OrderLine>
);

function QuoteTotals({ quote, option }: { quote: CheckoutQuote; option: ShippingOption | undefined }) {
  return (
    <Totals aria-live="polite">
      <TotalsRow name="Subtotal" amount={formatMoney(quote.subtotal)} />
      <TotalsRow
        name={<>Shipping{option && <span className={text.meta}> ({option.name})</span>}</>}
        amount={option ? feeText(option.fee) : 'On request'}
      />
      <TotalsRow
        name={option ? 'Total' : 'Total before shipping'}
        amount={formatMoney(option?.total ?? quote.subtotal)}
        strong
      />
    </Totals>
  );
}

/** Ordering obliges, so it takes this button: Enter in a field does not do it. */
const sendForm = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => currentTarget.form?.requestSubmit();

/** What is wrong with a line stands at the line. */
const blockText = ({ obstacle }: CheckoutQuote): string =>
  obstacle === null
    ? 'We cannot send this to your address without a word with you first.'
    : 'Something in your cart cannot be bought as it is. Please edit the cart to go on.';

function buttonText(isPending: boolean, option: ShippingOption | undefined): string {
  if (isPending) return 'Placing your order...';
  return option ? `Place Order: ${formatMoney(option.total)}` : 'Place Order';
}

interface CheckoutSummaryProps {
  quote: CheckoutQuote;
  option: ShippingOption | undefined;
  /** It goes to another country. */
  isExport: boolean;
  isPending: boolean;
  /** What went wrong with the last try. */
  children: ReactNode;
}

export function CheckoutSummary({ quote, option, isExport, isPending, children }: CheckoutSummaryProps) {
  const titleId = useId();
  const obstacleId = useId();
  const isBlocked = quote.obstacle !== null || !option || quote.paymentMethods.length === 0;
  return (
    <SummaryBox className={styles.summary} titleId={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>Order summary</h2>
        <AppLink href={paths.cart}>Edit cart</AppLink>
      </div>
      <OrderLines>
        {quote.lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </OrderLines>
      <QuoteTotals quote={quote} option={option} />
      <p className={text.meta}>{isExport ? 'An export: no GST is charged.' : 'Prices include GST.'}</p>
      {children}
      {isBlocked && (
        <p className={styles.blocked} id={obstacleId}>
          {blockText(quote)}
        </p>
      )}
      <Button
        variant="primary"
        wide
        disabled={isPending || isBlocked}
        {...(isBlocked && { 'aria-describedby': obstacleId })}
        onClick={sendForm}
      >
        {buttonText(isPending, option)}
      </Button>
      <p className={text.meta}>
        By placing the order you agree to our <AppLink href={paths.terms}>Terms of Service</AppLink> and{' '}
        <AppLink href={paths.privacy}>Privacy Policy</AppLink>.
      </p>
    </SummaryBox>
  );
}
