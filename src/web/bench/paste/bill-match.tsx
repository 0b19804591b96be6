import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import type { Match } from '../bill/match/match.ts';
import type { BillEntry } from '../bill/read/read-bill.ts';
import styles from './bill-match.module.css';

interface BillMatchProps {
  entry: BillEntry;
  match: Extract<Match, { is: 'exact' | 'likely' }>;
  isLeftOut: boolean;
  onLeaveOut: (out: boolean) => void;
}

/** A line that we have the part for. */
export function BillMatch({ entry, match, isLeftOut, onLeaveOut }: BillMatchProps) {
  const { part } = match;
  return (
    <li className={classNames(styles.match, isLeftOut && styles.out)}>
      <code className={styles.raw}>{entry.raw}</code>
      <div className={styles.hit}>
        <img src={part.imageUrl} alt="" width={62} height={37} loading="lazy" />
        <div>
          {entry.quantity > 1 && <b>{entry.quantity} × </b>}
          <AppLink href={paths.product(part.slug)}>{part.name}</AppLink>
          {match.is === 'likely' && <p className={text.meta}>{match.reason}</p>}
          {!part.inStock && <p className={text.meta}>Out of Stock</p>}
        </div>
      </div>
      <span className={styles.sure}>
        <Lamp colour={isLeftOut ? 'off' : match.is === 'exact' ? 'green' : 'amber'} />
        {isLeftOut ? 'Left out' : match.is === 'exact' ? 'Exact' : 'Likely'}
      </span>
      <TextButton
        className={styles.leave}
        aria-label={`${isLeftOut ? 'Put back' : 'Leave out'}: ${entry.raw}`}
        onClick={() => onLeaveOut(!isLeftOut)}
      >
        {isLeftOut ? 'Put back' : 'Leave out'}
      </TextButton>
    </li>
  );
}
