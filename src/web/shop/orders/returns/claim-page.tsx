import { useState } from 'react';
import { useSearch } from 'wouter';
import type { OrderReturns } from '#contracts/returns.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import panel from '../../../ui/panel/panel.module.css';
import type { OrderKey } from '../order.queries.ts';
import { ClaimForm } from './claim-form.tsx';
import { claimStartOf, type ClaimStart } from './claim-start.ts';
import { Obstacle, ReturnsFrame, Sent } from './returns-frame.tsx';
import type { SentClaim } from './returns.queries.ts';

/** Where a checklist goes on that led here, of the kit of the order that it is about; null: none did. */
function checklistOf(search: string, order: OrderReturns): string | null {
  const query = new URLSearchParams(search);
  const build = query.get('build') ?? '';
  const kit = order.lines.find(({ itemId, isKit }) => isKit && itemId === query.get('item'))?.slug;
  return kit && /^[0-9a-f-]{36}$/.test(build) ? `${paths.bench(kit, 'build')}?build=${build}` : null;
}

function Content({ order, orderKey, start }: { order: OrderReturns; orderKey: OrderKey; start: ClaimStart }) {
  const checklist = checklistOf(useSearch(), order);
  const [sent, setSent] = useState<SentClaim | null>(null);
  const [count, setCount] = useState(0);
  const claimMore = () => {
    setSent(null);
    setCount(count + 1);
  };
  return (
    <>
      {sent && (
        <Sent
          title={`We’ve got your claim ${sent.claim.number}`}
          words="We’re sorry about that. We answer within one working day, by email and on this page."
          failed={sent.failed}
        >
          <p className={panel.actions}>
            {checklist !== null && (
              <AppLink className={buttonClass({ variant: 'primary' })} href={checklist}>
                Back to the checklist
              </AppLink>
            )}
            <button type="button" className={buttonClass()} onClick={claimMore}>
              Something else is wrong too
            </button>
          </p>
        </Sent>
      )}
      {!sent && order.claimObstacle === null && (
        <ClaimForm
          orderKey={orderKey}
          order={order}
          // A second claim is about something else.
          start={count === 0 ? start : { itemId: start.itemId, parts: [], pieces: 1, problem: null }}
          onDone={setSent}
        />
      )}
      {order.claimObstacle !== null && <Obstacle order={order} words={order.claimObstacle} />}
    </>
  );
}

/** 'Part missing or broken': what is wrong with something of an order, and what came of it. */
export function ClaimPage({ id }: { id: string }) {
  const start = claimStartOf(useSearch());
  return (
    <ReturnsFrame
      id={id}
      title="Part missing or broken"
      headTitle="Part Missing or Broken"
      description="Tell us what is missing or broken of an order, and we send it."
      thenText="Then tell us what’s missing or broken."
      orderText={({ number }) => `Order ${number}.`}
    >
      {(order, orderKey) => <Content order={order} orderKey={orderKey} start={start} />}
    </ReturnsFrame>
  );
}
