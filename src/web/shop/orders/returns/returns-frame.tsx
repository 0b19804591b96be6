import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import type { OrderReturns } from '#contracts/returns.ts';
import { paths } from '#domain/paths/paths.ts';
import { hasCode } from '../../../api/error-message.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Head } from '../../../shell/head.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel/panel.module.css';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import text from '../../../ui/text/text.module.css';
import { useGuestToken } from '../../../session/guest-token.ts';
import type { OrderKey } from '../order.queries.ts';
import { OrderPanel } from '../order-panel.tsx';
import { FailedPhotos } from './failed-photos.tsx';
import { ReturnList } from './return-list.tsx';
import { returnsQuery, type FailedPhoto } from './returns.queries.ts';
import styles from './returns-frame.module.css';

const isUnknown = (error: Error | null): boolean => hasCode(error, 'order-unknown', 'input-invalid', 'nothing-here');

interface SentProps {
  readonly title: string;
  readonly words: string;
  readonly failed: readonly FailedPhoto[];
  readonly children?: ReactNode;
}

/** The number that something has at once, under the focus of whoever asked. */
export function Sent({ title, words, failed, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={panel.panel} aria-labelledby="just-sent">
      <h2 id="just-sent" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{words}</p>
      <FailedPhotos failed={failed} />
      {children}
    </section>
  );
}

/** Why nothing can be asked here, and where it can. */
export const Obstacle = ({ order, words }: { order: OrderReturns; words: string }) => (
  <div className={panel.empty}>
    <p>{words}</p>
    <AppLink className={buttonClass()} href={`${paths.contact}?${new URLSearchParams({ order: order.number })}`}>
      Write to us
    </AppLink>
  </div>
);

interface ReturnsFrameProps {
  readonly id: string;
  readonly title: string;
  /** Of the browser's tab. */
  readonly headTitle: string;
  readonly description: string;
  /** What one does here once the order is found. */
  readonly thenText: string;
  readonly orderText: (order: OrderReturns) => string;
  readonly children: (order: OrderReturns, key: OrderKey) => ReactNode;
}

/** One order, what is asked about it here, and all that was asked before. */
export function ReturnsFrame({ id, title, headTitle, description, thenText, orderText, children }: ReturnsFrameProps) {
  const token = useGuestToken('order', id);
  const key = { id, token: token ?? null };
  const { data: order, error, refetch } = useQuery({ ...returnsQuery(key), enabled: token !== undefined });
  const isGone = !order && isUnknown(error);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <Head title={headTitle} description={description} path={null} />
      <h1>{isGone ? 'Order Not Found' : title}</h1>
      {order && (
        <>
          <p className={text.meta}>
            {orderText(order)} <AppLink href={paths.order(id)}>Back to your order</AppLink>
          </p>
          <div className={styles.stack}>
            {children(order, key)}
            {order.returns.length > 0 && (
              <OrderPanel id="asked-before" title="Already asked">
                <ReturnList order={order} orderKey={key} />
              </OrderPanel>
            )}
          </div>
        </>
      )}
      {isGone && (
        <div className={panel.empty}>
          <p>Open your order with the link in our email, or sign in first. {thenText}</p>
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
