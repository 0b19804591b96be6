import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { useOrderChange } from '../../orders.queries.ts';
import { NoteDialog } from './note-dialog.tsx';

/** Cancelling, with the reason that the buyer reads. */
export function CancelDialog({ id, order, onClose }: { id: string; order: AdminOrder; onClose: () => void }) {
  const [seen] = useState(order);
  const cancel = useOrderChange({
    id,
    seen,
    change: (note: string, version) =>
      officeCall('POST /api/admin/orders/:id/status', {
        params: { id: order.id },
        body: { status: 'cancelled', note, version },
      }),
    done: `${order.number} is cancelled`,
  });
  return (
    <NoteDialog
      danger
      required
      title={order.status === 'shipped' ? `${order.number} came back undelivered` : `Cancel ${order.number}`}
      action="Cancel order"
      label="Why (the buyer reads it)"
      onConfirm={(note) => cancel.mutateAsync(note)}
      onClose={onClose}
    >
      <p>
        Its units go back on the shelf, and the buyer gets an email.
        {order.status === 'shipped' &&
          ' Write off what is damaged afterwards. Its invoice is void; if it was of an earlier month, the GST report says so.'}
        {order.payment.status === 'paid' && ' It is paid, so its money has to go back afterwards.'}
      </p>
    </NoteDialog>
  );
}
