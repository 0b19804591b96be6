import type { OrderReturn } from '#contracts/returns.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { ReturnStatus } from '#domain/returns/returns.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import styles from './return-timeline.module.css';

const words: Readonly<Record<ReturnStatus, string>> = {
  asked: 'You asked to send it back',
  approved: 'We said yes: please send it',
  received: 'It reached us',
  refunded: 'Refunded',
  'spare-sent': 'Spare sent',
  declined: 'We can’t take it back',
};

/** What comes after the last step, if anything. */
const nextWords: Readonly<Partial<Record<ReturnStatus, string>>> = {
  asked: 'We answer within one working day',
  approved: 'We check it when it arrives',
  received: 'We refund it next',
};

function refundText({ refund, amount }: OrderReturn, currency: string): string {
  const money = formatMoney(refund?.amount ?? amount, currency);
  if (refund?.gateway === 'processed') return `${money} is back with your bank`;
  if (refund?.gateway === 'asked' || refund?.gateway === 'failed') return `${money} is on its way to you`;
  return `${money} refunded`;
}

const titleOf = (status: ReturnStatus, returned: OrderReturn, currency: string): string =>
  status === 'refunded' ? refundText(returned, currency) : words[status];

const goodsText = ({ lines }: OrderReturn): string =>
  lines
    .map(({ name, quantity, arrived }) =>
      arrived !== null && arrived < quantity ? `${arrived} of ${quantity} × ${name}` : `${quantity} × ${name}`,
    )
    .join(', ');

interface ReturnTimelineProps {
  readonly returned: OrderReturn;
  readonly currency: string;
}

/** One return from asking to its money, step by step. */
export function ReturnTimeline({ returned, currency }: ReturnTimelineProps) {
  const { number, history, refund, status } = returned;
  const next = nextWords[status];
  return (
    <div className={styles.return}>
      <h3>{number}</h3>
      <p className={text.meta}>{goodsText(returned)}</p>
      <ol className={styles.wire} aria-label={`History of ${number}`}>
        {history.map((entry, index) => (
          <li key={`${entry.at} ${entry.status}`} className={classNames(index === history.length - 1 && styles.now)}>
            <b>{titleOf(entry.status, returned, currency)}</b>
            <time className={text.meta} dateTime={entry.at}>
              {formatDeviceTime(entry.at, 'moment')}
            </time>
            {entry.note && <p>{entry.note}</p>}
            {entry.status === 'refunded' && refund?.creditNote && (
              <p className={text.meta}>Credit note {refund.creditNote.number} is on your order page.</p>
            )}
          </li>
        ))}
        {next && (
          <li className={styles.next}>
            <span className={text.meta}>{next}</span>
          </li>
        )}
      </ol>
    </div>
  );
}
