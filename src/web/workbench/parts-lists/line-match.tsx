import type { ReactNode } from 'react';
import type { ListedPart } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import type { Match } from '../part-matching/match/match.ts';
import type { ListEntry } from '../part-matching/read/read-list.ts';
import styles from './line-match.module.css';

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
export function LineMatch({ entry, match, part, packs, change, isLeftOut, onLeaveOut }: LineMatchProps) {
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
      <span className={styles.actions}>
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
