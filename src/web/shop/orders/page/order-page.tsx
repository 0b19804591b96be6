import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { userQuery } from '../../../session/user.queries.ts';
import { hasCode } from '../../../api/error-message.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Head } from '../../../shell/head.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useGuestToken } from '../../../session/guest-token.ts';
import { OrderView } from './order-view.tsx';
import { orderHeading } from '../order-texts.ts';
import { orderQuery } from '../order.queries.ts';
import { usePayment } from '../payment/use-payment.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import styles from './order-page.module.css';
import { orderLinkDays } from '#domain/orders/order-link.ts';
import { paths } from '#domain/paths/paths.ts';
import { signInPath } from '../../../session/return-path.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { drawingUrl } from '../../../shell/drawing-manifest.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import panel from '../../../ui/panel/panel.module.css';
import { Spot } from '../../../ui/spot/spot.tsx';
import { NewLinkForm } from './new-link-form.tsx';

interface OrderNotFoundProps {
  orderId: string;
  isSignedIn: boolean;
}

/** Someone else's, none at all, or one whose link has ended. */
function OrderNotFound({ orderId, isSignedIn }: OrderNotFoundProps) {
  return (
    <div className={panel.empty}>
      <Spot href={`${drawingUrl('sprite/spots')}#no-orders`} viewBox="0 0 160 120" />
      <p>
        {isSignedIn
          ? 'It isn’t among your orders. If you bought with another account or as a guest, open it with the link in your order email.'
          : 'If you bought as a guest, open it with the link in your order email. If you have an account, sign in first.'}
      </p>
      {isSignedIn ? (
        <AppLink className={buttonClass({ variant: 'primary' })} href={paths.dashboard}>
          Your Orders
        </AppLink>
      ) : (
        <AppLink className={buttonClass({ variant: 'primary' })} href={signInPath(location.pathname + location.search)}>
          Sign In
        </AppLink>
      )}
      <NewLinkForm wanted={orderId} title="Get a new link" submitText="Email Me a New Link">
        <p>Bought as a guest? Order links work for {orderLinkDays} days. We’ll email you a new one.</p>
      </NewLinkForm>
    </div>
  );
}

/** Someone else's, or none at all, however odd its name. Nobody is told which. */
const isUnknown = (error: Error | null): boolean => hasCode(error, 'order-unknown', 'input-invalid', 'nothing-here');

/** Left in the history by the checkout, so that a reload still says thank you, and a later visit does not. */
const wasPlacedHere = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'placed' in state;
};

/** The confirmation and every later look at an order. The heading stays one element through all of its states. */
export function OrderPage({ id }: { id: string }) {
  const token = useGuestToken('order', id);
  const key = { id, token: token ?? null };
  const { data: user } = useQuery(userQuery);
  const payment = usePayment(key);
  // The gateway's own page led back here with something that could not be checked.
  const cameUnchecked = new URLSearchParams(useSearch()).get('payment') === 'unchecked';
  const isExpected = payment.data?.kind === 'unchecked' || cameUnchecked;
  const { data: order, error, refetch } = useQuery({ ...orderQuery(key, isExpected), enabled: token !== undefined });
  const [wasJustPlaced] = useState(() => typeof history !== 'undefined' && wasPlacedHere());
  const heading = order && orderHeading(order, wasJustPlaced);
  const isGone = !order && isUnknown(error);
  const lookAgain = () => void refetch();
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <Head
        title={order ? `Order ${order.number}` : 'Your Order'}
        description="What you bought, where it is, and what happens next."
        path={null}
      />
      <h1>{heading ? heading : isGone ? 'Order Not Found' : 'Your Order'}</h1>
      {order && (
        <OrderView
          order={order}
          orderKey={key}
          payment={payment}
          returnedUnverified={cameUnchecked}
          isGuest={token !== null && !user}
          isNumberInHeading={heading?.includes(order.number) === true}
          onRefresh={lookAgain}
        />
      )}
      {isGone && <OrderNotFound orderId={id} isSignedIn={Boolean(user)} />}
      {!order && error && !isGone && (
        <LoadFailed onRetry={lookAgain}>Failed to load this order. Please try again.</LoadFailed>
      )}
      {!order && !error && <Spinner className={styles.loading} label="Loading your order..." />}
    </div>
  );
}
