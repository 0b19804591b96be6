import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { LampColour } from '../../../ui/lamp/lamp.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../ui/button/button.tsx';
import { undo } from '../../../ui/icon/icon-shapes.ts';
import { useMay } from '../../ui/me/me.queries.ts';
import { Money } from '../../ui/money/money.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { When } from '../../ui/when/when.tsx';
import { MarkPaidDialog } from './dialogs/mark-paid-dialog.tsx';
import { OrderRefundDialog, PaymentRefundDialog } from './dialogs/order-refund-dialog.tsx';
import { FailedRefund } from './dialogs/failed-refund.tsx';
import styles from './payment-panel.module.css';

interface MoneyEvent {
  readonly key: string;
  readonly at: string;
  readonly colour: LampColour;
  readonly word: string;
  readonly about: string | null;
  readonly reference: string | null;
  readonly amount: string;
  readonly currency: string;
  /** The payment, if it came beside the money of the order and has to go back. */
  readonly refundable?: string;
  /** The refund, if the payment service could not make it. */
  readonly failedRefund?: string;
}

const gatewayLamps: Readonly<Record<AdminOrder['gatewayPayments'][number]['status'], LampColour>> = {
  created: 'off',
  failed: 'red',
  authorized: 'amber',
  captured: 'green',
  mismatch: 'red',
  'refund-due': 'red',
  refunded: 'off',
};

type GatewayRefundStatus = NonNullable<AdminOrder['refunds'][number]['gateway']>['status'];

const refundLamps: Readonly<Record<GatewayRefundStatus, LampColour>> = {
  asked: 'amber',
  processed: 'green',
  failed: 'red',
  'by-hand': 'amber',
};

const refundWords: Readonly<Record<GatewayRefundStatus, string>> = {
  asked: 'Refund sent',
  processed: 'Refunded',
  failed: 'Refund failed, sent',
  'by-hand': 'Refunded another way',
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).replace('-', ' ')}`;

/** '1 × Chicken-Head Knob (back on the shelf), delivery' */
const goodsText = (lines: AdminOrder['refunds'][number]['lines'], delivery: string): string =>
  [
    ...lines.map(({ name, quantity, restocked }) => `${quantity} × ${name}${restocked ? ' (back on the shelf)' : ''}`),
    ...(Number(delivery) > 0 ? ['delivery'] : []),
  ].join(', ');

/** What came and what went, the newest first. */
function eventsOf({
  gatewayPayments,
  refunds,
  payment,
  paymentReference,
  totalAmount,
  currency,
}: AdminOrder): MoneyEvent[] {
  const atGateway = gatewayPayments.map(
    ({ gatewayPaymentId, status, method, failure, refundable, at, ...paid }): MoneyEvent => ({
      key: gatewayPaymentId,
      at,
      colour: gatewayLamps[status],
      word: capital(status),
      about: failure ?? method,
      reference: gatewayPaymentId,
      amount: paid.amount,
      currency: paid.currency,
      ...(Number(refundable) > 0 && { refundable: gatewayPaymentId }),
    }),
  );
  const byHand: MoneyEvent[] =
    payment.paidAt && payment.method !== 'razorpay'
      ? [
          {
            key: 'paid',
            at: payment.paidAt,
            colour: 'green',
            word: 'Paid',
            about: payment.name,
            reference: paymentReference,
            amount: totalAmount,
            currency,
          },
        ]
      : [];
  const back = refunds.map(
    ({ id, at, amount, reason, reference, staffName, lines, delivery, gateway }): MoneyEvent => ({
      key: id,
      at,
      colour: gateway ? refundLamps[gateway.status] : 'amber',
      word: `${gateway ? refundWords[gateway.status] : 'Refunded'} by ${staffName}`,
      about: [gateway?.failure?.replace(/\.$/, ''), goodsText(lines, delivery), reason].filter(Boolean).join('. '),
      reference,
      amount: `-${amount}`,
      currency,
      ...(gateway?.status === 'failed' && { failedRefund: id }),
    }),
  );
  return [...atGateway, ...byHand, ...back].toSorted((one, other) => other.at.localeCompare(one.at));
}

const Amount = ({ amount, currency }: { amount: string; currency: string }) =>
  amount.startsWith('-') ? (
    <span>
      −<Money amount={amount.slice(1)} currency={currency} />
    </span>
  ) : (
    <Money amount={amount} currency={currency} strong />
  );

interface EventsProps {
  readonly id: string;
  readonly order: AdminOrder;
  /** Null: this person may not. */
  readonly onRefund: ((payment: string) => void) | null;
}

function Events({ id, order, onRefund }: EventsProps) {
  const events = eventsOf(order);
  if (events.length === 0) return <p className={styles.none}>No money has come in yet.</p>;
  return (
    <ul className={styles.events}>
      {events.map(({ key, at, colour, word, about, reference, amount, currency, refundable, failedRefund }) => (
        <li key={key} className={styles.event}>
          <span className={styles.dim}>
            <When at={at} />
          </span>
          <span className={styles.what}>
            <StatusLamp colour={colour}>{word}</StatusLamp> <span className={styles.dim}>{about}</span>
            {reference && <span className={styles.reference}>{reference}</span>}
            {refundable && onRefund && (
              <Button aria-label={`Refund ${refundable}…`} onClick={() => onRefund(refundable)}>
                Refund…
              </Button>
            )}
            {failedRefund && onRefund && <FailedRefund id={id} order={order} refundId={failedRefund} />}
          </span>
          <Amount amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

/** What the buyer was told to write beside the transfer, and what they say the bank calls it. */
const AwaitedTransfer = ({ payment: { transfer, sentReference } }: Pick<AdminOrder, 'payment'>) => (
  <p className={styles.none}>
    Waiting for a transfer with the reference <b>{transfer?.reference}</b>.{' '}
    {sentReference ? (
      <>
        The buyer says it was sent as <span className={styles.reference}>{sentReference}</span>.
      </>
    ) : (
      'The buyer hasn’t said that it was sent.'
    )}
  </p>
);

/** Payment events, and what can be done about the money. */
export function PaymentPanel({ id, order }: { id: string; order: AdminOrder }) {
  const [open, setOpen] = useState<'refund' | 'paid' | { readonly payment: string } | null>(null);
  const may = useMay();
  const close = () => setOpen(null);
  return (
    <Panel
      flush
      title="Payment"
      tools={
        <>
          <span className={styles.dim}>{order.payment.name}</span>
          {order.can.markPaid && <Button onClick={() => setOpen('paid')}>Mark paid…</Button>}
          {order.can.refund && may('refunds') && (
            <Button onClick={() => setOpen('refund')}>
              <Icon shape={undo} />
              Refund…
            </Button>
          )}
        </>
      }
    >
      {order.payment.transfer && <AwaitedTransfer payment={order.payment} />}
      <Events id={id} order={order} onRefund={may('refunds') ? (payment) => setOpen({ payment }) : null} />
      {open === 'refund' && <OrderRefundDialog id={id} order={order} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <PaymentRefundDialog id={id} order={order} paymentId={open.payment} onClose={close} />
      )}
      {open === 'paid' && <MarkPaidDialog id={id} order={order} onClose={close} />}
    </Panel>
  );
}
