import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { Segment } from '../../../ui/segment/segment.tsx';
import { useOrderChange } from '../../orders.queries.ts';
import { GoodsRefundForm, type RefundedGoods } from '../../refund/goods-refund-form.tsx';
import { AmountRefundForm, RefundDialog, type Refund, type RefundWords } from '../../refund/refund-dialog.tsx';
import styles from './order-refund-dialog.module.css';

interface OrderDialogProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

const doneOf = ({ can }: AdminOrder): string =>
  can.refundByGateway ? 'The refund is on its way' : 'The refund is written down';

const howOf = ({ can }: AdminOrder): string =>
  can.refundByGateway
    ? 'The payment service sends it, and the buyer gets an email.'
    : 'Send the money first; then write it down here, and the buyer gets an email.';
const reasonLabel = 'Why (the buyer reads it)';

const ways = [
  { name: 'goods', label: 'Items' },
  { name: 'amount', label: 'Another amount' },
] as const;

/** Of the money of the order itself: by what goes back, or as an amount. What was cancelled goes back as a whole. */
export function OrderRefundDialog({ id, order, onClose }: OrderDialogProps) {
  const [seen] = useState(order);
  const [way, setWay] = useState<'goods' | 'amount'>(seen.next === 'refund' ? 'amount' : 'goods');
  const refund = useOrderChange({
    id,
    seen,
    change: (body: Refund | (RefundWords & RefundedGoods), version) =>
      officeCall('POST /api/admin/orders/:id/refunds', { params: { id: order.id }, body: { ...body, version } }),
    done: doneOf(order),
  });
  const { error, isPending } = refund;
  return (
    <Dialog title={`Refund ${order.number}`} busy={isPending} onClose={onClose}>
      <div className={styles.ways}>
        <Segment label="What goes back" options={ways} value={way} onChange={setWay} />
      </div>
      {way === 'goods' ? (
        <GoodsRefundForm
          {...{ order: seen, reasonLabel, error, isPending, onClose }}
          onRefund={(goods) => refund.mutate(goods, { onSuccess: onClose })}
        />
      ) : (
        <AmountRefundForm
          currency={order.currency}
          amount={order.next === 'refund' ? order.refundable : ''}
          {...{ reasonLabel, error, isPending, onClose }}
          byGateway={order.can.refundByGateway}
          onRefund={(amount) => refund.mutate(amount, { onSuccess: onClose })}
        >
          {formatMoney(order.refundable, order.currency)} of {formatMoney(order.totalAmount, order.currency)} can go
          back. {howOf(order)}
        </AmountRefundForm>
      )}
    </Dialog>
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
    done: doneOf(order),
  });
  return (
    <RefundDialog
      title={`Refund ${paymentId}`}
      currency={payment.currency}
      amount={payment.refundable}
      reasonLabel={reasonLabel}
      byGateway={order.can.refundByGateway}
      error={refund.error}
      isPending={refund.isPending}
      onRefund={(amount) => refund.mutate(amount, { onSuccess: onClose })}
      onClose={onClose}
    >
      {formatMoney(payment.refundable, payment.currency)} came beside the money of {order.number} and has to go back.{' '}
      {howOf(order)}
    </RefundDialog>
  );
}
