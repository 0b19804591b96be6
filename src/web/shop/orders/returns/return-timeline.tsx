import type { OrderReturn } from '#contracts/returns.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { claimProblems, type ClaimProblem } from '#domain/returns/claims.ts';
import { isOpen, type ReturnKind, type ReturnStatus } from '#domain/returns/returns.ts';
import { formatDeviceTime } from '#domain/time.ts';
import text from '../../../ui/text/text.module.css';
import { Timeline, TimelineStep } from '../../../ui/timeline/timeline.tsx';
import type { OrderKey } from '../order.queries.ts';
import { ReturnReply } from './return-reply.tsx';
import { photoQuery } from './returns.queries.ts';
import styles from './return-timeline.module.css';

type Entry = OrderReturn['history'][number];

const words: Readonly<Record<ReturnKind, Readonly<Record<ReturnStatus, string>>>> = {
  return: {
    asked: 'You asked to send it back',
    approved: 'We said yes: please send it',
    received: 'It reached us',
    refunded: 'Refunded',
    'spare-sent': 'Spare sent',
    declined: 'We can’t take it back',
  },
  claim: {
    asked: 'You told us',
    approved: 'We said yes',
    received: 'It reached us',
    refunded: 'Refunded',
    'spare-sent': 'We’ve sent the part',
    declined: 'We closed it',
  },
};

/** What comes after the last step, if anything. */
const nextWords: Readonly<Partial<Record<ReturnStatus, string>>> = {
  asked: 'We answer within one working day',
  approved: 'We check it when it arrives',
  received: 'We refund it next',
};

/** What stands still because the buyer was asked something says so. */
function nextText({ status, history }: OrderReturn): string | undefined {
  const last = history.at(-1);
  return last?.kind === 'message' && last.by === 'shop' ? 'We’re waiting for your answer' : nextWords[status];
}

function refundText({ refund, amount }: OrderReturn, currency: string): string {
  const money = formatMoney(refund?.amount ?? amount, currency);
  if (refund?.gateway === 'processed') return `${money} is back with your bank`;
  if (refund?.gateway === 'asked' || refund?.gateway === 'failed') return `${money} is on its way to you`;
  return `${money} refunded`;
}

function titleOf({ kind, by, status }: Entry, returned: OrderReturn, currency: string): string {
  if (kind === 'message') return by === 'buyer' ? 'You wrote' : 'We wrote';
  return status === 'refunded' ? refundText(returned, currency) : words[returned.kind][status];
}

const lineText = ({ name, quantity, arrived, parts }: OrderReturn['lines'][number]): string => {
  if (parts.length > 0) return `${parts.map((part) => `${part.quantity} × ${part.name}`).join(', ')} (${name})`;
  return arrived !== null && arrived < quantity ? `${arrived} of ${quantity} × ${name}` : `${quantity} × ${name}`;
};

const goodsText = ({ kind, reason, lines }: OrderReturn): string => {
  const goods = lines.map(lineText).join(', ');
  return kind === 'claim' ? `${claimProblems[reason as ClaimProblem] ?? reason}: ${goods}` : goods;
};

interface ReturnPhotoProps {
  readonly orderKey: OrderKey;
  readonly returnId: string;
  readonly photoId: string;
  readonly alt: string;
}

function ReturnPhoto({ orderKey, returnId, photoId, alt }: ReturnPhotoProps) {
  const { data } = useQuery(photoQuery(orderKey, returnId, photoId));
  return data ? <img src={data} alt={alt} /> : <span className={styles.blank} />;
}

interface ReturnTimelineProps {
  readonly returned: OrderReturn;
  readonly currency: string;
  readonly orderKey: OrderKey;
}

/** One return from asking to its money, step by step. */
export function ReturnTimeline({ returned, currency, orderKey }: ReturnTimelineProps) {
  const { id, number, history, refund, photos } = returned;
  const next = nextText(returned);
  return (
    <div className={styles.return}>
      <h3>{number}</h3>
      <p className={text.meta}>{goodsText(returned)}</p>
      {returned.words && <p className={styles.said}>“{returned.words}”</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <ReturnPhoto
                orderKey={orderKey}
                returnId={id}
                photoId={photo.id}
                alt={`Photo ${index + 1} of ${number}`}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.history}>
        <Timeline label={`History of ${number}`}>
          {history.map((entry, index) => (
            <TimelineStep
              key={`${entry.at} ${entry.status}`}
              when={index === history.length - 1 ? 'now' : 'past'}
              title={titleOf(entry, returned, currency)}
            >
              <time className={text.meta} dateTime={entry.at}>
                {formatDeviceTime(entry.at, 'moment')}
              </time>
              {entry.note && <p className={styles.said}>{entry.note}</p>}
              {entry.kind === 'step' && entry.status === 'refunded' && refund?.creditNote && (
                <p className={text.meta}>Credit note {refund.creditNote.number} is among this order’s papers.</p>
              )}
            </TimelineStep>
          ))}
          {next && (
            <TimelineStep when="next">
              <span className={text.meta}>{next}</span>
            </TimelineStep>
          )}
        </Timeline>
      </div>
      {isOpen(returned) && <ReturnReply orderKey={orderKey} returned={returned} />}
    </div>
  );
}
