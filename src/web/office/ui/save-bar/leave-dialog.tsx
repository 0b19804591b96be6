import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../button/button.tsx';
import { changesText } from './changes-text.ts';
import { leave, stay, useLeaveQuestion, type Unsaved } from './unsaved-changes.ts';

function Question({ thing, changes, save }: Unsaved) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const saveAndLeave = async () => {
    setBusy(true);
    try {
      await save();
      leave();
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog alert title={`Leave ${thing}?`} busy={isBusy} onClose={stay}>
      <p>{changesText(changes)}</p>
      <FormError>{error}</FormError>
      <DialogActions>
        <Button variant="danger" disabled={isBusy} onClick={leave}>
          Discard
        </Button>
        <Button disabled={isBusy} onClick={stay}>
          Stay
        </Button>
        <Button variant="primary" disabled={isBusy} onClick={() => void saveAndLeave()}>
          Save and leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Stands in the frame once. */
export function LeaveDialog() {
  const question = useLeaveQuestion();
  return question && <Question {...question.unsaved} />;
}
