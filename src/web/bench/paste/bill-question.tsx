import { useId } from 'react';
import type { ListedPart } from '#contracts/parts/part-list.ts';
import { formatMoney } from '#domain/money/money.ts';
import text from '../../ui/text/text.module.css';
import type { Match } from '../bill/match/match.ts';
import type { BillEntry } from '../bill/read/read-bill.ts';
import { leftOut } from './chosen-parts.ts';
import styles from './bill-question.module.css';

interface BillQuestionProps {
  entry: BillEntry;
  match: Extract<Match, { is: 'question' }>;
  answer: string | null;
  onAnswer: (slug: string) => void;
}

const packText = ({ price, packSize }: ListedPart): string =>
  packSize > 1 ? `${formatMoney(price)} for ${packSize}` : formatMoney(price);

/** A line that fits several parts: the builder knows which. */
export function BillQuestion({ entry, match, answer, onAnswer }: BillQuestionProps) {
  const name = useId();
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
    <li className={styles.ask}>
      <code>{entry.raw}</code>
      <fieldset>
        <legend>{match.question}</legend>
        <div className={styles.choices}>
          {match.choices.map((part) => choice(part.slug, part.name, packText(part), part.imageUrl))}
          {choice(leftOut, 'Leave it out', 'I have one')}
        </div>
      </fieldset>
    </li>
  );
}
