import { useQuery } from '@tanstack/react-query';
import { buildTimeFacts, buildTitle, measuredText } from '#domain/build-reports/build-report.ts';
import type { PublicBuild } from '#contracts/build-reports.ts';
import { paths } from '#domain/paths/paths.ts';
import { productQuery } from '../components/product/product.queries.ts';
import { buildQuery } from '../shop/build-reports/build-report.queries.ts';
import { buildJsonLd } from '../shop/build-reports/build-json-ld.ts';
import { BuildPage } from '../shop/build-reports/build-page.tsx';
import { neededSlugs } from '../shop/build-reports/build-this.tsx';
import { MissingBuild } from '../shop/build-reports/missing-build.tsx';
import { OwnBuild } from '../shop/build-reports/own-build.tsx';
import { useHeadingFocus } from '../shop/product/use-heading-focus.ts';
import { Head } from '../shell/head.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import type { Loaded, LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.tsx';
import text from '../ui/text/text.module.css';

/** Fetched by those who press Play, never with the page. */
const loadListenPanel = () => import('../listen/panel/listen-panel.tsx');

/** Fetched by those who put it in the cart: the bench keeps what lies in the drawers. */
const readStash = async () => (await import('../workbench/stash/stash-of-visitor.ts')).stashOfVisitor();

interface Params {
  readonly code: string;
}

export async function load({ params, queryClient }: LoadInput<Params>): Promise<Loaded> {
  const found = await queryClient.ensureQueryData(buildQuery(params.code));
  if (found === null || found === 'gone') return found ?? false;
  if (found.build)
    await Promise.all(neededSlugs(found.build).map((slug) => queryClient.ensureQueryData(productQuery(slug))));
  return true;
}

function descriptionOf(build: PublicBuild): string {
  const measured = measuredText(build);
  const facts = [...buildTimeFacts(build.minutes), ...(measured ? [`voltages: ${measured}`] : [])];
  const title = [buildTitle(build.shownName, build.kit.name), ...(facts.length > 0 ? [facts.join(', ')] : [])].join(
    ': ',
  );
  return `${title}. See it, hear it, build it.`;
}

export default function BuildRoute({ params: { code } }: { params: Params }) {
  const { publicUrl } = useSite();
  const { data, isPending } = useQuery(buildQuery(code));
  // Withdrawn by its builder, the page is another one.
  useHeadingFocus(data !== null && data !== 'gone');
  if (isPending) return <div aria-busy="true" />;
  if (!data || data === 'gone' || !data.build) {
    const why = data === 'gone' ? 'gone' : (data?.unseen ?? null);
    return (
      <>
        <Head title="Build" description="There is no build to see here." path={null} />
        <MissingBuild why={why} />
        {why !== 'gone' && why !== null && (
          <div className={text.wrap}>
            <OwnBuild code={code} isLast />
          </div>
        )}
      </>
    );
  }
  const { build, others } = data;
  return (
    <>
      <Head
        title={buildTitle(build.shownName, build.kit.name)}
        description={descriptionOf(build)}
        path={paths.build(build.code)}
        image={build.cardUrl}
      />
      <JsonLd data={buildJsonLd(build, publicUrl)} />
      <BuildPage key={build.id} {...{ build, others, loadListenPanel, readStash }} />
    </>
  );
}
