import { istDate, istFull, istMoment, istMomentInSentence } from './ist.ts';

interface WhenProps {
  readonly at: string;
  readonly dateOnly?: boolean;
  /** Words stand before it: 'today' begins small. */
  readonly inSentence?: boolean;
}

/** A moment in India's time; the whole of it when pointed at. */
export const When = ({ at, dateOnly = false, inSentence = false }: WhenProps) => (
  <time dateTime={at} title={istFull(at)}>
    {dateOnly ? istDate(at) : inSentence ? istMomentInSentence(at) : istMoment(at)}
  </time>
);
