import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import { SummaryLines } from './summary-lines.tsx';
import styles from './summary-sheet.module.css';

interface SummarySheetProps {
  quote: CheckoutQuote;
  option: ShippingOption | undefined;
  onClose: () => void;
}

/** The summary where a thumb reaches it: it comes up from the lower edge of a narrow screen. */
export function SummarySheet({ quote, option, onClose }: SummarySheetProps) {
  return (
    <Dialog title="Order summary" className={styles.sheet} onClose={onClose}>
      <SummaryLines lines={quote.lines} />
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
