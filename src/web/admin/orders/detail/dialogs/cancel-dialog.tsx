import type { AdminOrder } from '#contracts/admin/orders.ts';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { useOrderChange } from '../../orders.queries.ts';
import { NoteDialog } from './note-dialog.tsx';

/** Cancelling, with the reason that the buyer reads. */
export function CancelDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const cancel = useOrderChange(
    order.id,
    (note: string) =>
      officeCall('POST /api/admin/orders/:id/status', {
        params: { id: order.id },
        body: { status: 'cancelled', note },
      }),
    `${order.number} is cancelled`,
  );
  return (
    <NoteDialog
      danger
      required
      title={`Cancel ${order.number}`}
      action="Cancel order"
      label="Why (the buyer reads it)"
      onConfirm={(note) => cancel.mutateAsync(note)}
      onClose={onClose}
    >
      <p>
        Its units go back on the shelf, and the buyer gets an email.
        {order.payment.status === 'paid' && ' It is paid, so its money has to go back afterwards.'}
      </p>
    </NoteDialog>
  );
}
