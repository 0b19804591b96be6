import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { toast } from '../../../toast/toast-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Input } from '../../../ui/field/input.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import styles from './inline-edit.module.css';

interface InlineEditProps {
  /** 'Price of Chorus Pedal' */
  readonly label: string;
  /** What stands in the field when one begins. */
  readonly value: string;
  /** What is shown until then. */
  readonly children: ReactNode;
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  /** A sentence when it cannot be that. */
  readonly problemOf?: (text: string) => string | null;
  /**
   * Saves at once, in view of what was shown when one began: it is that render's function which is called. A refusal is
   * told, and the field stays open; it closes over what somebody else changed meanwhile, so that the new value is seen.
   */
  readonly onSave: (text: string) => Promise<unknown>;
  readonly align?: 'end';
}

interface Draft extends Pick<InlineEditProps, 'value' | 'onSave'> {
  readonly text: string;
}

/** A value in a row that becomes a field: Enter saves, Esc leaves it as it was, leaving the field saves too. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, children, inputMode = 'text', problemOf, onSave, align } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isBusy, setBusy] = useState(false);
  const problem = draft === null ? null : (problemOf?.(draft.text.trim()) ?? null);

  const save = async () => {
    if (draft === null || isBusy || problem !== null) return;
    if (draft.text.trim() === draft.value) return setDraft(null);
    setBusy(true);
    try {
      await draft.onSave(draft.text.trim());
      setDraft(null);
    } catch (failure) {
      if (hasCode(failure, 'changed-meanwhile')) setDraft(null);
      toast({ title: `${label} was not saved`, description: errorMessage(failure), variant: 'destructive' });
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setDraft(null);
  };
  if (draft === null) {
    return (
      <button
        className={classNames(styles.shown, align === 'end' && styles.end)}
        type="button"
        data-edit=""
        onClick={() => setDraft({ text: value, value, onSave })}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
        <VisuallyHidden>, change</VisuallyHidden>
      </button>
    );
  }
  return (
    <Input
      autoFocus
      className={classNames(styles.field, align === 'end' && styles.end)}
      aria-label={label}
      aria-invalid={problem === null ? undefined : true}
      title={problem ?? undefined}
      inputMode={inputMode}
      value={draft.text}
      readOnly={isBusy}
      onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={() => (problem === null ? void save() : setDraft(null))}
    />
  );
}
