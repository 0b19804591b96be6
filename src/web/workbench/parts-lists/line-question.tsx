import { useId, useState, type ReactNode } from 'react';
import type { ListedPart } from '#contracts/catalogue.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import type { Match } from '../part-matching/match/match.ts';
import type { ListEntry } from '../part-matching/read/read-list.ts';
import { leftOut } from './chosen-parts.ts';
import { packPrice } from './packs-text.ts';
import styles from './line-question.module.css';

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
export function LineQuestion({ entry, match, answer, part, packs, change, onAnswer }: LineQuestionProps) {
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
