import {
  clockHour,
  localSupportHours,
  isShopTimeZone,
  supportDays,
  supportStateAt,
  supportStateText,
  supportZoneName,
  type SupportDays,
  type SupportTimes,
} from '#domain/shop/support-hours.ts';
import { deviceTimeZone, timeZoneName } from '#domain/time.ts';
import { useSite } from '../../shell/site.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './support-hours.module.css';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs / 2);
  return () => clearInterval(timer);
}

/** The time to the minute; null in the server's HTML, which is the same at every hour. */
function useNow(): Date | null {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  return minute === null ? null : new Date(minute * minuteMs);
}

/** The visitor's clock; unknown to the server. */
interface VisitorClock {
  readonly now: Date;
  readonly timeZone: string;
}

function useHere(): VisitorClock | null {
  const now = useNow();
  return now && { now, timeZone: deviceTimeZone() };
}

function Status({ here, times }: { here: VisitorClock | null; times: SupportTimes }) {
  const state = here && supportStateAt(here.now, times);
  if (!here || !state) return <p className={styles.status}>&nbsp;</p>;
  return (
    <p className={styles.status}>
      <Lamp colour={state.open ? 'green' : 'off'} />
      <span>
        <b>{state.open ? 'Open now' : 'Closed now'}</b>
        {state.open ? ', ' : '. '}
        {supportStateText(state, here.now, here.timeZone)}
        {state.open ? ' your time' : '.'}
      </span>
    </p>
  );
}

function ownHours(days: SupportDays, { now, timeZone }: VisitorClock): string | null {
  const own = localSupportHours(days, now, timeZone);
  if (!own) return null;
  const shifted = own.days === days.shortName ? '' : `${own.days} `;
  return `${shifted}${own.from} to ${own.to}${own.endsNextDay ? ' the next day' : ''}`;
}

function HoursRow({ days, here }: { days: SupportDays; here: VisitorClock | null }) {
  const { time } = days;
  return (
    <tr>
      <th scope="row">{days.longName}</th>
      <td>
        {time ? `${clockHour(time.opensHour)} to ${clockHour(time.closesHour)} ${supportZoneName}` : 'Closed'}
        {time && <span className={styles.own}>{here && ownHours(days, here)}</span>}
      </td>
    </tr>
  );
}

/** When someone answers, by the shop's clock and by the visitor's own. */
export function SupportHours() {
  const { settings } = useSite();
  const here = useHere();
  const abroad = here && !isShopTimeZone(here.now, here.timeZone) ? here : null;
  return (
    <section className={styles.hours}>
      <h2>Business hours</h2>
      <Status here={here} times={settings} />
      <table>
        <tbody>
          {supportDays(settings).map((days) => (
            <HoursRow key={days.longName} days={days} here={abroad} />
          ))}
        </tbody>
      </table>
      <p className={classNames(text.meta, styles.zone)}>
        {abroad && `Times in grey are your local time (${timeZoneName(abroad.timeZone, abroad.now)}).`}
      </p>
    </section>
  );
}
