import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { contributionLimits, flagReasons, type FlagReason } from '#domain/contributions/contribution.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import styles from './flag-dialog.module.css';

interface FlagDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Says what is wrong with it. Somebody of the shop reads it; its author does not learn who it was. */
export default function FlagDialog({ id, onClose }: FlagDialogProps) {
  const [why, setWhy] = useState<FlagReason | ''>('');
  const [words, setWords] = useState('');
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/contributions/:id/flags', {
        params: { id },
        body: { why: why as FlagReason, ...(words.trim() && { words: words.trim() }) },
      }),
    onSuccess: () => {
      toast({ title: 'Thank you. Somebody here will look at it.' });
      onClose();
    },
  });
  return (
    <Dialog title="What’s wrong with it?" busy={send.isPending} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (why !== '') send.mutate();
        }}
      >
        <SelectField
          label="Reason"
          required
          value={why}
          onChange={({ target }) => setWhy(target.value as FlagReason | '')}
        >
          <option value="">Please choose</option>
          {Object.entries(flagReasons).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Anything we should know (optional)"
          rows={3}
          maxLength={contributionLimits.flagWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p>A bad rating alone is no reason: those stay. Nobody learns who reported it.</p>
        <FormError>{send.error === null ? null : errorMessage(send.error)}</FormError>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={send.isPending}>
            Report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
