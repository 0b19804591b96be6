import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contracts/orders.ts';
import { afterChange } from '../../../api/after-change.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import text from '../../../ui/text/text.module.css';
import { otherPaymentsQuery, useChoosePayment, type OrderKey } from '../order.queries.ts';
import styles from './other-payments.module.css';

interface OtherPaymentsProps {
  orderKey: OrderKey;
  /** The order as it waits now. */
  onChosen: (order: Order) => void;
}

/** How else an order can be paid, with a button for each. */
export default function OtherPayments({ orderKey, onChosen }: OtherPaymentsProps) {
  const { data: options, error } = useQuery(otherPaymentsQuery(orderKey));
  const choose = useChoosePayment(orderKey);
  if (error) return <FormError>{errorMessage(error)}</FormError>;
  if (!options) return <Spinner label="Looking what else there is..." />;
  return (
    <div className={styles.others}>
      <h3>Other ways to pay</h3>
      {options.length === 0 && <p>There’s no other way to pay for this order.</p>}
      <ul className={styles.list}>
        {options.map(({ method, name, note }) => (
          <li key={method} className={styles.way}>
            <div>
              <b>{name}</b>
              <p className={text.meta}>{note}</p>
            </div>
            <Button
              aria-label={`Pay by ${name}`}
              pending={choose.isPending && choose.variables === method}
              onClick={() => !choose.isPending && afterChange(choose.mutateAsync(method), onChosen)}
            >
              Choose
            </Button>
          </li>
        ))}
      </ul>
      <FormError>{choose.error && errorMessage(choose.error)}</FormError>
    </div>
  );
}
