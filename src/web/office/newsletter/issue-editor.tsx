import { useQuery, keepPreviousData, useMutation } from '@tanstack/react-query';
import { useMemo, useState, useDeferredValue } from 'react';
import type { Issue } from '#contracts/newsletter.ts';
import { issueLimits } from '#domain/messages/newsletter-issue.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { Columns } from '../ui/columns/columns.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { SaveBar } from '../ui/save-bar/save-bar.tsx';
import { useUnsavedChanges } from '../ui/save-bar/unsaved-changes.ts';
import { ScreenLoading } from '../ui/screen-loading/screen-loading.tsx';
import { issueQuery, useSaveIssue, type IssueText, useMoveIssue } from './issue.queries.ts';
import styles from './issue-editor.module.css';
import { officeCall } from '../ui/calls/office-call.ts';
import { toast } from '../../toast/toast-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';

interface IssueSendingProps {
  readonly issue: Issue;
  readonly readers: number;
  /** What is sent is what was saved. */
  readonly isSaved: boolean;
}

const people = (count: number): string => `${count} ${count === 1 ? 'subscriber' : 'subscribers'}`;

/** A test to oneself, sending, pausing, and how far it is. */
function IssueSending({ issue, readers, isSaved }: IssueSendingProps) {
  const { id, status, sent, waiting, left } = issue;
  const [isAsking, setAsking] = useState(false);
  const move = useMoveIssue();
  const test = useMutation({
    mutationFn: () => officeCall('POST /api/admin/newsletter/issues/:id/test', { params: { id } }),
    onSuccess: () => toast({ title: 'A test is on its way to you' }),
  });
  const error = test.error ?? move.error;
  return (
    <Panel title="Send">
      <div className={styles.sending}>
        <FormError>{error && errorMessage(error)}</FormError>
        {status !== 'draft' && (
          <FactList
            facts={[
              ['Sent', sent],
              ['To go', waiting],
              ['Left the list since', left],
            ]}
          />
        )}
        <div className={styles.actions}>
          <Button disabled={!isSaved} pending={test.isPending} onClick={() => test.mutate()}>
            Send a test to me
          </Button>
          {status === 'sending' && (
            <Button pending={move.isPending} onClick={() => move.mutate({ issue, pause: true })}>
              Pause
            </Button>
          )}
          {(status === 'draft' || status === 'paused') && (
            <Button variant="primary" disabled={!isSaved || readers === 0} onClick={() => setAsking(true)}>
              {status === 'draft' ? 'Send to all' : 'Go on sending'}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={status === 'draft' ? 'Send this issue' : 'Go on sending'}
          action={`Send to ${people(waiting)}`}
          onConfirm={() => move.mutateAsync({ issue, pause: false })}
          onClose={() => setAsking(false)}
        >
          <p>{people(waiting)} will get it by email. You can pause, but not take back what was sent.</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** The mail as the server will make it, beside the text. */
function IssuePreview({ text }: { text: IssueText }) {
  const [isPlain, setPlain] = useState(false);
  const shown = useDeferredValue(text);
  const isEmpty = shown.subject.trim() === '' || shown.body.trim() === '';
  const { data } = useQuery({
    queryKey: ['office', 'newsletter', 'preview', shown],
    queryFn: ({ signal }) => officeCall('POST /api/admin/newsletter/preview', { body: { ...shown }, signal }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Panel
      title="Preview"
      tools={<Button onClick={() => setPlain(!isPlain)}>{isPlain ? 'As HTML' : 'As plain text'}</Button>}
      flush={data !== undefined && !isEmpty}
    >
      {isEmpty || !data ? (
        'A subject and a text are shown here as the mail will be.'
      ) : isPlain ? (
        <pre className={styles.plain}>{data.text}</pre>
      ) : (
        <iframe className={styles.frame} title="Preview of the mail" sandbox="" srcDoc={data.html} />
      )}
    </Panel>
  );
}

interface EditorProps {
  /** Empty: a new one. */
  readonly id: string;
  /** How many get it. */
  readonly readers: number;
  /** Null: back to the list. */
  readonly onOpen: (id: string | null) => void;
}

const changesOf = (issue: Issue | null, text: IssueText): string[] =>
  (['subject', 'body'] as const).filter((name) => text[name] !== (issue?.[name] ?? ''));

function IssueForm({ issue, readers, onOpen }: Omit<EditorProps, 'id'> & { issue: Issue | null }) {
  const [text, setText] = useState<IssueText>({ subject: issue?.subject ?? '', body: issue?.body ?? '' });
  const { mutateAsync, isPending, error } = useSaveIssue(issue);
  const isDraft = issue === null || issue.status === 'draft';
  const changes = useMemo(() => changesOf(issue, text), [issue, text]);
  const unsaved = useMemo(
    () =>
      changes.length === 0 ? null : { thing: text.subject || 'A new issue', changes, save: () => mutateAsync(text) },
    [changes, text, mutateAsync],
  );
  useUnsavedChanges(unsaved);
  // What is refused is said above the fields, and nothing typed is lost.
  const save = () =>
    void mutateAsync(text).then(
      (saved) => {
        setText({ subject: saved.subject, body: saved.body });
        onOpen(saved.id);
      },
      () => {},
    );
  return (
    <Columns side={<IssuePreview text={text} />}>
      <Panel
        title={isDraft ? 'Write' : 'Text'}
        tools={
          changes.length === 0 && (
            <Button variant="quiet" onClick={() => onOpen(null)}>
              All issues
            </Button>
          )
        }
      >
        <div className={styles.form}>
          <FormError>{error && errorMessage(error)}</FormError>
          <Field
            label="Subject"
            value={text.subject}
            readOnly={!isDraft}
            maxLength={issueLimits.subject}
            onChange={({ target }) => setText({ ...text, subject: target.value })}
          />
          <TextAreaField
            label="Text"
            hint="An empty line between paragraphs. ## begins a heading, > a quotation; [words](https://…) alone is a button."
            rows={14}
            value={text.body}
            readOnly={!isDraft}
            maxLength={issueLimits.body}
            onChange={({ target }) => setText({ ...text, body: target.value })}
          />
        </div>
      </Panel>
      {issue && <IssueSending issue={issue} readers={readers} isSaved={changes.length === 0} />}
      <SaveBar
        changes={changes}
        isSaving={isPending}
        onSave={save}
        onDiscard={() => setText({ subject: issue?.subject ?? '', body: issue?.body ?? '' })}
      />
    </Columns>
  );
}

function KnownIssue(props: EditorProps) {
  const { data: issue } = useQuery(issueQuery(props.id));
  return issue ? <IssueForm {...props} issue={issue} /> : <ScreenLoading />;
}

/** Writes an issue, shows how it will look, and sends it. */
export const IssueEditor = (props: EditorProps) =>
  props.id === '' ? <IssueForm {...props} issue={null} /> : <KnownIssue key={props.id} {...props} />;
