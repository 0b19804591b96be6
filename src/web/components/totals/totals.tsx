import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './totals.module.css';

interface TotalsProps extends Pick<ComponentProps<'dl'>, 'aria-live'> {
  /** A rule parts it from what stands above. */
  divided?: boolean;
  children: ReactNode;
}

/** What an order comes to: rows of a name and an amount. */
export function Totals({ divided = false, children, ...rest }: TotalsProps) {
  return (
    <dl className={classNames(styles.totals, divided && styles.divided)} {...rest}>
      {children}
    </dl>
  );
}

interface TotalsRowProps {
  name: ReactNode;
  amount: string;
  /** The last row, which is what will be paid. */
  strong?: boolean;
  /** It lowers what is paid. */
  isLess?: boolean;
}

export function TotalsRow({ name, amount, strong = false, isLess = false }: TotalsRowProps) {
  return (
    <div className={classNames(strong && styles.strong, isLess && styles.less) || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
