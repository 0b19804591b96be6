import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Lamp, type LampColour } from '../../ui/lamp/lamp.tsx';
import text from '../../ui/text/text.module.css';
import type { MatchedEntry } from '#domain/part-matching/match/match-list.ts';
import type { Match } from '#domain/part-matching/match/match.ts';
import type { PastedList } from './list-link.ts';
import { ListRow } from './list-row.tsx';
import { chosenPart, maxUnaskedPieces, piecesFor, type Answers } from '#domain/part-matching/chosen-parts.ts';
import { packsText } from './packs-text.ts';
import type { Matched } from './use-pasted-list.ts';
import styles from './list-matches.module.css';

const tallies: readonly (readonly [Match['is'], LampColour, (count: number) => string])[] = [
  ['exact', 'green', (count) => `${count} exact`],
  ['likely', 'amber', (count) => `${count} likely`],
  ['question', 'off', (count) => `${count} ${count === 1 ? 'question' : 'questions'}`],
  ['missing', 'red', (count) => `${count} not ours`],
];

/** Questions first, then what we lack, then what was found. */
const order: readonly Match['is'][] = ['question', 'missing', 'likely', 'exact'];

/** So many pieces are a question, whatever they are of. */
const askedAs = ({ entry, match }: MatchedEntry): Match['is'] =>
  entry.quantity > maxUnaskedPieces && match.is !== 'missing' ? 'question' : match.is;

const rankOf = (matched: MatchedEntry): number => {
  const is = askedAs(matched);
  return order.indexOf(is === 'exact' ? 'likely' : is);
};

interface ListRowState {
  readonly at: number;
  readonly matched: MatchedEntry;
  readonly packs: string | null;
}

/** In the order they are shown in, each with the packs that it opens after those before it. */
function rowsOf({ entries, index }: Matched, answers: Answers): ListRowState[] {
  const counted = new Map<string, number>();
  return entries
    .map((matched, at) => ({ matched, at }))
    .toSorted((a, b) => rankOf(a.matched) - rankOf(b.matched) || a.at - b.at)
    .map(({ matched, at }) => {
      const part = chosenPart(matched, answers, index);
      const pieces = piecesFor(matched.entry, answers);
      if (!part || pieces === null) return { matched, at, packs: null };
      const before = counted.get(part.slug) ?? 0;
      counted.set(part.slug, before + pieces);
      return { matched, at, packs: packsText(part, pieces, before) };
    });
}

interface ListMatchesProps {
  pasted: PastedList;
  matched: Matched | undefined;
  failed: boolean;
  onRetry: () => void;
  onChange: (change: Partial<PastedList>) => void;
}

function Empty({ failed, matched, onRetry }: Pick<ListMatchesProps, 'failed' | 'matched' | 'onRetry'>) {
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

/** What was pasted and asks for nothing, so that nobody has to wonder where it went. */
function NotAsked({ matched: { headers, unread } }: { matched: Matched }) {
  return (
    <>
      {unread.map(({ line, text: end }) => (
        <div key={line} className={styles.unread}>
          <b>Line {line + 1} is too long. We didn’t read its end:</b>
          <code>{end}</code>
        </div>
      ))}
      {headers.length > 0 && (
        <details className={styles.headers}>
          <summary>
            {headers.length === 1 ? '1 line read as a heading' : `${headers.length} lines read as headings`}
          </summary>
          <ul>
            {headers.map(({ line, text: heading }) => (
              <li key={line}>
                <code>{heading}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What became of each line of the list. */
export function ListMatches({ pasted, matched, failed, onRetry, onChange }: ListMatchesProps) {
  const titleId = useId();
  const entries = matched?.entries ?? [];
  const answer = (key: string, given: string | null): void => {
    const { [key]: _before, ...others } = pasted.answers;
    onChange({ answers: given === null ? others : { ...others, [key]: given } });
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
                {words(entries.filter((each) => askedAs(each) === is).length)}
              </span>
            ))}
          </p>
        )}
      </div>
      {entries.length === 0 && <Empty {...{ failed, matched, onRetry }} />}
      <ul className={styles.matches}>
        {matched &&
          rowsOf(matched, pasted.answers).map(({ at, matched: each, packs }) => (
            <ListRow
              key={at}
              matched={each}
              index={matched.index}
              answers={pasted.answers}
              packs={packs}
              onAnswer={answer}
            />
          ))}
      </ul>
      {matched && <NotAsked matched={matched} />}
      {matched && matched.cut > 0 && (
        <p className={text.meta}>
          We read the first 2,000 lines. {matched.cut} more were left out: paste them as a second bill.
        </p>
      )}
    </section>
  );
}
