import type { HelpSuspect } from '#contracts/help.ts';
import styles from './suspect-list.module.css';

const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** What the fault finder thinks, likeliest first, and how sure it is. */
export function SuspectList({ suspects }: { suspects: readonly HelpSuspect[] }) {
  return (
    <ol className={styles.list}>
      {suspects.map(({ kind, ref, name, percent }, place) => (
        <li key={`${kind} ${ref} ${name}`}>
          <span className={styles.letter} aria-hidden="true">
            {letters[place]}
          </span>
          <b>{name}</b>
          <span className={styles.share}>
            {percent}%
            <i style={{ '--share': `${percent}%` } as object} aria-hidden="true" />
          </span>
        </li>
      ))}
    </ol>
  );
}
