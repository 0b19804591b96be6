import { useState } from 'react';
import { useSearch } from 'wouter';
import type { OrderReturns } from '#contracts/returns.ts';
import { returnDays } from '#domain/returns/returns.ts';
import { formatCalendarDay } from '#domain/time.ts';
import type { OrderKey } from '../order.queries.ts';
import { ReturnForm } from './return-form.tsx';
import { Obstacle, ReturnsFrame, Sent } from './returns-frame.tsx';
import type { SentReturn } from './returns.queries.ts';

const untilText = ({ number, until }: OrderReturns): string =>
  until === null
    ? `Order ${number}.`
    : `Order ${number}. You can ask until ${formatCalendarDay(until, 'weekdayDate')} (${returnDays} days after delivery).`;

function Content({ order, orderKey, itemId }: { order: OrderReturns; orderKey: OrderKey; itemId: string | null }) {
  const [asked, setAsked] = useState<SentReturn | null>(null);
  if (asked) {
    return (
      <Sent
        title={`We’ve got your return ${asked.number}`}
        words="We answer within one working day, by email. Please don’t send anything before we’ve said yes."
        failed={asked.failed}
      />
    );
  }
  const isPossible = order.obstacle === null && order.lines.some(({ left }) => left > 0);
  return isPossible ? (
    <ReturnForm orderKey={orderKey} order={order} itemId={itemId} onDone={setAsked} />
  ) : (
    <Obstacle
      order={order}
      words={order.obstacle ?? 'All of this order is on its way back or has gone back already.'}
    />
  );
}

/** Sending things of an order back, and what became of it. */
export function ReturnPage({ id }: { id: string }) {
  const itemId = new URLSearchParams(useSearch()).get('item');
  return (
    <ReturnsFrame
      id={id}
      title="Send back"
      headTitle="Send Back"
      description="Send things of an order back, and see what goes back for them."
      thenText="Then choose what you’d like to send back."
      orderText={untilText}
    >
      {(order, orderKey) => <Content order={order} orderKey={orderKey} itemId={itemId} />}
    </ReturnsFrame>
  );
}
