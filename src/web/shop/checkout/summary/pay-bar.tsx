import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { chevronDown } from '../../../ui/icon/icon-shapes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { itemsText } from './items-text.ts';
import { isByQuoteOnly } from '../selected-shipping-option.ts';
import { amountDue, isExportQuote, QuoteTotals } from './quote-totals.tsx';
import styles from './pay-bar.module.css';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { SummaryLines } from './summary-lines.tsx';

interface SummarySheetProps {
  quote: CheckoutQuote;
  option: ShippingOption | undefined;
  onClose: () => void;
}

/** The summary where a thumb reaches it: it comes up from the lower edge of a narrow screen. */
function SummarySheet({ quote, option, onClose }: SummarySheetProps) {
  return (
    <Dialog title="Order summary" className={styles.sheet} onClose={onClose}>
      <SummaryLines lines={quote.lines} isExport={isExportQuote({ quote, option })} />
      <div className={styles.foot}>
        <QuoteTotals quote={quote} option={option} />
        <DialogActions>
          <AppLink href={paths.cart} className={buttonClass()}>
            Edit cart
          </AppLink>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Ordering obliges, so it takes this button: Enter in a field does not do it. */
const sendForm = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => currentTarget.form?.requestSubmit();

/** What is wrong with a line stands at the line. */
function blockText({ lines, paymentMethods, shippingOptions, cashObstacle, obstacle }: CheckoutQuote): string {
  if (lines.some((line) => line.obstacle !== null))
    return 'Something in your cart can’t be bought as it is. Please edit your cart to continue.';
  if (obstacle !== null) return obstacle;
  const tooMuch = cashObstacle ?? shippingOptions[0]?.upiObstacle;
  if (paymentMethods.length === 0 && tooMuch) return tooMuch;
  return 'We have no set price for delivery there, so we’ll send you a quote.';
}

interface PayBarProps {
  quote: CheckoutQuote;
  option: ShippingOption | undefined;
  /** Where it would go. */
  country: string;
  isPending: boolean;
  /** What went wrong with the last try. */
  children: ReactNode;
}

/** The button that orders, with what speaks against it. On a narrow screen it is a bar that stays in reach. */
export function PayBar({ quote, option, country, isPending, children }: PayBarProps) {
  const obstacleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isBlocked = quote.obstacle !== null || !option || quote.paymentMethods.length === 0;
  const isUnserved = isByQuoteOnly(quote);
  return (
    <div className={styles.bar}>
      {children}
      {isBlocked && (
        <p className={classNames(styles.blocked, isUnserved && styles.unserved)} id={obstacleId}>
          {blockText(quote)}
        </p>
      )}
      <div className={styles.row}>
        <button type="button" className={styles.sum} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <b>{amountDue({ quote, option })}</b>
          <small>
            {itemsText(quote.lines)}
            <Icon shape={chevronDown} className={styles.up} />
          </small>
        </button>
        {isUnserved ? (
          <AppLink
            className={buttonClass({ variant: 'primary', wide: true })}
            href={paths.deliveryQuote(country)}
            aria-describedby={obstacleId}
          >
            Ask for a Quote
          </AppLink>
        ) : (
          <Button
            variant="primary"
            wide
            pending={isPending}
            disabled={isBlocked}
            {...(isBlocked && { 'aria-describedby': obstacleId })}
            onClick={sendForm}
          >
            {isPending ? 'Placing your order...' : 'Place Order'}
          </Button>
        )}
      </div>
      {isOpen && <SummarySheet {...{ quote, option }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
