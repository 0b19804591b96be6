import { useState } from 'react';
import type { SavedReply } from '#contracts/messages.ts';
import { replyMaxLength, savedReplyTitleMaxLength } from '#domain/messages/replies.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { SidePanel } from '../ui/side-panel/side-panel.tsx';
import { useForgetReply, useSaveReply } from './saved-reply.queries.ts';
import styles from './saved-reply-editor.module.css';

interface FormProps {
  /** As it is now; null: a new one. */
  readonly reply: SavedReply | null;
  readonly onDone: () => void;
}

function ReplyFields({ reply, onDone }: FormProps) {
  const [title, setTitle] = useState(reply?.title ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const save = useSaveReply(reply);
  const forget = useForgetReply();
  const isBusy = save.isPending || forget.isPending;
  const error = save.error ?? forget.error;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ title, body }, { onSuccess: onDone });
      }}
    >
      <FormError>{error && errorMessage(error)}</FormError>
      {reply && hasCode(error, 'changed-meanwhile') && (
        <p className={styles.theirs}>
          It now says: <b>{reply.title}</b>. {reply.body}
        </p>
      )}
      <Field
        label="Title"
        value={title}
        required
        maxLength={savedReplyTitleMaxLength}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextAreaField
        label="Text"
        hint="{first name} becomes the name of whoever is answered."
        rows={10}
        required
        maxLength={replyMaxLength}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className={styles.actions}>
        {reply && (
          <Button variant="danger" disabled={isBusy} onClick={() => forget.mutate(reply.id, { onSuccess: onDone })}>
            Delete
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={isBusy}>
          {save.isPending ? 'Saving…' : 'Save reply'}
        </Button>
      </div>
    </form>
  );
}

/** Saved replies, one at a time. */
export function SavedReplyEditor({ saved, onClose }: { saved: readonly SavedReply[]; onClose: () => void }) {
  const [id, setId] = useState(saved[0]?.id ?? '');
  const reply = saved.find((one) => one.id === id) ?? null;
  return (
    <SidePanel title="Saved replies" onClose={onClose}>
      <SelectField label="Reply" value={id} onChange={({ target }) => setId(target.value)}>
        {saved.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
        <option value="">A new one</option>
      </SelectField>
      <ReplyFields key={id} reply={reply} onDone={onClose} />
    </SidePanel>
  );
}
