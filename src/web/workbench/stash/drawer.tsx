import type { ListedPart } from '#contracts/catalogue.ts';
import { maxPieces } from '#domain/workbench/stash/stash-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { QuantityStepper } from '../../ui/quantity-stepper/quantity-stepper.tsx';
import { kindNames } from './kind-names.ts';
import styles from './drawer.module.css';

interface DrawerProps {
  part: ListedPart;
  count: number;
  onChange: (count: number) => void;
}

/** One part in the cabinet, with how many there are. */
export function Drawer({ part, count, onChange }: DrawerProps) {
  return (
    <li className={styles.drawer} data-part={part.slug}>
      <div className={styles.face}>
        <span className={styles.picture}>
          <img src={part.imageUrl} alt="" width={62} height={44} loading="lazy" />
        </span>
        <span className={styles.label}>
          <b>{part.value}</b>
          <span>{kindNames[part.kind]}</span>
        </span>
      </div>
      <div className={classNames(styles.count, count <= 1 && styles.low)}>
        <QuantityStepper
          name={`${part.value} ${kindNames[part.kind].toLowerCase()}`}
          quantity={count}
          limit={maxPieces}
          min={0}
          onChange={(wanted) => onChange(Math.min(maxPieces, wanted))}
        />
      </div>
    </li>
  );
}
