import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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
import { IssuePreview } from './issue-preview.tsx';
import { IssueSending } from './issue-sending.tsx';
import { issueQuery, useSaveIssue, type IssueText } from './issue.queries.ts';
import styles from './issue-editor.module.css';

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
