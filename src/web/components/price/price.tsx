import { formatMoney } from '#domain/money/money.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './price.module.css';

/** A price of the catalogue, in rupees. Its size is that of the place where it stands. */
export function Price({ amount, className }: { amount: string; className?: string | undefined }) {
  return <span className={classNames(styles.price, className)}>{formatMoney(amount)}</span>;
}
