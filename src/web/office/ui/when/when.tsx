import { istDate, istFull, istMoment } from './ist.ts';

/** A moment in India's time; the whole of it when pointed at. */
export const When = ({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) => (
  <time dateTime={at} title={istFull(at)}>
    {dateOnly ? istDate(at) : istMoment(at)}
  </time>
);
