import { useQuery } from '@tanstack/react-query';
import type { ClassSummary } from '#contracts/classroom.ts';
import { keptClassDays } from '#domain/workbench/classroom/class-limits.ts';
import { classPaths } from '#domain/paths/class-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import text from '../../../ui/text/text.module.css';
import { workbenchKitsQuery } from '../../frame/workbench-kit.queries.ts';
import { dayText } from '../../builds/day-text.ts';
import { classesQuery } from '../class.queries.ts';
import { buildersText } from '../class-text.ts';
import styles from './your-classes.module.css';

const dayMs = 24 * 60 * 60 * 1000;

const stateText = ({ createdAt, endedAt, pupils }: ClassSummary): string =>
  endedAt
    ? `Ended. Deleted on ${dayText(Date.parse(endedAt) + keptClassDays * dayMs)}`
    : `${buildersText(pupils)}, made ${dayText(Date.parse(createdAt))}`;

/** The classes of whoever is signed in, the newest first. */
export function YourClasses() {
  const { data: classes, isError, refetch } = useQuery(classesQuery);
  const { data: kits = [] } = useQuery(workbenchKitsQuery);
  const nameOf = (slug: string): string => kits.find((kit) => kit.slug === slug)?.name ?? slug;
  return (
    <section aria-labelledby="your-classes">
      <h2 id="your-classes" className={styles.heading}>
        Your classes
      </h2>
      {isError && !classes && <LoadFailed onRetry={() => void refetch()}>Your classes didn’t load.</LoadFailed>}
      {classes?.length === 0 && <p className={text.meta}>None yet. Your first one takes a minute.</p>}
      <ul className={styles.list}>
        {classes?.map((each) => (
          <li key={each.id}>
            <AppLink href={classPaths.one(each.id)}>
              <b>{each.name}</b>
              <span>{nameOf(each.kit)}</span>
              <span className={styles.state}>
                <Lamp colour={each.endedAt ? 'off' : 'green'} />
                {stateText(each)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
