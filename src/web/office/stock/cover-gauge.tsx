import type { StockItem } from '#contracts/stock.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './cover-gauge.module.css';

/** Twice the point of re-order fills it; the tick in the middle is the point. The numbers stand beside it. */
export function CoverGauge({ item: { stock, reorderAt, state } }: { item: StockItem }) {
  if (stock === null || reorderAt === 0) return null;
  const width = `${Math.min(100, (stock / reorderAt) * 50)}%`;
  return (
    <span className={styles.gauge} aria-hidden="true">
      <i className={classNames(styles.bar, state === 'enough' && styles.enough)} style={{ width }} />
    </span>
  );
}
