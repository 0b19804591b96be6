import type { Order } from '#contracts/orders.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import styles from './order-progress.module.css';

const way: readonly OrderStatus[] = ['pending', 'confirmed', 'shipped', 'delivered'];

const words: Readonly<Record<OrderStatus, string>> = {
  pending: 'Placed',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The lamp of the current step has the colour of the status; pending is the default. */
const tones: Readonly<Record<OrderStatus, string | undefined>> = {
  pending: undefined,
  confirmed: styles.confirmed,
  shipped: styles.shipped,
  delivered: styles.delivered,
  cancelled: styles.cancelled,
};

interface OrderStep {
  readonly status: OrderStatus;
  /** When it was reached, if it was. */
  readonly at: string | null;
  readonly isCurrent: boolean;
}

/** What is looked at: its status, which may be any word, and when it came to which. */
interface ProgressingOrder {
  readonly status: string;
  readonly history: readonly Pick<Order['history'][number], 'status' | 'at'>[];
}

/** The steps of an order. One that was cancelled ends there, after those it had come to. */
export function orderSteps({ status, history }: ProgressingOrder): OrderStep[] {
  // Later entries of the same status tell of something else, such as cash that came in after the delivery.
  const reached = new Map(history.toReversed().map((event) => [event.status, event.at]));
  const steps = status === 'cancelled' ? ([...way.filter((step) => reached.has(step)), status] as const) : way;
  return steps.map((step) => ({ status: step, at: reached.get(step) ?? null, isCurrent: step === status }));
}

interface OrderProgressProps {
  order: ProgressingOrder;
  /** When the last step is expected. */
  due?: string;
  /** Days without their year, where there is little room. */
  isShort?: boolean;
}

/** How far an order has come: a wire with a pad for each step. */
export function OrderProgress({ order, due, isShort = false }: OrderProgressProps) {
  return (
    <ol className={styles.track} aria-label="How far it has come">
      {orderSteps(order).map(({ status, at, isCurrent }) => (
        <li
          key={status}
          className={classNames(
            at !== null && !isCurrent && styles.done,
            isCurrent && styles.current,
            isCurrent && tones[status],
          )}
          {...(isCurrent && { 'aria-current': 'step' })}
        >
          {words[status]}
          {at !== null && (
            <time dateTime={at}>{isShort ? formatDeviceTime(at, 'shortDay') : formatDeviceTime(at, 'day')}</time>
          )}
          {at === null && status === 'delivered' && due && <span className={styles.due}>{due}</span>}
          {at === null && <VisuallyHidden>, not yet</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
