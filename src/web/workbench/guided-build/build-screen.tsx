import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, type ComponentType } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { paths } from '#domain/paths/paths.ts';
import { Head } from '../../shell/head.tsx';
import type { LoadInput } from '../../shell/screen.ts';
import { sheetQuery } from '../../components/board-view/board-sheet.queries.ts';
import { loadWorkbenchKit, useWorkbenchKit, type OpenedKit } from '../frame/workbench-kit.queries.ts';
import { actionsOn, freshBuild, useBuilds, type MyBuilds } from '../builds/my-builds.ts';
import type { ClassStripProps } from '../classroom/place/class-strip.tsx';
import { usePlaces } from '../classroom/place/places.ts';
import { WorkbenchLoading } from '../frame/workbench-loading.tsx';
import { WorkbenchNotFound } from '../frame/workbench-not-found.tsx';
import { useOfflineWorkbench } from '../offline/use-offline-workbench.ts';
import { fetchAsides, OpenBag } from './asides.tsx';
import { BuildPage } from './build-page.tsx';
import { buildSteps } from '../builds/steps/build-steps.ts';
import { progressOf } from '../builds/steps/progress.ts';
import styles from './build-screen.module.css';

interface Params {
  readonly slug: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadWorkbenchKit(queryClient, params.slug);

const failure = 'The board didn’t load. Check your connection, then try again.';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The build in the address; without one, the last that is not finished, or the last that is; only who asks for it, or has none,
 * gets a new one, which is kept with its first tick.
 */
function useBuildId(sheet: WorkbenchSheet, { list, isComplete }: MyBuilds): string | null {
  const [pathname, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('build');
  const isNamed = wanted !== null && uuid.test(wanted);
  useEffect(() => {
    if (isNamed || (wanted === null && !isComplete)) return;
    const steps = buildSteps(sheet);
    const ofKit = list.filter(({ kit }) => kit === sheet.slug);
    const last = ofKit.find(({ state }) => !progressOf(steps, state).isDone) ?? ofKit[0];
    const id = wanted === null && last ? last.id : crypto.randomUUID();
    navigate(`${pathname}?build=${id}`, { replace: true });
  }, [isNamed, wanted, sheet, list, isComplete, navigate, pathname]);
  return isNamed ? wanted : null;
}

const NoStrip: ComponentType<ClassStripProps> = () => null;

/** Fetched by those who are in a class; the build goes on without it. */
const ClassStrip = lazy<ComponentType<ClassStripProps>>(() =>
  import('../classroom/place/class-strip.tsx').then(
    (strip): { default: ComponentType<ClassStripProps> } => strip,
    () => ({ default: NoStrip }),
  ),
);

function Board({ sheet, kit, builds }: { sheet: WorkbenchSheet; kit: OpenedKit; builds: MyBuilds }) {
  const id = useBuildId(sheet, builds);
  const place = usePlaces().find(({ build }) => build === id);
  const ofKit = builds.list.filter((each) => each.kit === sheet.slug);
  const known = ofKit.find((each) => each.id === id);
  const name = known?.state.name?.value ?? `Board ${ofKit.length + (known ? 0 : 1)}`;
  const { owner } = builds;
  const actions = useMemo(
    () => (id === null ? null : actionsOn(owner, { id, kit: sheet.slug, name })),
    [owner, id, sheet.slug, name],
  );
  if (id === null || !actions) return <WorkbenchLoading />;
  const build = known ?? freshBuild(id, sheet.slug);
  return (
    <BuildPage key={id} {...{ sheet, kit, owner, build, name, actions }}>
      {place && (
        <Suspense fallback={null}>
          <ClassStrip {...{ place, build }} />
        </Suspense>
      )}
    </BuildPage>
  );
}

/** Those of later steps too: without a network it is too late to fetch them. */
const picturesOf = ({ product, contents: { lines, bench } }: OpenedKit): string[] => [
  bench.sheetUrl,
  ...(bench.openBoxUrl ? [bench.openBoxUrl] : []),
  product.imageUrl,
  ...lines.flatMap(({ part }) => (part ? [part.imageUrl] : [])),
];

function Opened({ kit }: { kit: OpenedKit }) {
  const { product, contents } = kit;
  const { data: sheet, isError, refetch } = useQuery(sheetQuery(contents.bench.sheetUrl));
  const builds = useBuilds();
  const query = new URLSearchParams(useSearch());
  // A slip or a mail names what was bought instead of a build.
  const isBought = query.has('order') && query.has('item');
  useOfflineWorkbench(sheet ? picturesOf(kit) : [], fetchAsides);
  return (
    <>
      <Head
        title={`Build the ${product.name}`}
        description={`The ${product.name} step by step: each part, where it goes and which way round, what to measure on the way, and ticks that follow you to your other devices.`}
        path={paths.bench(sheet?.slug ?? product.slug, 'build')}
        image={product.socialImageUrl}
      />
      {sheet && builds && isBought ? (
        <Suspense fallback={<WorkbenchLoading />}>
          <OpenBag {...{ kit, builds }} />
        </Suspense>
      ) : sheet && builds ? (
        <Board {...{ sheet, kit, builds }} />
      ) : (
        <WorkbenchLoading failure={isError ? failure : undefined} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** One board, step by step. */
export default function BuildScreen({ params: { slug } }: { params: Params }) {
  const kit = useWorkbenchKit(slug);
  if (kit === null) return <WorkbenchNotFound />;
  return <div className={styles.screen}>{kit ? <Opened kit={kit} /> : <WorkbenchLoading />}</div>;
}
