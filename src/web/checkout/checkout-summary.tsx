import { useId, type MouseEvent, type ReactNode } from 'react';
import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '../ui/button/button.tsx';
import { Stage } from '../ui/stage/stage.tsx';
import { feeText } from './sections/fee-text.ts';
import text from '../ui/text/text.module.css';

type Line = CheckoutQuote['lines'][number];

function SummaryLine({ line: { product, quantity, total, obstacle } }: { line: Line }) {
  return (
    <li className="checkout-line">
      <Stage className="checkout-picture" fit>
        <img src={product.imageUrl} width={660} height={770} alt="" />
      </Stage>
      <div>
        <b>{product.name}</b>
        <p className={text.meta}>
          {quantity} at {formatMoney(product.price)} each
        </p>
        {obstacle && <p className="field-error">{obstacle}</p>}
      </div>
      <span className="checkout-line-total">{formatMoney(total)}</span>
    </li>
  );
}

function Totals({ quote, option }: { quote: CheckoutQuote; option: ShippingOption | undefined }) {
  return (
    <dl aria-live="polite">
      <div>
        <dt>Subtotal</dt>
        <dd>{formatMoney(quote.subtotal)}</dd>
      </div>
      <div>
        <dt>Shipping{option && <span className={text.meta}> ({option.name})</span>}</dt>
        <dd>{option ? feeText(option.fee) : 'On request'}</dd>
      </div>
      <div className="cart-total">
        <dt>{option ? 'Total' : 'Total before shipping'}</dt>
        <dd>{formatMoney(option?.total ?? quote.subtotal)}</dd>
      </div>
    </dl>
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
    <aside className="cart-summary checkout-summary" aria-labelledby={titleId}>
      <div className="checkout-summary-head">
        <h2 id={titleId}>Order summary</h2>
        <AppLink href={paths.cart}>Edit cart</AppLink>
      </div>
      <ul className="checkout-lines">
        {quote.lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <Totals quote={quote} option={option} />
      <p className={text.meta}>{isExport ? 'An export: no GST is charged.' : 'Prices include GST.'}</p>
      {children}
      {isBlocked && (
        <p className="checkout-blocked" id={obstacleId}>
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
    </aside>
  );
}
