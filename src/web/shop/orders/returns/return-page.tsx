import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { OrderReturns } from '#contracts/returns.ts';
import { paths } from '#domain/paths/paths.ts';
import { returnDays } from '#domain/returns/returns.ts';
import { formatCalendarDay } from '#domain/time.ts';
import { hasCode } from '../../../api/error-message.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Head } from '../../../shell/head.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel/panel.module.css';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import text from '../../../ui/text/text.module.css';
import { useGuestToken } from '../guest-token.ts';
import type { OrderKey } from '../order.queries.ts';
import { OrderPanel } from '../order-panel.tsx';
import { ReturnForm } from './return-form.tsx';
import { ReturnList } from './return-list.tsx';
import { FailedPhotos } from './failed-photos.tsx';
import { returnsQuery, type SentReturn } from './returns.queries.ts';
import styles from './return-page.module.css';

const isUnknown = (error: Error | null): boolean => hasCode(error, 'order-unknown', 'input-invalid', 'nothing-here');

const untilText = ({ number, until }: OrderReturns): string =>
  until === null
    ? `Order ${number}`
    : `Order ${number}. Until ${formatCalendarDay(until, 'weekdayDate')}, ${returnDays} days after delivery.`;

/** The number that a return has at once, under the focus of whoever asked. */
function Asked({ number, failed }: SentReturn) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={panel.panel} aria-labelledby="return-asked">
      <h2 id="return-asked" tabIndex={-1} ref={heading}>
        We’ve got your return {number}
      </h2>
      <p>We answer within one working day, by email. Please don’t send anything before we’ve said yes.</p>
      <FailedPhotos failed={failed} />
    </section>
  );
}

function Content({ order, orderKey, itemId }: { order: OrderReturns; orderKey: OrderKey; itemId: string | null }) {
  const [asked, setAsked] = useState<SentReturn | null>(null);
  const isPossible = order.obstacle === null && order.lines.some(({ left }) => left > 0);
  return (
    <div className={styles.stack}>
      {asked !== null && <Asked {...asked} />}
      {asked === null && isPossible && (
        <ReturnForm orderKey={orderKey} order={order} itemId={itemId} onDone={setAsked} />
      )}
      {asked === null && !isPossible && (
        <div className={panel.empty}>
          <p>{order.obstacle ?? 'All of this order is on its way back or has gone back already.'}</p>
          <AppLink className={buttonClass()} href={`${paths.contact}?${new URLSearchParams({ order: order.number })}`}>
            Write to us
          </AppLink>
        </div>
      )}
      {order.returns.length > 0 && (
        <OrderPanel id="return-list" title="Already asked">
          <ReturnList order={order} orderKey={orderKey} />
        </OrderPanel>
      )}
    </div>
  );
}

/** Sending things of an order back, and what became of it. */
export function ReturnPage({ id }: { id: string }) {
  const token = useGuestToken('order', id);
  const key = { id, token: token ?? null };
  const itemId = new URLSearchParams(useSearch()).get('item');
  const { data: order, error, refetch } = useQuery({ ...returnsQuery(key), enabled: token !== undefined });
  const isGone = !order && isUnknown(error);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <Head
        title="Send Back"
        description="Send things of an order back, and see what goes back for them."
        path={null}
      />
      <h1>{isGone ? 'Order Not Found' : 'Send back'}</h1>
      {order && (
        <p className={text.meta}>
          {untilText(order)} <AppLink href={paths.order(id)}>Back to your order</AppLink>
        </p>
      )}
      {order && <Content order={order} orderKey={key} itemId={itemId} />}
      {isGone && (
        <div className={panel.empty}>
          <p>Open your order with the link in our email, or sign in first. Then choose what you’d like to send back.</p>
          <AppLink className={buttonClass({ variant: 'primary' })} href={paths.trackOrder}>
            Find your order
          </AppLink>
        </div>
      )}
      {!order && error && !isGone && (
        <LoadFailed onRetry={() => void refetch()}>Failed to load this order. Please try again.</LoadFailed>
      )}
      {!order && !error && <Spinner label="Loading your order..." />}
    </div>
  );
}
