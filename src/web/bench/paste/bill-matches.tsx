import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Lamp, type LampColour } from '../../ui/lamp/lamp.tsx';
import text from '../../ui/text/text.module.css';
import type { MatchedEntry } from '../bill/match/match-bill.ts';
import type { Match } from '../bill/match/match.ts';
import type { PastedBill } from './bill-link.ts';
import { BillMatch } from './bill-match.tsx';
import { BillMissing } from './bill-missing.tsx';
import { BillQuestion } from './bill-question.tsx';
import { leftOut, type Answers } from './chosen-parts.ts';
import type { Matched } from './use-pasted-bill.ts';
import styles from './bill-matches.module.css';

const tallies: readonly (readonly [Match['is'], LampColour, (count: number) => string])[] = [
  ['exact', 'green', (count) => `${count} exact`],
  ['likely', 'amber', (count) => `${count} likely`],
  ['question', 'off', (count) => `${count} ${count === 1 ? 'question' : 'questions'}`],
  ['missing', 'red', (count) => `${count} not ours`],
];

/** Questions first, then what we lack, then what was found. */
const order: readonly Match['is'][] = ['question', 'missing', 'likely', 'exact'];

const rankOf = ({ match }: MatchedEntry): number => order.indexOf(match.is === 'exact' ? 'likely' : match.is);

interface BillMatchesProps {
  bill: PastedBill;
  matched: Matched | undefined;
  failed: boolean;
  onRetry: () => void;
  onChange: (change: Partial<PastedBill>) => void;
}

function answerOf(answers: Answers, raw: string): string | null {
  return Object.hasOwn(answers, raw) ? (answers[raw] ?? null) : null;
}

function Empty({ failed, matched, onRetry }: Pick<BillMatchesProps, 'failed' | 'matched' | 'onRetry'>) {
  if (failed)
    return (
      <div className={styles.empty}>
        <p role="alert">The list of parts didn’t load. Your list is safe. Check your connection, then try again.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  return (
    <p className={styles.empty}>
      {matched ? 'What you paste shows up here, line by line, with the part we’d put in your cart.' : 'One moment.'}
    </p>
  );
}

/** What became of each line of the bill. */
export function BillMatches({ bill, matched, failed, onRetry, onChange }: BillMatchesProps) {
  const titleId = useId();
  const entries = matched?.entries ?? [];
  const answer = (raw: string, slug: string | null): void => {
    const { [raw]: _before, ...others } = bill.answers;
    onChange({ answers: slug === null ? others : { ...others, [raw]: slug } });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>What we read</h2>
        {entries.length > 0 && (
          <p className={styles.tally}>
            {tallies.map(([is, colour, words]) => (
              <span key={is}>
                <Lamp colour={colour} />
                {words(entries.filter(({ match }) => match.is === is).length)}
              </span>
            ))}
          </p>
        )}
      </div>
      {entries.length === 0 && <Empty {...{ failed, matched, onRetry }} />}
      <ul className={styles.matches}>
        {entries
          .map((each, at) => ({ each, at }))
          .toSorted((a, b) => rankOf(a.each) - rankOf(b.each) || a.at - b.at)
          .map(({ each: { entry, match }, at }) => {
            const given = { entry, answer: answerOf(bill.answers, entry.raw) };
            const set = (slug: string | null): void => answer(entry.raw, slug);
            if (match.is === 'question') return <BillQuestion key={at} {...given} match={match} onAnswer={set} />;
            if (match.is === 'missing') return <BillMissing key={at} {...given} match={match} onAnswer={set} />;
            return (
              <BillMatch
                key={at}
                entry={entry}
                match={match}
                isLeftOut={given.answer === leftOut}
                onLeaveOut={(out) => set(out ? leftOut : null)}
              />
            );
          })}
      </ul>
      {matched && matched.cut > 0 && (
        <p className={text.meta}>
          We read the first 2,000 lines. {matched.cut} more were left out: paste them as a second bill.
        </p>
      )}
    </section>
  );
}
