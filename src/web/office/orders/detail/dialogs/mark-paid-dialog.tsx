import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { isTransfer } from '#domain/orders/payment.ts';
import { indianDay } from '#domain/time.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { TextAreaField } from '../../../../ui/field/text-area-field.tsx';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useOrderChange } from '../../orders.queries.ts';

interface MarkPaidDialogProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

interface Paid {
  readonly paidOn: string;
  readonly reference: string;
  readonly note: string;
}

/** Money that somebody saw come in: when, and what the bank calls it. */
export function MarkPaidDialog({ id, order, onClose }: MarkPaidDialogProps) {
  const [seen] = useState(order);
  const [today] = useState(() => indianDay(new Date()));
  const [typed, setTyped] = useState<Paid>({ paidOn: today, reference: order.payment.sentReference ?? '', note: '' });
  const paid = useOrderChange({
    id,
    seen,
    change: ({ paidOn, reference, note }: Paid, version) =>
      officeCall('POST /api/admin/orders/:id/paid', {
        params: { id: order.id },
        body: {
          version,
          ...(paidOn && paidOn !== today && { paidOn }),
          ...(reference && { reference }),
          ...(note && { note }),
        },
      }),
    done: `${order.number} is paid`,
  });
  const confirms = isTransfer(order.payment.method) && order.status === 'pending';
  return (
    <ConfirmDialog
      title={`Mark ${order.number} paid`}
      action="Mark paid"
      onConfirm={() => paid.mutateAsync({ ...typed, reference: typed.reference.trim(), note: typed.note.trim() })}
      onClose={onClose}
    >
      <p>
        {formatMoney(order.totalAmount, order.currency)} has come in by {order.payment.name}.
        {confirms && ' The order is confirmed by it, and the buyer gets an email.'}
      </p>
      <Field
        label="Came in on"
        type="date"
        max={today}
        min={indianDay(order.createdAt)}
        value={typed.paidOn}
        onChange={({ target }) => setTyped({ ...typed, paidOn: target.value })}
      />
      <Field
        label="Reference of the transfer (the buyer reads it)"
        maxLength={100}
        autoComplete="off"
        value={typed.reference}
        onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
      />
      <TextAreaField
        label="Note (the buyer reads it)"
        rows={2}
        maxLength={500}
        value={typed.note}
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
      />
    </ConfirmDialog>
  );
}
