import type { ReactNode } from 'react';
import type { ListedPart } from '#contracts/catalogue.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import type { Match } from '../part-matching/match/match.ts';
import type { ListEntry } from '../part-matching/read/read-list.ts';
import styles from './missing-lines.module.css';

interface MissingLinesProps {
  entry: ListEntry;
  match: Extract<Match, { is: 'missing' }>;
  /** What was chosen in its place. */
  part: ListedPart | null;
  pieces: number;
  packs: string | null;
  change: ReactNode;
  onAnswer: (slug: string | null) => void;
}

/** A line that we have nothing for, or only something that stands in for it. */
export function MissingLines({ entry, match, part, pieces, packs, change, onAnswer }: MissingLinesProps) {
  const { standIn } = match;
  return (
    <div className={styles.missing}>
      <code>{entry.raw}</code>
      <div>
        <p>
          <b>{match.sentence}</b>
        </p>
        {standIn && (
          <p className={text.meta}>
            {standIn.part.name}: {standIn.reason}
          </p>
        )}
        {part && (
          <p>
            {pieces} × {part.value} instead. <TextButton onClick={() => onAnswer(null)}>Take it out again</TextButton>
            {packs !== null && <span className={styles.packs}>{packs}</span>}
          </p>
        )}
        <p className={styles.actions}>
          {standIn && part !== standIn.part && (
            <Button small onClick={() => onAnswer(standIn.part.slug)}>
              Take {pieces} × {standIn.part.value} instead
            </Button>
          )}
          {change}
        </p>
      </div>
    </div>
  );
}
