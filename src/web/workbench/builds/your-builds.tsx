import { useQueries } from '@tanstack/react-query';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { paths } from '#domain/paths/paths.ts';
import { contentsQuery } from '../../components/product/product.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { signInPath } from '../../session/return-path.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { sheetQuery } from '../../components/board-view/board-sheet.queries.ts';
import { buildSteps, type BuildStep } from './steps/build-steps.ts';
import { progressOf } from './steps/progress.ts';
import { useBuilds } from './my-builds.ts';
import { BuildCard } from './build-card.tsx';
import type { SavedBuild } from './saved-build.ts';
import { ResumeBuild } from './resume-build.tsx';
import styles from './your-builds.module.css';

/** A build beside what it is a build of. */
export interface ShownBuild {
  readonly build: SavedBuild;
  readonly sheet: WorkbenchSheet;
  readonly steps: readonly BuildStep[];
}

/** The sheets of these kits, as far as they are here. */
function useSheets(kits: readonly string[]): ReadonlyMap<string, WorkbenchSheet> {
  const contents = useQueries({ queries: kits.map((kit) => ({ ...contentsQuery(kit), retry: false })) });
  const urls = contents.flatMap(({ data }) => (data?.bench ? [data.bench.sheetUrl] : []));
  const sheets = useQueries({ queries: urls.map((url) => sheetQuery(url)) });
  return new Map(sheets.flatMap(({ data }) => (data ? [[data.slug, data] as const] : [])));
}

const isPaused = ({ build, steps }: ShownBuild): boolean =>
  (build.state.pausedAt?.value ?? null) !== null && !progressOf(steps, build.state).isDone;

/** The boards in hand: the paused one first, then all others; for a guest, that they stay in this browser. */
export function YourBuilds() {
  const builds = useBuilds();
  const list = builds?.list ?? [];
  const sheets = useSheets([...new Set(list.map(({ kit }) => kit))]);
  if (!builds || list.length === 0) return null;
  const shown = list.flatMap((build): ShownBuild[] => {
    const sheet = sheets.get(build.kit);
    return sheet ? [{ build, sheet, steps: buildSteps(sheet) }] : [];
  });
  const open = shown.filter(({ build, steps }) => !progressOf(steps, build.state).isDone);
  const first = open.find(isPaused) ?? open[0];
  const rest = shown.filter((each) => each !== first);
  const again = first ?? shown[0];
  return (
    <section className={styles.builds} aria-labelledby="your-builds">
      <h2 id="your-builds">Your builds</h2>
      {first && <ResumeBuild {...first} />}
      <ul className={styles.cards}>
        {rest.map((each) => (
          <BuildCard key={each.build.id} {...each} owner={builds.owner} />
        ))}
        {again && (
          <li className={styles.another}>
            <AppLink href={`${paths.bench(again.sheet.slug, 'build')}?build=new`}>
              <b>Start another {again.sheet.name}</b>
              <span>Starts empty. The first stays as it is.</span>
            </AppLink>
          </li>
        )}
      </ul>
      {builds.owner === 'guest' && (
        <div className={styles.guest}>
          <h3>Not signed in?</h3>
          <p>Everything works. Your ticks stay in this browser, and move to your account when you sign in.</p>
          <AppLink href={signInPath(paths.bench())} className={buttonClass({ small: true })}>
            Sign in
          </AppLink>
        </div>
      )}
    </section>
  );
}
