import { formatMoney, toPaise } from '#domain/money/money.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './money.module.css';

interface MoneyProps {
  readonly amount: number | string;
  /** Rupees unless told. */
  readonly currency?: string;
  readonly strong?: boolean;
}

/** An amount: a number of paise, or what the API says ('3499.00'). */
export const Money = ({ amount, currency, strong = false }: MoneyProps) => (
  <span className={classNames(styles.money, strong && styles.strong)}>
    {formatMoney(typeof amount === 'number' ? toPaise(amount) : amount, currency).replace('-', '−')}
  </span>
);
