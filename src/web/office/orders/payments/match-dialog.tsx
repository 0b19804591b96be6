import { useState } from 'react';
import { paymentMatch, type OneUnmatchedPayment } from '#contracts/payments.ts';
import { Field } from '../../../ui/field/field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useSettle } from './stray-payments.queries.ts';

interface MatchDialogProps {
  readonly payment: OneUnmatchedPayment;
  /** The number of the order that was chosen; '' to type one. */
  readonly order: string;
  readonly onClose: () => void;
}

/** Which order the money is for. The server says what is against it. */
export function MatchDialog({ payment: { gatewayPaymentId: id }, order: chosen, onClose }: MatchDialogProps) {
  const [order, setOrder] = useState(chosen);
  const [note, setNote] = useState('');
  const typed = { order, ...(note.trim() && { note }) };
  const match = useSettle(
    id,
    (body: { order: string; note?: string }) =>
      officeCall('POST /api/admin/payments/:id/match', { params: { id }, body }),
    `${order.trim().toUpperCase()} is paid and confirmed`,
  );
  return (
    <ConfirmDialog
      title="Match to an order"
      action="Match and confirm"
      disabled={!paymentMatch.safeParse(typed).success}
      onConfirm={() => match.mutateAsync(typed)}
      onClose={onClose}
    >
      <p>The order becomes paid and confirmed, gets its invoice, and its buyer gets an email.</p>
      <Field
        label="Number of the order"
        value={order}
        autoComplete="off"
        onChange={({ target }) => setOrder(target.value)}
      />
      <TextAreaField
        label="How you know (for us only)"
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
