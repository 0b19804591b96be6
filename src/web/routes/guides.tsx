import { guidesJsonLd } from '../shop/guides/guide-json-ld.ts';
import { GuidesPage } from '../shop/guides/guides-page.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import { Head } from '../shell/head.tsx';
import { paths } from '#domain/paths/paths.ts';
import { useSite } from '../shell/site.tsx';

const description =
  'Free guides to building guitar pedals: a first build, soldering and circuit theory, three walkthroughs in pictures, and pages on tools, parts and safety.';

export default function GuidesRoute() {
  const { publicUrl } = useSite();
  return (
    <>
      <Head title="Build Guides" description={description} path={paths.guides} />
      <JsonLd data={guidesJsonLd(publicUrl)} />
      <GuidesPage />
    </>
  );
}
