import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { OrderReturns } from '#contracts/returns.ts';
import { paths } from '#domain/paths/paths.ts';
import { claimProblems, type ClaimProblem } from '#domain/returns/claims.ts';
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
import { ClaimForm, type ClaimStart } from './claim-form.tsx';
import { FailedPhotos } from './failed-photos.tsx';
import { ReturnList } from './return-list.tsx';
import { returnsQuery, type SentClaim } from './returns.queries.ts';
import styles from './claim-page.module.css';

const isUnknown = (error: Error | null): boolean => hasCode(error, 'order-unknown', 'input-invalid', 'nothing-here');

/** What an address says of a claim: the item of the order, parts by name or designator, and what is wrong with them. */
function startOf(search: string): ClaimStart {
  const query = new URLSearchParams(search);
  const problem = query.get('problem');
  return {
    itemId: query.get('item'),
    parts: query.getAll('part'),
    problem: problem !== null && Object.hasOwn(claimProblems, problem) ? (problem as ClaimProblem) : null,
  };
}

/** The number that a claim has at once, under the focus of whoever sent it. */
function Claimed({ sent: { claim, failed }, onMore }: { sent: SentClaim; onMore: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={panel.panel} aria-labelledby="claim-sent">
      <h2 id="claim-sent" tabIndex={-1} ref={heading}>
        We’ve got your claim {claim.number}
      </h2>
      <p>We’re sorry about that. We answer within one working day, by email and on this page.</p>
      <FailedPhotos failed={failed} />
      <p className={panel.actions}>
        <button type="button" className={buttonClass()} onClick={onMore}>
          Something else is wrong too
        </button>
      </p>
    </section>
  );
}

function Content({ order, orderKey, start }: { order: OrderReturns; orderKey: OrderKey; start: ClaimStart }) {
  const [sent, setSent] = useState<SentClaim | null>(null);
  const [count, setCount] = useState(0);
  return (
    <div className={styles.stack}>
      {sent && (
        <Claimed
          sent={sent}
          onMore={() => {
            setSent(null);
            setCount(count + 1);
          }}
        />
      )}
      {!sent && order.claimObstacle === null && (
        <ClaimForm
          orderKey={orderKey}
          order={order}
          // A second claim is about something else.
          start={count === 0 ? start : { itemId: start.itemId, parts: [], problem: null }}
          onDone={setSent}
        />
      )}
      {order.claimObstacle !== null && (
        <div className={panel.empty}>
          <p>{order.claimObstacle}</p>
          <AppLink className={buttonClass()} href={`${paths.contact}?${new URLSearchParams({ order: order.number })}`}>
            Write to us
          </AppLink>
        </div>
      )}
      {order.returns.length > 0 && (
        <OrderPanel id="claim-list" title="Already asked">
          <ReturnList order={order} orderKey={orderKey} />
        </OrderPanel>
      )}
    </div>
  );
}

/** 'Part missing or broken': what is wrong with something of an order, and what came of it. */
export function ClaimPage({ id }: { id: string }) {
  const token = useGuestToken('order', id);
  const key = { id, token: token ?? null };
  const start = startOf(useSearch());
  const { data: order, error, refetch } = useQuery({ ...returnsQuery(key), enabled: token !== undefined });
  const isGone = !order && isUnknown(error);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <Head
        title="Part Missing or Broken"
        description="Tell us what is missing or broken of an order, and we send it."
        path={null}
      />
      <h1>{isGone ? 'Order Not Found' : 'Part missing or broken'}</h1>
      {order && (
        <p className={text.meta}>
          Order {order.number}. <AppLink href={paths.order(id)}>Back to your order</AppLink>
        </p>
      )}
      {order && <Content order={order} orderKey={key} start={start} />}
      {isGone && (
        <div className={panel.empty}>
          <p>Open your order with the link in our email, or sign in first. Then tell us what’s missing or broken.</p>
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
