import type { ReactNode } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import type { Verdict } from '../../builds/steps/verdicts.ts';
import styles from './verdict-line.module.css';

const lamps = { good: 'green', look: 'amber', bad: 'red' } as const;

interface VerdictLineProps {
  id: string;
  /** Null: nothing was read yet. */
  verdict: Verdict | null;
  slug: string;
  /** What would be right, until something is read. */
  children: ReactNode;
}

/** What a reading means, in words; where to look if it is wrong. */
export function VerdictLine({ id, verdict, slug, children }: VerdictLineProps) {
  const look = verdict && { good: styles.good, look: styles.look, bad: styles.bad }[verdict.verdict];
  return (
    <p id={id} role="status" className={classNames(styles.verdict, look)}>
      <Lamp colour={verdict ? lamps[verdict.verdict] : 'off'} />
      {verdict ? (
        <span>
          <b>{verdict.head}</b> {verdict.words}{' '}
          {verdict.verdict !== 'good' && <AppLink href={paths.bench(slug, 'faults')}>Find the fault</AppLink>}
        </span>
      ) : (
        <span>{children}</span>
      )}
    </p>
  );
}
