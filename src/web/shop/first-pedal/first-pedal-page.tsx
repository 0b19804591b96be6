import { firstPedalTools } from '#domain/catalogue/first-pedal.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { AfterSteps } from './after-steps.tsx';
import type { FirstPedal } from './first-pedal.queries.ts';
import { NeedRow } from './need-row.tsx';
import { Opening } from './opening.tsx';
import { TakePanel } from './take-panel.tsx';
import { useNeeds } from './use-needs.ts';
import text from '../../ui/text/text.module.css';
import styles from './first-pedal-page.module.css';

function Needs({ firstPedal }: { firstPedal: FirstPedal }) {
  const { kit } = firstPedal;
  const { all, wanted, isWanted, toggle } = useNeeds(firstPedal);
  return (
    <div className={styles.path}>
      <section aria-labelledby="needs-title">
        <div className={styles.head}>
          <h2 id="needs-title">What you need</h2>
          <p className={text.meta}>Untick what you already have.</p>
        </div>
        <ul className={styles.needs}>
          {all.map((need) => (
            <NeedRow
              key={need.slug}
              need={need}
              name={need === kit ? `${kit.name} kit` : need.name}
              words={need === kit ? 'Board, parts, drilled and printed box' : need.summary}
              wanted={isWanted(need)}
              onToggle={() => toggle(need.slug)}
            />
          ))}
        </ul>
      </section>
      <TakePanel kit={kit} wanted={wanted} />
    </div>
  );
}

function NeedsOnTheirWay() {
  return (
    <div className={styles.path} role="status">
      <VisuallyHidden>Loading what you need</VisuallyHidden>
      <div>
        {firstPedalTools.map(({ slug }) => (
          <Skeleton key={slug} className={styles.row} />
        ))}
      </div>
    </div>
  );
}

interface FirstPedalPageProps {
  /** Undefined while it is not known. */
  firstPedal: FirstPedal | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The kit to begin with, what it takes, and all of it in one press. */
export function FirstPedalPage({ firstPedal, failed, onRetry }: FirstPedalPageProps) {
  return (
    <>
      <Opening kit={firstPedal?.kit} />
      <div className={text.wrap}>
        {firstPedal && <Needs firstPedal={firstPedal} />}
        {!firstPedal &&
          (failed ? <LoadFailed onRetry={onRetry}>The list did not load.</LoadFailed> : <NeedsOnTheirWay />)}
        <AfterSteps />
      </div>
    </>
  );
}
