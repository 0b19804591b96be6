import { useRef, useState, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import type { MatchedEntry } from '#domain/part-matching/match/match-list.ts';
import type { PartIndex } from '#domain/part-matching/match/part-index.ts';
import {
  answerFor,
  answerKey,
  chosenPart,
  countKey,
  leftOut,
  piecesFor,
  type Answers,
} from '#domain/part-matching/chosen-parts.ts';
import { PartChooser } from './part-chooser.tsx';
import styles from './list-row.module.css';
import type { ListedPart } from '#contracts/catalogue.ts';
import text from '../../ui/text/text.module.css';
import type { Match } from '#domain/part-matching/match/match.ts';
import type { ListEntry } from '#domain/part-matching/read/read-list.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { packPrice } from './packs-text.ts';

/** More are a wall; the others come on a press. */
const maxChoices = 8;

interface LineQuestionProps {
  entry: ListEntry;
  match: Extract<Match, { is: 'question' }>;
  answer: string | null;
  /** What was chosen, which may be none of the choices. */
  part: ListedPart | null;
  packs: string | null;
  change: ReactNode;
  onAnswer: (slug: string) => void;
}

/** A line that fits several parts: the builder knows which. */
function LineQuestion({ entry, match, answer, part, packs, change, onAnswer }: LineQuestionProps) {
  const name = useId();
  const [isWhole, setWhole] = useState(false);
  const first = isWhole ? match.choices : match.choices.slice(0, maxChoices);
  const choices = part && !first.includes(part) ? [...first, part] : first;
  const choice = (value: string, label: string, note: string, imageUrl?: string) => (
    <label key={value}>
      <input type="radio" name={name} checked={answer === value} onChange={() => onAnswer(value)} />
      {imageUrl && <img src={imageUrl} alt="" width={52} height={38} loading="lazy" />}
      <span>
        <b>{label}</b>
        <span className={text.meta}>{note}</span>
      </span>
    </label>
  );
  return (
    <div className={styles.ask}>
      <code>{entry.raw}</code>
      <div>
        <fieldset>
          <legend>{match.question}</legend>
          <div className={styles.choices}>
            {choices.map((each) => choice(each.slug, each.name, packPrice(each), each.imageUrl))}
            {choice(leftOut, 'Leave it out', 'I have one')}
          </div>
        </fieldset>
        {packs !== null && <p className={text.meta}>{packs}</p>}
        <p className={styles.further}>
          {first.length < match.choices.length && (
            <TextButton onClick={() => setWhole(true)}>Show all {match.choices.length}</TextButton>
          )}
          {change}
        </p>
      </div>
    </div>
  );
}

interface LineMatchProps {
  entry: ListEntry;
  match: Extract<Match, { is: 'exact' | 'likely' }>;
  /** What it stands for: the match, or what was chosen in its place. */
  part: ListedPart;
  packs: string | null;
  change: ReactNode;
  isLeftOut: boolean;
  onLeaveOut: (out: boolean) => void;
}

/** A line that we have the part for. */
function LineMatch({ entry, match, part, packs, change, isLeftOut, onLeaveOut }: LineMatchProps) {
  const isOurs = part === match.part;
  const state = isLeftOut ? 'Left out' : !isOurs ? 'Changed' : match.is === 'exact' ? 'Exact' : 'Likely';
  return (
    <div className={classNames(styles.match, isLeftOut && styles.out)}>
      <code className={styles.raw}>{entry.raw}</code>
      <div className={styles.hit}>
        <img src={part.imageUrl} alt="" width={62} height={37} loading="lazy" />
        <div>
          <AppLink href={paths.product(part.slug)}>{part.name}</AppLink>
          {packs !== null && <p className={text.meta}>{packs}</p>}
          {isOurs && match.is === 'likely' && <p className={text.meta}>{match.reason}</p>}
          {!part.inStock && <p className={text.meta}>Out of Stock</p>}
        </div>
      </div>
      <span className={styles.sure}>
        <Lamp colour={isLeftOut ? 'off' : isOurs && match.is === 'likely' ? 'amber' : 'green'} />
        {state}
      </span>
      <span className={styles.lineMatchActions}>
        {change}
        <TextButton
          className={styles.leave}
          aria-label={`${isLeftOut ? 'Put back' : 'Leave out'}: ${entry.raw}`}
          onClick={() => onLeaveOut(!isLeftOut)}
        >
          {isLeftOut ? 'Put back' : 'Leave out'}
        </TextButton>
      </span>
    </div>
  );
}

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
function MissingLines({ entry, match, part, pieces, packs, change, onAnswer }: MissingLinesProps) {
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
