import { useQuery } from '@tanstack/react-query';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { LoadInput } from '../../shell/screen.ts';
import { loadWorkbenchKit, type OpenedKit } from '../frame/workbench-kit.queries.ts';
import { WorkbenchFrame } from '../frame/workbench-frame.tsx';
import { WorkbenchLoading } from '../frame/workbench-loading.tsx';
import { useFaultSearch } from './fault-search.ts';
import { finderQuery } from './faults.queries.ts';
import { MeasurePage } from './measure-page.tsx';
import { MendedPage } from './mended-page.tsx';
import { useMeter } from './symptoms/meter-choice.tsx';
import { SymptomsPage } from './symptoms/symptoms-page.tsx';

interface Params {
  readonly slug: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadWorkbenchKit(queryClient, params.slug);

const failure = 'The list of faults didn’t load. Check your connection, then try again.';

function Search({ sheet, kit }: { sheet: WorkbenchSheet; kit: OpenedKit }) {
  const { faultsUrl, soundsUrl, openBoxUrl } = kit.contents.bench;
  const sounds = soundsUrl === undefined ? undefined : { url: soundsUrl, subcategory: kit.product.subcategory };
  const [search, onChange] = useFaultSearch(sheet.slug);
  const query = useQuery({
    ...finderQuery(faultsUrl ?? '', useMeter(), sheet.wiring),
    enabled: faultsUrl !== undefined,
  });
  if (search.stage === 'symptoms') return <SymptomsPage {...{ sheet, search, onChange }} />;
  if (!query.data)
    return (
      <WorkbenchLoading
        failure={query.isError || !faultsUrl ? failure : undefined}
        onRetry={() => void query.refetch()}
      />
    );
  const Page = search.stage === 'mended' ? MendedPage : MeasurePage;
  return <Page {...{ sheet, search, onChange, openBoxUrl, sounds }} finder={query.data} />;
}

/** Symptoms, then one measurement after the other, until it is mended. */
export default function FaultsScreen({ params: { slug } }: { params: Params }) {
  return (
    <WorkbenchFrame
      slug={slug}
      view="faults"
      title={(name) => `${name}: Find the Fault`}
      description={(name) =>
        `The ${name} doesn’t work? Say what it does, type the voltages you measure, and see which joint or part it is, where it sits and how to mend it.`
      }
    >
      {(sheet, kit) => <Search key={sheet.slug} sheet={sheet} kit={kit} />}
    </WorkbenchFrame>
  );
}
