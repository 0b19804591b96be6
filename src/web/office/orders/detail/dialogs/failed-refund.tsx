import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { FormError } from '../../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { useOrderChange } from '../../orders.queries.ts';
import { NoteDialog } from './note-dialog.tsx';

interface FailedRefundProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly refundId: string;
}

/** What can be done about money that the payment service could not send back. */
export function FailedRefund({ id, order, refundId }: FailedRefundProps) {
  const [isOpen, setOpen] = useState(false);
  const params = { id: order.id, refundId };
  const retry = useOrderChange({
    id,
    seen: order,
    change: (_: void, version) =>
      officeCall('POST /api/admin/orders/:id/refunds/:refundId/retry', { params, body: { version } }),
    done: 'The refund is on its way again',
  });
  const byHand = useOrderChange({
    id,
    seen: order,
    change: (reference: string, version) =>
      officeCall('POST /api/admin/orders/:id/refunds/:refundId/by-hand', { params, body: { reference, version } }),
    done: 'The refund is written down',
  });
  return (
    <>
      <Button pending={retry.isPending} onClick={() => retry.mutate()}>
        Try again
      </Button>
      <Button onClick={() => setOpen(true)}>Sent another way…</Button>
      <FormError>{retry.error ? errorMessage(retry.error) : null}</FormError>
      {isOpen && (
        <NoteDialog
          title="Sent another way"
          action="Write it down"
          label="Reference of the transfer"
          required
          onConfirm={(reference) => byHand.mutateAsync(reference)}
          onClose={() => setOpen(false)}
        >
          <p>Send the money first; then write its reference down, and the buyer gets an email.</p>
        </NoteDialog>
      )}
    </>
  );
}
