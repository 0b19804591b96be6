import { measuredText } from '#domain/build-reports/build-report.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './measured-mark.module.css';

/** That it was measured, and how many readings are as the circuit makes them. */
export function MeasuredMark({ inside, measured }: { inside: number; measured: number }) {
  const words = measuredText({ inside, measured });
  if (words === null) return null;
  return (
    <span className={classNames(styles.mark, inside < measured && styles.part)}>
      <svg viewBox="0 0 26 14" aria-hidden="true">
        <rect x="6" y="2" width="14" height="10" rx="1.5" />
        <path d="M1 7h24M12.500 0v14" />
      </svg>
      {words}
    </span>
  );
}
