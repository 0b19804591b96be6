import { useState } from 'react';
import type { AdminOrder } from '#contracts/admin/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { useOrderChange } from '../../orders.queries.ts';
import { RefundDialog, type Refund } from '../../refund/refund-dialog.tsx';

interface OrderDialogProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

const done = 'The refund is written down';
const reasonLabel = 'Why (the buyer reads it)';

/** Of the money of the order itself. */
export function OrderRefundDialog({ id, order, onClose }: OrderDialogProps) {
  const [seen] = useState(order);
  const refund = useOrderChange({
    id,
    seen,
    change: (body: Refund, version) =>
      officeCall('POST /api/admin/orders/:id/refunds', { params: { id: order.id }, body: { ...body, version } }),
    done,
  });
  return (
    <RefundDialog
      title={`Refund ${order.number}`}
      currency={order.currency}
      amount={order.next === 'refund' ? order.refundable : ''}
      reasonLabel={reasonLabel}
      refund={refund}
      onClose={onClose}
    >
      {formatMoney(order.refundable, order.currency)} of {formatMoney(order.totalAmount, order.currency)} can go back.
      Send the money first; then write it down here, and the buyer gets an email.
    </RefundDialog>
  );
}

/** Of one payment that came beside it. */
export function PaymentRefundDialog({ id, order, paymentId, onClose }: OrderDialogProps & { paymentId: string }) {
  const payment = order.gatewayPayments.find(({ gatewayPaymentId }) => gatewayPaymentId === paymentId)!;
  const [seen] = useState(order);
  const refund = useOrderChange({
    id,
    seen,
    change: (body: Refund, version) =>
      officeCall('POST /api/admin/orders/:id/payments/:paymentId/refunds', {
        params: { id: order.id, paymentId },
        body: { ...body, version },
      }),
    done,
  });
  return (
    <RefundDialog
      title={`Refund ${paymentId}`}
      currency={payment.currency}
      amount={payment.refundable}
      reasonLabel={reasonLabel}
      refund={refund}
      onClose={onClose}
    >
      {formatMoney(payment.refundable, payment.currency)} came beside the money of {order.number} and has to go back.
      Send it first; then write it down here, and the buyer gets an email.
    </RefundDialog>
  );
}
