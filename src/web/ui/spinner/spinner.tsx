import { classNames } from '../class-names.ts';
import visibility from '../visibility/visibility.module.css';
import styles from './spinner.module.css';

/** Something is on its way, in words and as a turning ring. */
export function Spinner({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <p className={classNames(styles.spinner, visibility.needsScript, className)} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  );
}
