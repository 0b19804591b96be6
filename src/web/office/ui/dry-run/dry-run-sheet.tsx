import type { ReactNode } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../columns/columns.tsx';
import styles from './dry-run-sheet.module.css';

interface DryRunSheetProps {
  readonly fileName: string;
  /** What was read: how many rows, of which days. */
  readonly read: ReactNode;
  readonly children: ReactNode;
  /** Beside the button: what it would do. */
  readonly consequence: ReactNode;
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly action: string;
  /** Nothing is left to do. */
  readonly isShut: boolean;
  /** What is asked before the button. */
  readonly question?: ReactNode;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** What a file would change, above the button that does it. */
export const DryRunSheet = ({
  fileName,
  read,
  children,
  consequence,
  error,
  isBusy,
  action,
  isShut,
  question,
  onApply,
  onClose,
}: DryRunSheetProps) => (
  <Stack>
    <div className={styles.head}>
      <h2 className={styles.name}>{fileName}</h2>
      <Button onClick={onClose}>Choose another file</Button>
      <p className={styles.read}>{read} Nothing has been changed yet.</p>
    </div>
    {children}
    <div className={styles.bar}>
      <span className={styles.words}>
        <span role="status">{consequence}</span>
        <FormError>{error}</FormError>
      </span>
      {question}
      <Button variant="quiet" disabled={isBusy} onClick={onClose}>
        Cancel
      </Button>
      <Button variant="primary" disabled={isBusy || isShut} onClick={onApply}>
        {action}
      </Button>
    </div>
  </Stack>
);
