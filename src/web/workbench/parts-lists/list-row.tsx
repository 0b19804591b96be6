import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import type { MatchedEntry } from '../part-matching/match/match-list.ts';
import type { PartIndex } from '../part-matching/match/part-index.ts';
import { LineMatch } from './line-match.tsx';
import { MissingLines } from './missing-lines.tsx';
import { LineQuestion } from './line-question.tsx';
import { answerFor, answerKey, chosenPart, countKey, leftOut, piecesFor, type Answers } from './chosen-parts.ts';
import { PartChooser } from './part-chooser.tsx';
import styles from './list-row.module.css';

interface CountQuestionProps {
  quantity: number;
  onPieces: (pieces: number) => void;
}

/** A count that no board has is more often a slip than a wish. */
function CountQuestion({ quantity, onPieces }: CountQuestionProps) {
  const count = quantity.toLocaleString('en-IN');
  return (
    <div className={styles.count} role="group" aria-label={`Really ${count} pieces?`}>
      <b>Really {count} pieces?</b>
      <Button small onClick={() => onPieces(quantity)}>
        Yes, {count}
      </Button>
      <Button small onClick={() => onPieces(1)}>
        No, 1
      </Button>
    </div>
  );
}

interface ListRowProps {
  matched: MatchedEntry;
  index: PartIndex;
  answers: Answers;
  /** '6 of a pack of 10, ₹15'; null where nothing is bought. */
  packs: string | null;
  /** Null takes an answer back. */
  onAnswer: (key: string, answer: string | null) => void;
}

const changeText = {
  exact: 'Change',
  likely: 'Change',
  question: 'Something else',
  missing: 'Choose a part',
} as const;

/** One entry of the list: what became of it, and how to have it otherwise. */
export function ListRow({ matched, index, answers, packs, onAnswer }: ListRowProps) {
  const { entry, match } = matched;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const part = chosenPart(matched, answers, index);
  const pieces = piecesFor(entry, answers);
  const answer = answerFor(entry, answers);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const set = (slug: string | null): void => onAnswer(answerKey(entry), slug);
  const setPieces = (count: number): void => onAnswer(countKey(entry), String(count));
  const change = (
    <TextButton
      ref={button}
      className={styles.change}
      aria-expanded={isOpen}
      aria-label={`${changeText[match.is]}: ${entry.raw}`}
      onClick={() => setOpen(!isOpen)}
    >
      {changeText[match.is]}
    </TextButton>
  );
  return (
    <li>
      {match.is === 'question' && <LineQuestion {...{ entry, match, answer, part, packs, change }} onAnswer={set} />}
      {match.is === 'missing' && (
        <MissingLines {...{ entry, match, part, packs, change }} pieces={pieces ?? entry.quantity} onAnswer={set} />
      )}
      {(match.is === 'exact' || match.is === 'likely') && (
        <LineMatch
          {...{ entry, match, packs, change }}
          part={part ?? match.part}
          isLeftOut={answer === leftOut}
          onLeaveOut={(out) => set(out ? leftOut : null)}
        />
      )}
      {part && pieces === null && <CountQuestion quantity={entry.quantity} onPieces={setPieces} />}
      {isOpen && (
        <PartChooser
          raw={entry.raw}
          index={index}
          chosen={part}
          pieces={pieces ?? entry.quantity}
          isChanged={answer !== null && answer !== leftOut}
          onChoose={(slug) => {
            set(slug);
            close();
          }}
          onPieces={setPieces}
          onClose={close}
        />
      )}
    </li>
  );
}
