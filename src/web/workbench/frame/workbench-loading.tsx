import { classNames } from '../../ui/class-names.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './workbench-loading.module.css';

interface WorkbenchLoadingProps {
  /** A sentence when it did not come. */
  failure?: string | undefined;
  onRetry?: () => void;
}

/** The empty mat, until the board lies on it. */
export function WorkbenchLoading({ failure, onRetry }: WorkbenchLoadingProps) {
  return (
    <div className={styles.mat}>
      <p className={classNames(styles.words, visibility.needsScript)} role="status">
        {failure ?? 'Laying the board on the mat.'}
      </p>
      {failure && (
        <button type="button" className={styles.again} onClick={onRetry}>
          Try again
        </button>
      )}
      <p className={classNames(styles.words, visibility.scriptless)}>
        The bench needs JavaScript. The build document on the kit’s page has the same board, schematic and parts on
        paper.
      </p>
    </div>
  );
}
