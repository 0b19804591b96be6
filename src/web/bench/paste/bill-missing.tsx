import { Button } from '../../ui/button/button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import type { Match } from '../bill/match/match.ts';
import type { BillEntry } from '../bill/read/read-bill.ts';
import styles from './bill-missing.module.css';

interface BillMissingProps {
  entry: BillEntry;
  match: Extract<Match, { is: 'missing' }>;
  answer: string | null;
  onAnswer: (slug: string | null) => void;
}

/** A line that we have nothing for, or only something that stands in for it. */
export function BillMissing({ entry, match, answer, onAnswer }: BillMissingProps) {
  const { standIn } = match;
  const isTaken = standIn !== null && answer === standIn.part.slug;
  return (
    <li className={styles.missing}>
      <code>{entry.raw}</code>
      <div>
        <p>
          <b>{match.sentence}</b>
        </p>
        {standIn && (
          <>
            <p className={text.meta}>
              {standIn.part.name}: {standIn.reason}
            </p>
            {isTaken ? (
              <p>
                {entry.quantity} × {standIn.part.value} instead.{' '}
                <TextButton onClick={() => onAnswer(null)}>Take it out again</TextButton>
              </p>
            ) : (
              <Button small onClick={() => onAnswer(standIn.part.slug)}>
                Take {entry.quantity} × {standIn.part.value} instead
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
