import type { StockItem } from '#contracts/stock.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ProductThumb } from '../product-thumb.tsx';
import { inDigits } from '../stock-text.ts';
import styles from './scan-options.module.css';

interface ScanOptionsProps {
  /** Of the field they belong to. */
  readonly id: string;
  readonly options: readonly StockItem[];
  readonly active: number;
  readonly onPick: (item: StockItem) => void;
}

/** What may be meant by what is typed. */
export const ScanOptions = ({ id, options, active, onPick }: ScanOptionsProps) => (
  <ul className={styles.options} role="listbox" id={`${id}-options`} aria-label="Products">
    {options.map((item, index) => (
      <li
        key={item.productId}
        className={classNames(styles.option, index === active && styles.active)}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        // Before the field loses the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(item)}
      >
        <ProductThumb src={item.imageUrl} />
        <span className={styles.name}>{item.name}</span>
        <span className={styles.stock}>{item.stock === null ? 'not counted' : inDigits(item.stock)}</span>
      </li>
    ))}
  </ul>
);
