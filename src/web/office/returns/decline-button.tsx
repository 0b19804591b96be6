import { useState } from 'react';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import { returnAnswerMaxLength } from '#domain/returns/returns.ts';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { useReturnChange } from './returns.queries.ts';

/** Says no, or that a claim is settled, and why. */
export function DeclineButton({ returned }: { returned: OfficeReturn }) {
  const act = returned.kind === 'claim' ? 'Close' : 'Decline';
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/decline', { params: { id: returned.id }, body: { version, reason } }),
    done: returned.kind === 'claim' ? `${returned.number} is closed` : `${returned.number} is declined`,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {act}…
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`${act} ${returned.number}`}
          action={act}
          danger
          disabled={reason.trim() === ''}
          onConfirm={() => decline.mutateAsync()}
          onClose={() => setOpen(false)}
        >
          <p>
            {returned.kind === 'claim' ? 'Nothing is sent or refunded' : 'Nothing is refunded'}, and the buyer gets an
            email with your words.
          </p>
          <TextAreaField
            label="Why (the buyer reads it)"
            rows={3}
            maxLength={returnAnswerMaxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
