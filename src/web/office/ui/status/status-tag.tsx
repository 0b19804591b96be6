import { classNames } from '../../../ui/class-names.ts';
import styles from './status-tag.module.css';

const tones: Readonly<Record<string, string | undefined>> = {
  pending: styles.pending,
  confirmed: styles.confirmed,
  shipped: styles.shipped,
  delivered: styles.delivered,
  cancelled: styles.cancelled,
};

/** The status of an order (or of anything else, in grey) as a word on its colour. */
export const StatusTag = ({ status, label }: { status: string; label?: string }) => (
  <span className={classNames(styles.tag, tones[status])}>
    {label ?? `${status.charAt(0).toUpperCase()}${status.slice(1)}`}
  </span>
);
