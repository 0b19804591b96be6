import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Issue } from '#contracts/newsletter.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { useMoveIssue } from './issue.queries.ts';
import styles from './issue-sending.module.css';

interface IssueSendingProps {
  readonly issue: Issue;
  readonly readers: number;
  /** What is sent is what was saved. */
  readonly isSaved: boolean;
}

const people = (count: number): string => `${count} ${count === 1 ? 'subscriber' : 'subscribers'}`;

/** A test to oneself, sending, pausing, and how far it is. */
export function IssueSending({ issue, readers, isSaved }: IssueSendingProps) {
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
          <Button disabled={!isSaved || test.isPending} onClick={() => test.mutate()}>
            Send a test to me
          </Button>
          {status === 'sending' && (
            <Button disabled={move.isPending} onClick={() => move.mutate({ issue, pause: true })}>
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
