import type { PublicBuild } from '#contracts/build-reports.ts';
import { buildTitle } from '#domain/build-reports/build-report.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';

const vocabulary = 'https://schema.org';

/** What search engines read: somebody's work after a kit of ours. The stars are part of the kit's own page. */
export const buildJsonLd = (build: PublicBuild, publicUrl: string) => ({
  '@context': vocabulary,
  '@type': 'CreativeWork',
  name: buildTitle(build.shownName, build.kit.name),
  url: absoluteUrl(publicUrl, paths.build(build.code)),
  datePublished: build.publishedAt,
  ...(build.editedAt && { dateModified: build.editedAt }),
  author: { '@type': 'Person', name: build.shownName },
  ...(build.words && { text: build.words }),
  image: absoluteUrl(publicUrl, build.photos.find(({ side }) => side === 'finished')?.url ?? build.cardUrl),
  isBasedOn: {
    '@type': 'Product',
    name: build.kit.name,
    ...(build.kit.onSale && { url: absoluteUrl(publicUrl, paths.product(build.kit.slug)) }),
  },
});
