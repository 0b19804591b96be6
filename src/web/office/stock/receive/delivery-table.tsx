import { readQuantity } from '#domain/cart/cart.ts';
import { cross } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { ProductThumb } from '../product-thumb.tsx';
import { inDigits } from '../stock-text.ts';
import type { DeliveryLine } from './delivery-lines.ts';
import styles from './delivery-table.module.css';

interface DeliveryTableProps {
  readonly lines: readonly DeliveryLine[];
  readonly onType: (productId: string, typed: string) => void;
  readonly onRemove: (productId: string) => void;
  /** Enter in a number: on to the next product. */
  readonly onDone: () => void;
}

function After({ line: { item, typed } }: { line: DeliveryLine }) {
  if (item.stock === null) return <span className={styles.wrong}>Not counted: count it first</span>;
  const quantity = readQuantity(typed);
  if (quantity === null) return <span className={styles.wrong}>A whole number, please</span>;
  return (
    <span className={styles.after}>
      {inDigits(item.stock)} on the shelf, then {inDigits(item.stock + quantity)}
    </span>
  );
}

/** What came, line by line. */
export const DeliveryTable = ({ lines, onType, onRemove, onDone }: DeliveryTableProps) => (
  <ul aria-label="What came">
    {lines.map((line) => (
      <li key={line.item.productId} className={styles.line}>
        <ProductThumb src={line.item.imageUrl} />
        <span className={styles.words}>
          <span className={styles.name}>{line.item.name}</span>
          <After line={line} />
        </span>
        <Input
          className={styles.quantity}
          id={`units-${line.item.productId}`}
          inputMode="numeric"
          maxLength={7}
          aria-label={`Units of ${line.item.name}`}
          value={line.typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(line.item.productId, event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onDone();
          }}
        />
        <IconButton label={`Leave out ${line.item.name}`} onClick={() => onRemove(line.item.productId)}>
          <Icon shape={cross} />
        </IconButton>
      </li>
    ))}
  </ul>
);
