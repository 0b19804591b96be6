import { useMemo, useState } from 'react';
import { kitsText } from '#domain/customs/kit-text.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { useUnsavedChanges } from '../../ui/save-bar/unsaved-changes.ts';
import { When } from '../../ui/when/when.tsx';
import { useOrderSave } from '../orders.queries.ts';
import { NoteDialog } from './dialogs/note-dialog.tsx';
import styles from './notes-panel.module.css';

/** The buyer's own note, ours, and a way to write to the buyer. */
export function NotesPanel({ id, order }: { id: string; order: AdminOrder }) {
  const [text, setText] = useState('');
  const [isWriting, setWriting] = useState(false);
  const add = useOrderSave({
    id,
    change: (note: { text: string; forBuyer: boolean }) =>
      officeCall('POST /api/admin/orders/:id/notes', { params: { id: order.id }, body: note }),
  });
  const { mutateAsync } = add;
  const unsaved = useMemo(
    () =>
      text.trim() === ''
        ? null
        : { thing: order.number, changes: ['a note'], save: () => mutateAsync({ text, forBuyer: false }) },
    [text, order.number, mutateAsync],
  );
  useUnsavedChanges(unsaved);
  return (
    <Panel title="Notes" tools={order.email && <Button onClick={() => setWriting(true)}>Write to the buyer…</Button>}>
      <div className={styles.stack}>
        {order.customsKits.length > 0 && (
          <p>
            <b>Declared to customs as one kit:</b> {kitsText(order.customsKits)}. Pack its parts together.
          </p>
        )}
        {order.giftNote !== null && (
          <p>
            <b>It’s a present.</b> {order.giftNote && `On its slip: ${order.giftNote}`}
          </p>
        )}
        {order.notes && (
          <p className={styles.theirs}>
            <b>From the buyer:</b> {order.notes}
          </p>
        )}
        {order.ownNotes.map(({ text: words, staffName, at }) => (
          <p key={`${at} ${words}`} className={styles.ours}>
            {words}
            <span className={styles.dim}>
              {staffName}, <When at={at} inSentence />
            </span>
          </p>
        ))}
        <TextAreaField
          label="For us only"
          rows={2}
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormError>{add.error ? errorMessage(add.error) : null}</FormError>
        <Button
          disabled={text.trim() === ''}
          pending={add.isPending}
          onClick={() => add.mutate({ text, forBuyer: false }, { onSuccess: () => setText('') })}
        >
          Add note
        </Button>
      </div>
      {isWriting && (
        <NoteDialog
          required
          title={`Write to ${order.shippingAddress.name || order.email}`}
          label="Your note"
          action="Send the email"
          onConfirm={(words) => add.mutateAsync({ text: words, forBuyer: true })}
          onClose={() => setWriting(false)}
        >
          <p>It goes to {order.email}, and stands in the history on the buyer’s order page.</p>
        </NoteDialog>
      )}
    </Panel>
  );
}
