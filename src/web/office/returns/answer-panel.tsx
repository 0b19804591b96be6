import { useState } from 'react';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import { returnAnswerMaxLength } from '#domain/returns/returns.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { DeclineButton } from './decline-button.tsx';
import { useReturnChange } from './returns.queries.ts';
import styles from './answer-panel.module.css';

/** The first step: yes or no. */
export function AnswerPanel({ returned }: { returned: OfficeReturn }) {
  const [note, setNote] = useState('');
  const approve = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/approve', {
        params: { id: returned.id },
        body: { version, ...(note.trim() && { note }) },
      }),
    done: `${returned.number} is approved`,
  });
  return (
    <Panel next title="Next: approve or decline">
      <div className={styles.form}>
        <p>With a yes the buyer gets our address, and what goes back when it has arrived.</p>
        <TextAreaField
          label="A word to the buyer (optional)"
          rows={2}
          maxLength={returnAnswerMaxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormError>{approve.error ? errorMessage(approve.error) : null}</FormError>
        <div className={styles.actions}>
          <Button variant="primary" pending={approve.isPending} onClick={() => approve.mutate()}>
            Approve
          </Button>
          <DeclineButton returned={returned} />
        </div>
      </div>
    </Panel>
  );
}
