import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeAnswer } from '#contracts/answers.ts';
import type { ModeratedContribution } from '#contracts/moderation.ts';
import { contributionLimits } from '#domain/contributions/contribution.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Panel } from '../ui/panel/panel.tsx';
import styles from './answer-panel.module.css';

const answerKey = (id: string) => ['office', 'contribution', id, 'answer'] as const;

function AnswerForm({ id, answer }: { id: string; answer: OfficeAnswer }) {
  const client = useQueryClient();
  const [words, setWords] = useState(answer?.words ?? '');
  const [version, setVersion] = useState(answer?.version ?? null);
  const [others, setOthers] = useState<OfficeAnswer>(null);
  const send = useMutation({
    mutationFn: () =>
      officeCall('POST /api/admin/contributions/:id/answer', { params: { id }, body: { words, version } }),
    onSuccess: (sent) => {
      client.setQueryData(answerKey(id), sent);
      setVersion(sent.answer!.version);
      setOthers(null);
      toast({ title: answer ? 'Your answer is changed' : 'Answered, and its author gets an email' });
      void client.invalidateQueries({ queryKey: ['office', 'audit'] });
    },
    // What was typed stays; what somebody else answered meanwhile stands beside it.
    onError: async (error) => {
      if (!hasCode(error, 'changed-meanwhile')) return;
      const now = await officeCall('GET /api/admin/contributions/:id/answer', { params: { id } });
      setOthers(now.answer);
      setVersion(now.answer?.version ?? null);
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <TextAreaField
        label="The shop’s answer"
        rows={5}
        required
        maxLength={contributionLimits.words}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        hint="Everybody reads it below what was written. Its author gets it by email, once."
      />
      {others && (
        <p className={styles.others} role="alert">
          Somebody else here answered meanwhile: “{others.words}” Saving replaces it.
        </p>
      )}
      <FormError>{send.error === null || others ? null : errorMessage(send.error)}</FormError>
      <p>
        <Button type="submit" variant="primary" disabled={words.trim() === ''} pending={send.isPending}>
          {version === null ? 'Answer' : 'Save the answer'}
        </Button>
      </p>
    </form>
  );
}

/** What the shop says to it, below the words of its author. */
export function AnswerPanel({ contribution: { id } }: { contribution: ModeratedContribution }) {
  const { data, error } = useQuery({
    queryKey: answerKey(id),
    queryFn: ({ signal }) => officeCall('GET /api/admin/contributions/:id/answer', { params: { id }, signal }),
  });
  return (
    <Panel title="Answer">
      <FormError>{error === null ? null : errorMessage(error)}</FormError>
      {data && <AnswerForm id={id} answer={data.answer} />}
    </Panel>
  );
}
