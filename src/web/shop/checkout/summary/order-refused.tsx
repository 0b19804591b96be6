import { errorMessage, isRefusal } from '../../../api/error-message.ts';
import formStyles from '../../../forms/form.module.css';
import { classNames } from '../../../ui/class-names.ts';
import styles from './order-refused.module.css';

interface OrderRefusedProps {
  error: Error | null;
  /** The shop was too busy, and the order is sent again without anyone pressing anything. */
  isSendingAgain: boolean;
  /** What is different from what the buyer saw. */
  changes: readonly string[];
}

/** Why the order was not placed yet, and what has changed meanwhile. It is there to be listened to before it speaks. */
export function OrderRefused({ error, isSendingAgain, changes }: OrderRefusedProps) {
  return (
    <div role="alert" className={classNames(formStyles.notice, styles.refused, isSendingAgain && styles.waiting)}>
      {isSendingAgain && (
        <p>
          The shop is very busy. We’re sending your order again for you, so please keep this page open. It won’t be
          placed twice.
        </p>
      )}
      {error && (
        <>
          <p>{errorMessage(error)}</p>
          {changes.length > 0 && (
            <ul>
              {changes.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {!isRefusal(error) && <p>Nothing you typed is lost, and pressing the button again won’t order twice.</p>}
        </>
      )}
    </div>
  );
}
