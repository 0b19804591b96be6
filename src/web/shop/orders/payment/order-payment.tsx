import type { Order } from '#contracts/orders.ts';
import { testPaymentLabel } from '#domain/orders/payment.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { paymentTexts } from '../order-texts.ts';
import { UpiPayment } from './upi-payment.tsx';
import type { usePayment } from './use-payment.ts';
import { isWaitingForBank } from './order-polling.ts';
import { OrderPanel } from '../order-panel.tsx';
import styles from './order-payment.module.css';

type Payment = ReturnType<typeof usePayment>;

const uncheckedText =
  'Your payment is on its way, but we haven’t heard about it yet. This page checks again by itself. Please don’t pay a second time.';

/** What became of the try that was just made, as far as the order itself does not say it. */
function tryText({ data, error }: Payment, { payment }: Order, cameUnchecked: boolean): string | null {
  if (payment.status !== 'due') return null;
  if (error) return errorMessage(error);
  if (data?.kind === 'unchecked' || (cameUnchecked && !data)) return uncheckedText;
  if (data?.kind !== 'closed') return payment.lastFailure;
  return data.reason ?? payment.lastFailure ?? 'The payment page was closed before anything was paid.';
}

interface OrderPaymentProps {
  order: Order;
  payment: Payment;
  returnedUnverified: boolean;
  onRefresh: () => void;
}

export function OrderPayment({ order, payment, returnedUnverified, onRefresh }: OrderPaymentProps) {
  const { lamp, title, text } = paymentTexts(order);
  const isUnheard = payment.data?.kind === 'unchecked' && order.payment.status === 'due';
  const canPay = order.can.pay && order.payment.method === 'razorpay' && !isUnheard;
  return (
    <OrderPanel id="order-payment" title="Payment" className={styles.payment}>
      <div role="status">
        <p className={styles.title}>
          <Lamp colour={lamp} /> <b>{title}</b>
        </p>
        <p>{text}</p>
      </div>
      <FormError>{tryText(payment, order, returnedUnverified)}</FormError>
      {canPay && (
        <Button variant="primary" pending={payment.isPending} onClick={() => payment.mutate()}>
          {payment.isPending ? 'Paying...' : 'Pay Now'}
        </Button>
      )}
      {(isWaitingForBank(order) || isUnheard) && <Button onClick={onRefresh}>Check Again</Button>}
      {order.payment.upi && <UpiPayment upi={order.payment.upi} />}
      {order.payment.test && (
        <Tag>
          <Lamp colour="amber" />
          {testPaymentLabel}
        </Tag>
      )}
    </OrderPanel>
  );
}
