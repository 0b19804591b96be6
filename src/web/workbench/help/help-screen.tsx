import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { LoadInput } from '../../shell/screen.ts';
import { freshBuild, useBuilds, type MyBuilds } from '../builds/my-builds.ts';
import { useFaultSearch } from '../fault-finder/fault-search.ts';
import { finderQuery } from '../fault-finder/faults.queries.ts';
import { useMeter } from '../fault-finder/symptoms/meter-choice.tsx';
import { WorkbenchFrame } from '../frame/workbench-frame.tsx';
import { loadWorkbenchKit, type OpenedKit } from '../frame/workbench-kit.queries.ts';
import { WorkbenchLoading } from '../frame/workbench-loading.tsx';
import { helpQuery } from './help.queries.ts';
import { HelpPage } from './help-page.tsx';

interface Params {
  readonly slug: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadWorkbenchKit(queryClient, params.slug);

const failure = 'What the fault finder knows didn’t load. Check your connection, then try again.';

/** The build in the address, the one that was asked about last, or the last of this kit; else one that begins with the question. */
function useBuildOf(sheet: WorkbenchSheet, { list }: MyBuilds, askedAbout: string | undefined) {
  const wanted = new URLSearchParams(useSearch()).get('build');
  const [fresh] = useState(() => freshBuild(crypto.randomUUID(), sheet.slug));
  const ofKit = list.filter(({ kit }) => kit === sheet.slug);
  const build = ofKit.find(({ id }) => id === wanted) ?? ofKit.find(({ id }) => id === askedAbout) ?? ofKit[0] ?? fresh;
  return { build, name: build.state.name?.value ?? `Board ${Math.max(1, ofKit.length)}` };
}

function Opened({ sheet, kit, builds }: { sheet: WorkbenchSheet; kit: OpenedKit; builds: MyBuilds }) {
  const { faultsUrl } = kit.contents.bench;
  const [search, onSearch] = useFaultSearch(sheet.slug);
  const meter = useMeter();
  const finder = useQuery({ ...finderQuery(faultsUrl ?? '', meter, sheet.wiring), enabled: faultsUrl !== undefined });
  const isSignedIn = builds.owner !== 'guest';
  const asked = useQuery({ ...helpQuery, enabled: isSignedIn });
  const ofKit = asked.data?.filter((request) => request.kit === sheet.slug);
  const { build, name } = useBuildOf(sheet, builds, ofKit?.[0]?.buildId);
  if (!finder.data || (isSignedIn && asked.isPending && asked.fetchStatus === 'fetching'))
    return (
      <WorkbenchLoading
        failure={finder.isError || !faultsUrl ? failure : undefined}
        onRetry={() => void finder.refetch()}
      />
    );
  const request = ofKit?.find(({ buildId, state }) => buildId === build.id && state !== 'closed');
  return (
    <HelpPage
      key={build.id}
      {...{ sheet, search, onSearch, meter, build, name, owner: builds.owner, request }}
      finder={finder.data}
    />
  );
}

function WithBuilds(props: { sheet: WorkbenchSheet; kit: OpenedKit }) {
  const builds = useBuilds();
  return builds ? <Opened {...props} builds={builds} /> : <WorkbenchLoading />;
}

/** A pedal that does not work: what is known of it, sent to the shop, and what the shop answers. */
export default function HelpScreen({ params: { slug } }: { params: Params }) {
  return (
    <WorkbenchFrame
      slug={slug}
      view="help"
      title={(name) => `${name}: Ask the Shop`}
      description={(name) =>
        `Your ${name} doesn’t work? Send us what you measured, and somebody who builds these every day looks at your board.`
      }
    >
      {(sheet, kit) => <WithBuilds key={sheet.slug} {...{ sheet, kit }} />}
    </WorkbenchFrame>
  );
}
