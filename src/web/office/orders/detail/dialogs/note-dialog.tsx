import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../../ui/field/text-area-field.tsx';

interface NoteDialogProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly danger?: boolean;
  /** Nothing is done without words. */
  readonly required?: boolean;
  readonly children?: ReactNode;
  readonly onConfirm: (note: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A question with room for words: why, or what is to be told. */
export function NoteDialog({
  label,
  required = false,
  danger = false,
  children,
  onConfirm,
  ...dialog
}: NoteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      {...dialog}
      danger={danger}
      disabled={required && note.trim() === ''}
      onConfirm={() => onConfirm(note.trim())}
    >
      {children}
      <TextAreaField
        label={label}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
