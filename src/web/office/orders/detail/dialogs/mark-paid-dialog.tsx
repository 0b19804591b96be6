import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { useOrderChange } from '../../orders.queries.ts';
import { NoteDialog } from './note-dialog.tsx';

interface MarkPaidDialogProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

/** Money that somebody saw come in. */
export function MarkPaidDialog({ id, order, onClose }: MarkPaidDialogProps) {
  const [seen] = useState(order);
  const paid = useOrderChange({
    id,
    seen,
    change: (note: string, version) =>
      officeCall('POST /api/admin/orders/:id/paid', {
        params: { id: order.id },
        body: { version, ...(note && { note }) },
      }),
    done: `${order.number} is paid`,
  });
  const confirms = order.payment.method === 'upi' && order.status === 'pending';
  return (
    <NoteDialog
      title={`Mark ${order.number} paid`}
      action="Mark paid"
      label="Reference of the transfer (the buyer reads it)"
      onConfirm={(note) => paid.mutateAsync(note)}
      onClose={onClose}
    >
      <p>
        {formatMoney(order.totalAmount, order.currency)} has come in by {order.payment.name}.
        {confirms && ' The order is confirmed by it, and the buyer gets an email.'}
      </p>
    </NoteDialog>
  );
}
