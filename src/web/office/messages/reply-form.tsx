import { useRef, useState } from 'react';
import type { OfficeMessage, SavedReply } from '#contracts/messages.ts';
import { fillReply, replyMaxLength, savedReplyTitleMaxLength } from '#domain/messages/replies.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { inputClass } from '../../ui/field/input-class.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { Button } from '../ui/button/button.tsx';
import { useShortcuts } from '../ui/keys/use-shortcuts.ts';
import { useAnswer } from './message.queries.ts';
import styles from './reply-form.module.css';
import { keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';
import { useQuery } from '@tanstack/react-query';
import { savedRepliesQuery, useForgetReply, useSaveReply } from './saved-reply.queries.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { SidePanel } from '../ui/side-panel/side-panel.tsx';

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
      className={styles.savedReplyEditorForm}
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
function SavedReplyEditor({ saved, onClose }: { saved: readonly SavedReply[]; onClose: () => void }) {
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

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Answers that are given often: the first nine by a key. */
function SavedReplyKeys({ onChoose }: { onChoose: (body: string) => void }) {
  const { data: saved = [] } = useQuery(savedRepliesQuery);
  const [isEditing, setEditing] = useState(false);
  useShortcuts(
    digits.map((keys, index) => ({
      keys,
      label: `Saved reply ${keys}`,
      group: 'Messages',
      run: () => {
        const reply = saved[index];
        if (reply) onChoose(reply.body);
      },
    })),
  );
  return (
    <div className={styles.row}>
      <span className={styles.label}>Saved replies</span>
      {saved.map(({ id, title, body }, index) => (
        <Button key={id} type="button" onClick={() => onChoose(body)}>
          {title}
          {index < digits.length && <kbd>{digits[index]}</kbd>}
        </Button>
      ))}
      <Button type="button" variant="quiet" onClick={() => setEditing(true)}>
        {saved.length === 0 ? 'Write one' : 'Edit'}
      </Button>
      {isEditing && <SavedReplyEditor saved={saved} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** What is being written to somebody, and whether it is for our own eyes. */
interface Draft {
  readonly text: string;
  readonly isNote: boolean;
}

const key = 'office-message-drafts';
const nothing: Draft = { text: '', isNote: false };

function readAll(): Record<string, Draft> {
  try {
    const kept: unknown = JSON.parse(readFromDevice(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Draft>) : {};
  } catch {
    return {};
  }
}

export function readDraft(messageId: string): Draft {
  const kept: Partial<Draft> | undefined = readAll()[messageId];
  return typeof kept?.text === 'string' ? { text: kept.text, isNote: kept.isNote === true } : nothing;
}

/** Nothing typed is nothing to keep. A note stays a note: it must never become a mail because a page was loaded anew. */
export function keepDraft(messageId: string, draft: Draft): void {
  const { [messageId]: _before, ...others } = readAll();
  keepOnDevice(key, JSON.stringify(draft.text === '' ? others : { ...others, [messageId]: draft }));
}

/** What is typed stays in this browser until it is sent, whatever happens in between. */
function useDraft(messageId: string): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(messageId));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(messageId, next);
  };
  return [draft, change];
}

/** An answer by mail, or a note for ourselves. */
export function ReplyForm({ message }: { message: OfficeMessage }) {
  const { id, firstName, email } = message;
  const [{ text, isNote }, setDraft] = useDraft(id);
  const answer = useAnswer(message);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';

  const send = (done: boolean) => {
    if (isEmpty || answer.isPending) return;
    answer.mutate(
      { body: text, isNote, ...(done && { done }) },
      {
        onSuccess: () => {
          setDraft({ text: '', isNote: false });
          toast({ title: isNote ? 'Note kept' : `Sent to ${email}`, ...(done && { description: 'Marked as done.' }) });
        },
      },
    );
  };
  const insert = (body: string) => {
    const filled = fillReply(body, { firstName });
    setDraft({ text: isEmpty ? filled : `${text.trimEnd()}\n\n${filled}` });
    field.current?.focus();
  };
  useShortcuts([
    { keys: 'ctrl+enter', label: 'Send, mark done', group: 'Messages', inFields: true, run: () => send(true) },
    { keys: 'r', label: 'Reply', group: 'Messages', run: () => field.current?.focus() },
  ]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <SavedReplyKeys onChoose={insert} />
      <FormError>{answer.error && errorMessage(answer.error)}</FormError>
      <textarea
        ref={field}
        className={classNames(inputClass(), isNote && styles.note)}
        aria-label={isNote ? 'Your note' : 'Your reply'}
        rows={5}
        maxLength={replyMaxLength}
        value={text}
        readOnly={answer.isPending}
        onChange={({ target }) => setDraft({ text: target.value })}
      />
      <div className={styles.foot}>
        <Switch
          label="Note, not sent"
          checked={isNote}
          disabled={answer.isPending}
          onChange={({ target }) => setDraft({ isNote: target.checked })}
        />
        <span className={styles.to}>{isNote ? 'Only we read it' : `To ${email}`}</span>
        <div className={styles.send}>
          <Button type="submit" disabled={isEmpty} pending={answer.isPending}>
            {isNote ? 'Keep note' : 'Send'}
          </Button>
          <Button variant="primary" disabled={isEmpty} pending={answer.isPending} onClick={() => send(true)}>
            {answer.isPending ? 'Sending…' : isNote ? 'Keep, mark done' : 'Send, mark done'} <kbd>Ctrl Enter</kbd>
          </Button>
        </div>
      </div>
    </form>
  );
}
