import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Panel } from '../ui/panel/panel.tsx';
import type { IssueText } from './issue.queries.ts';
import styles from './issue-preview.module.css';

/** The mail as the server will make it, beside the text. */
export function IssuePreview({ text }: { text: IssueText }) {
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
