import type { Order } from '#contracts/orders.ts';
import { testPaymentLabel } from '#domain/orders/payment.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import type { OrderKey } from '../order.queries.ts';
import { paymentTexts } from '../order-texts.ts';
import type { usePayment } from './use-payment.ts';
import { isWaitingForBank } from './order-polling.ts';
import { CopyButton } from './copy-button.tsx';
import { OrderPanel } from '../order-panel.tsx';
import styles from './order-payment.module.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button/button-class.ts';
import textStyles from '../../../ui/text/text.module.css';

type Upi = NonNullable<Order['payment']['upi']>;

/** Readers of such codes need light around them. */
const quietModules = 4;

function QrCode({ qr }: Pick<Upi, 'qr'>) {
  const edge = qr.size + 2 * quietModules;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-quietModules} ${-quietModules} ${edge} ${edge}`}
      role="img"
      aria-label="The code to scan with your UPI app"
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  );
}

/** A code to scan where there is room for one, a link into the app where the app lives, and the address for both. */
function UpiPayment({ upi }: { upi: Upi }) {
  return (
    <div className={styles.upi}>
      <div className={styles.scan}>
        <QrCode qr={upi.qr} />
        <p className={textStyles.meta}>Scan it with any UPI app. The amount and the order number are filled in.</p>
      </div>
      <a className={buttonClass({ variant: 'primary', wide: true }, styles.app)} href={upi.link}>
        Pay with a UPI app
      </a>
      <p className={styles.vpa}>
        <span className={textStyles.meta}>UPI ID</span>
        <code>{upi.vpa}</code>
        <CopyButton text={upi.vpa} what="UPI ID" />
      </p>
    </div>
  );
}

/** Fetched by those who pay so. */
const BankTransfer = lazy(() => import('./bank-transfer.tsx'));

/** Fetched by those who ask for it. */
const OtherPayments = lazy(() => import('./other-payments.tsx'));

/** A button until it is pressed; who chooses to pay online goes on to it. */
function PayAnotherWay({ orderKey, onPay }: { orderKey: OrderKey; onPay: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const others = useRef<HTMLDivElement>(null);
  // The button is gone, and what else there is may still be on its way.
  useEffect(() => {
    if (isAsked) others.current?.focus({ preventScroll: true });
  }, [isAsked]);
  if (!isAsked) return <Button onClick={() => setAsked(true)}>Pay Another Way</Button>;
  return (
    <div ref={others} tabIndex={-1} role="group" aria-label="Other ways to pay">
      <Suspense fallback={<Spinner label="Looking what else there is..." />}>
        <OtherPayments
          orderKey={orderKey}
          onChosen={({ can }) => {
            setAsked(false);
            if (can.pay) onPay();
          }}
        />
      </Suspense>
    </div>
  );
}

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
  orderKey: OrderKey;
  payment: Payment;
  returnedUnverified: boolean;
  onRefresh: () => void;
}

export function OrderPayment({ order, orderKey, payment, returnedUnverified, onRefresh }: OrderPaymentProps) {
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
      {order.payment.transfer && (
        <Suspense fallback={<Spinner label="Fetching our bank details..." />}>
          <BankTransfer order={order} orderKey={orderKey} transfer={order.payment.transfer} />
        </Suspense>
      )}
      {order.status === 'pending' && order.payment.status === 'due' && !isUnheard && !payment.isPending && (
        <PayAnotherWay orderKey={orderKey} onPay={() => payment.mutate()} />
      )}
      {order.payment.test && (
        <Tag>
          <Lamp colour="amber" />
          {testPaymentLabel}
        </Tag>
      )}
    </OrderPanel>
  );
}
