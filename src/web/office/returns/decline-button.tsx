import { useState } from 'react';
import type { OfficeReturn } from '#contracts/returns.ts';
import { returnAnswerMaxLength } from '#domain/returns/returns.ts';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { useReturnChange } from './returns.queries.ts';

/** Says no, and why. */
export function DeclineButton({ returned }: { returned: OfficeReturn }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/decline', { params: { id: returned.id }, body: { version, reason } }),
    done: `${returned.number} is declined`,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Decline…
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Decline ${returned.number}`}
          action="Decline"
          danger
          disabled={reason.trim() === ''}
          onConfirm={() => decline.mutateAsync()}
          onClose={() => setOpen(false)}
        >
          <p>Nothing is refunded, and the buyer gets an email with your words.</p>
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
