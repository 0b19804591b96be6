import { useState } from 'react';
import { useLocation } from 'wouter';
import type { OrderCard } from '#contracts/own-orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { dueText } from '../../orders/arrival.ts';
import { useBuyAgain } from '../../orders/order.queries.ts';
import { CancelOrderDialog } from '../../orders/page/cancel-order-dialog.tsx';
import { OrderProgress } from '../../orders/page/order-progress.tsx';
import { requestAutoPay } from '../../orders/payment/auto-pay.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cart, truck, warning } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import text from '../../../ui/text/text.module.css';
import { orderNeed } from './order-card-texts.ts';
import { problemPath } from './problem-path.ts';
import styles from './order-next.module.css';

const keyOf = ({ id }: OrderCard) => ({ id, token: null });

function PayActions({ order }: { order: OrderCard }) {
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const pay = () => {
    if (order.can.pay) requestAutoPay(order.id);
    navigate(paths.order(order.id));
  };
  return (
    <>
      <Button variant="primary" aria-label={`Pay now for order ${order.number}`} onClick={pay}>
        Pay now
      </Button>
      {order.can.cancel && (
        <Button variant="danger" aria-label={`Cancel order ${order.number}`} onClick={() => setIsAsking(true)}>
          Cancel order
        </Button>
      )}
      {isAsking && <CancelOrderDialog order={order} orderKey={keyOf(order)} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** At the carrier, if its page is known; else on the page of the order. */
function TrackAction({ order }: { order: OrderCard }) {
  const words = (
    <>
      <Icon shape={truck} />
      Track
    </>
  );
  const look = { className: buttonClass(), 'aria-label': `Track order ${order.number}` };
  return order.status === 'shipped' && order.trackingUrl ? (
    <a {...look} href={order.trackingUrl} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    <AppLink {...look} href={paths.order(order.id)}>
      {words}
    </AppLink>
  );
}

/** What of it can be bought today goes into the cart, and the way leads there. */
function BuyAgainAction({ order }: { order: OrderCard }) {
  const [, navigate] = useLocation();
  const buyAgain = useBuyAgain(keyOf(order), () => navigate(paths.cart));
  if (order.againAmount === null) return null;
  const words = buyAgain.isPending ? 'Adding...' : `Buy again, ${formatMoney(order.againAmount)}`;
  return (
    <Button
      pending={buyAgain.isPending}
      aria-label={`${words}: order ${order.number}`}
      onClick={() => buyAgain.mutate()}
    >
      <Icon shape={cart} />
      {words}
    </Button>
  );
}

const ProblemAction = ({ order }: { order: OrderCard }) => (
  <AppLink
    className={buttonClass()}
    href={problemPath(order.number)}
    aria-label={`Problem with an item in order ${order.number}`}
  >
    <Icon shape={warning} />
    Problem with an item
  </AppLink>
);

function Actions({ order, isPayable }: { order: OrderCard; isPayable: boolean }) {
  if (isPayable) return <PayActions order={order} />;
  if (order.status === 'delivered') {
    return (
      <>
        <BuyAgainAction order={order} />
        <ProblemAction order={order} />
      </>
    );
  }
  return order.status === 'cancelled' ? <BuyAgainAction order={order} /> : <TrackAction order={order} />;
}

/** How far an order has come, or what it needs, and the one thing to do next. */
export function OrderNext({ order }: { order: OrderCard }) {
  const [now] = useState(() => new Date());
  const need = orderNeed(order, now);
  return (
    <div className={styles.next}>
      {need ? (
        <p>
          <b className={styles.title}>{need.title}</b> <span className={text.meta}>{need.text}</span>
        </p>
      ) : (
        order.status !== 'delivered' && <OrderProgress order={order} isShort due={dueText(order)} />
      )}
      <div className={styles.actions}>
        <Actions order={order} isPayable={need?.kind === 'pay'} />
      </div>
    </div>
  );
}
