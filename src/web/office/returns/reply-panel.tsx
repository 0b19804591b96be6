import { useState } from 'react';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import { messageMaxLength } from '#domain/returns/claims.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { useReturnChange } from './returns.queries.ts';
import styles from './reply-panel.module.css';

/** A word to the buyer that decides nothing: a question, mostly. */
export function ReplyPanel({ returned }: { returned: OfficeReturn }) {
  const [text, setText] = useState('');
  const write = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/messages', { params: { id: returned.id }, body: { version, text } }),
    done: 'Sent to the buyer',
    onDone: () => setText(''),
  });
  return (
    <Panel title="Write to the buyer">
      <div className={styles.form}>
        <TextAreaField
          label="Message"
          hint="The buyer gets it by email, and can answer on the page of the order."
          rows={3}
          maxLength={messageMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormError>{write.error ? errorMessage(write.error) : null}</FormError>
        <div>
          <Button disabled={text.trim() === ''} pending={write.isPending} onClick={() => write.mutate()}>
            Send
          </Button>
        </div>
      </div>
    </Panel>
  );
}
