import { classNames } from '../../ui/class-names.ts';
import styles from './order-status.module.css';

/** The colours of the specification, section 4; they are tokens of the same names. */
const tones: ReadonlyMap<string, string | undefined> = new Map([
  ['pending', styles.pending],
  ['confirmed', styles.confirmed],
  ['shipped', styles.shipped],
  ['delivered', styles.delivered],
  ['cancelled', styles.cancelled],
]);

export const statusLabel = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);

/** pending is yellow, confirmed blue, shipped purple, delivered green, cancelled red, and anything else grey. */
export function OrderStatus({ status, className }: { status: string; className?: string | undefined }) {
  return (
    <span className={classNames(styles.status, tones.get(status) ?? styles.other, className)}>
      {statusLabel(status)}
    </span>
  );
}
