import type { AdminOrder } from '#contracts/office-orders.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { When } from '../../ui/when/when.tsx';
import styles from './order-track.module.css';

const way: readonly (readonly [OrderStatus, string])[] = [
  ['pending', 'Placed'],
  ['confirmed', 'Confirmed'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
];

/** How far it has come, from pad to pad. */
export function OrderTrack({ order: { history, status, parcel } }: { order: AdminOrder }) {
  const reached = new Map(history.toReversed().map((event) => [event.status, event.at]));
  const steps =
    status === 'cancelled' ? [...way.filter(([step]) => reached.has(step)), ['cancelled', 'Cancelled'] as const] : way;
  return (
    <ol className={styles.track} aria-label="How far it has come">
      {steps.map(([step, label]) => {
        const at = reached.get(step);
        return (
          <li
            key={step}
            className={classNames(styles.step, at && styles.done, step === status && styles.now)}
            {...(step === status && { 'aria-current': 'step' })}
          >
            <span className={styles.label}>{label}</span>
            {at ? (
              <span className={styles.when}>
                <When at={at} />
              </span>
            ) : (
              <VisuallyHidden>, not yet</VisuallyHidden>
            )}
            {step === 'shipped' && parcel && (
              <span className={styles.when}>
                {parcel.url ? (
                  <a href={parcel.url} target="_blank" rel="noopener noreferrer">
                    {parcel.carrier} {parcel.trackingNumber}
                  </a>
                ) : (
                  `${parcel.carrier} ${parcel.trackingNumber ?? ''}`
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
