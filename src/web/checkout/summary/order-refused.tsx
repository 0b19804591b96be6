import { errorMessage, isRefusal } from '../../api/error-message.ts';
import formStyles from '../../forms/form.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './order-refused.module.css';

interface OrderRefusedProps {
  error: Error | null;
  /** What is different from what the buyer saw. */
  changes: readonly string[];
}

/** Why the order was not placed, and what has changed meanwhile. It is there to be listened to before it speaks. */
export function OrderRefused({ error, changes }: OrderRefusedProps) {
  return (
    <div role="alert" className={classNames(formStyles.notice, styles.refused)}>
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
