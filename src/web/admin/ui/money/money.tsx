import { formatMoney, toPaise } from '#domain/money/money.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './money.module.css';

/** An amount: a number of paise, or what the API says ('3499.00'). */
export const Money = ({ amount, strong = false }: { amount: number | string; strong?: boolean }) => (
  <span className={classNames(styles.money, strong && styles.strong)}>
    {formatMoney(typeof amount === 'number' ? toPaise(amount) : amount)}
  </span>
);
