import { useEffect } from 'react';
import type { Order } from '#contracts/orders.ts';
import { authPath } from '../../accounts/auth-view.ts';
import { OrderStatus } from '../order-status.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPayment } from '../payment/order-payment.tsx';
import type { OrderKey } from '../order.queries.ts';
import { OrderProgress } from './order-progress.tsx';
import { consumeAutoPay } from '../payment/auto-pay.ts';
import type { usePayment } from '../payment/use-payment.ts';
import { OrderPanel } from '../order-panel.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './order-view.module.css';

/** A guest's order joins the account that confirms its mail address. */
function AccountInvitation({ email, id }: Pick<Order, 'email' | 'id'>) {
  const next = new URLSearchParams({ next: paths.order(id) });
  return (
    <OrderPanel id="order-invitation" title="Keep an eye on it">
      <p>
        Create an account with <b>{email}</b> to track this order.
      </p>
      <AppLink className={buttonClass({}, styles.invite)} href={authPath('sign-up', String(next))}>
        Create Account
      </AppLink>
    </OrderPanel>
  );
}

interface OrderViewProps {
  order: Order;
  orderKey: OrderKey;
  payment: ReturnType<typeof usePayment>;
  returnedUnverified: boolean;
  isGuest: boolean;
  onRefresh: () => void;
}

export function OrderView({ order, orderKey, payment, returnedUnverified, isGuest, onRefresh }: OrderViewProps) {
  const { mutate: pay } = payment;
  useEffect(() => {
    if (consumeAutoPay(order.id)) pay();
  }, [order.id, pay]);
  return (
    <>
      <div className={styles.intro}>
        <p className={styles.facts}>
          <span>
            Order <b>{order.number}</b>
          </span>
          <span>
            Placed <time dateTime={order.createdAt}>{formatDeviceTime(order.createdAt, 'day')}</time>
          </span>
          <OrderStatus status={order.status} />
        </p>
        <p className={text.meta}>We’ll email updates to {order.email}.</p>
        <OrderProgress order={order} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderPayment order={order} payment={payment} returnedUnverified={returnedUnverified} onRefresh={onRefresh} />
          <OrderItems order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={styles.column}>
          <OrderDelivery order={order} />
          <OrderActions order={order} orderKey={orderKey} />
          {isGuest && <AccountInvitation email={order.email} id={order.id} />}
        </div>
      </div>
      {!isGuest && (
        <p>
          <AppLink href={paths.dashboard}>All your orders</AppLink>
        </p>
      )}
    </>
  );
}
