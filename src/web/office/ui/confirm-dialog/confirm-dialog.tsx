import { useState, type ReactNode } from 'react';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../button/button.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  /** The question: 'Ship 5 orders'. */
  readonly title: string;
  /** What will happen, counted: '4 become Shipped and 4 buyers get an email.' */
  readonly children: ReactNode;
  /** The verb of the question, and how many it will do: 'Ship 4 orders'. */
  readonly action: string;
  /** What the safe answer is called. */
  readonly keep?: string;
  readonly danger?: boolean;
  /** Nothing is left to do it to. */
  readonly disabled?: boolean;
  readonly wide?: boolean;
  /** Done when it resolves; a refusal is shown here, and nothing is lost. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** One question that says what will happen. Esc is the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, keep = 'Keep as it is', danger, disabled, wide, onConfirm, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      if (!hasCode(failure, 'password-needed')) setError(errorMessage(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog alert title={title} busy={isBusy} className={wide ? styles.wide : undefined} onClose={onClose}>
      <div className={styles.words}>
        {children}
        <FormError>{error}</FormError>
      </div>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          disabled={isBusy || disabled === true}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
