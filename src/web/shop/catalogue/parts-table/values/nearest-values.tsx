import type { TablePart } from '../table-part.ts';
import styles from './nearest-values.module.css';

/** 'No 3K. Nearest: 2K7, 3K3', above their rows. */
export function NearestValues({ missing, nearest }: { missing: string; nearest: readonly TablePart[] }) {
  return (
    <p className={styles.nearest} role="status">
      <b>No {missing}.</b>
      {nearest.length > 0 && ` Nearest: ${nearest.map(({ value }) => value).join(', ')}`}
    </p>
  );
}
