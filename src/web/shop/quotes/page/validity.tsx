import type { CSSProperties } from 'react';
import type { QuoteOffer } from '#contracts/quotes.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import { Between } from '../quote-layout.tsx';
import { daysLeft } from './days-left.ts';
import styles from './validity.module.css';

const dayMs = 24 * 60 * 60 * 1000;
/** So few days are left that it is time to decide. */
const fewDays = 3;

const daysText = (days: number): string => (days === 0 ? 'ends today' : `${days} ${days === 1 ? 'day' : 'days'} left`);

interface ValidityProps {
  readonly offer: Pick<QuoteOffer, 'sentAt' | 'validUntil'>;
  readonly isOver: boolean;
  readonly now: Date;
}

/** How long the prices hold, on a ruler with a mark for each day. */
export function Validity({ offer: { sentAt, validUntil }, isOver, now }: ValidityProps) {
  const [start, end] = [Date.parse(sentAt), Date.parse(validUntil)];
  const days = Math.max(1, Math.round((end - start) / dayMs));
  const passed = isOver ? 1 : Math.min(1, Math.max(0, (now.getTime() - start) / (end - start)));
  const left = daysLeft(now, new Date(end));
  const day = formatDeviceTime(validUntil, 'day');
  return (
    <section className={panel.panel} aria-labelledby="quote-validity">
      <Between>
        <h2 className={panel.title} id="quote-validity">
          {isOver ? `Ended on ${day}` : `Prices hold until ${day}`}
        </h2>
        <span className={styles.left}>
          <Lamp colour={isOver ? 'off' : left <= fewDays ? 'amber' : 'green'} />
          {isOver ? 'over' : daysText(left)}
        </span>
      </Between>
      <div
        className={classNames(styles.ruler, isOver && styles.over)}
        style={{ '--at': `${passed * 100}%`, '--days': days } as CSSProperties}
        role="img"
        aria-label={`Day ${Math.min(days, Math.floor(passed * days) + 1)} of ${days}`}
      >
        <span className={styles.at} />
      </div>
      <div className={text.meta}>
        <Between>
          <span>{formatDeviceTime(sentAt, 'day')}, sent</span>
          <span>
            {day}, {isOver ? 'ended' : 'ends'}
          </span>
        </Between>
      </div>
    </section>
  );
}
