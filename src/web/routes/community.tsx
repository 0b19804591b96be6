import { wallFilterOf } from '#domain/build-reports/build-report.ts';
import { contactVariant } from '#content/contact-variant.ts';
import { paths } from '#domain/paths/paths.ts';
import { wallPageQuery } from '../shop/build-reports/build-report.queries.ts';
import { Wall } from '../shop/build-reports/wall.tsx';
import { contactJsonLd } from '../shop/contact/contact-json-ld.ts';
import { ContactPage } from '../shop/contact/contact-page.tsx';
import { Head } from '../shell/head.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import type { LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.tsx';

export async function load({ search, queryClient }: LoadInput): Promise<void> {
  await queryClient.ensureQueryData(wallPageQuery(wallFilterOf(search)));
}

/** The contact screen again, with the wall of what others have built above it. */
export default function CommunityRoute() {
  const { publicUrl, settings } = useSite();
  const variant = contactVariant(paths.community);
  return (
    <>
      <Head title={variant.heading} description={variant.description} path={variant.path} />
      <JsonLd data={contactJsonLd(publicUrl, settings)} />
      <ContactPage variant={variant} wall={<Wall />} />
    </>
  );
}
