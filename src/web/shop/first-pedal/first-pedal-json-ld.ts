import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { FirstPedal } from './first-pedal.queries.ts';

/** What search engines read: the list of what a first build takes, the kit at its head. */
export function firstPedalJsonLd({ kit, tools }: FirstPedal, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `What you need to build the ${kit.name}`,
    url: absoluteUrl(publicUrl, paths.firstPedal),
    itemListElement: [kit, ...tools].map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(publicUrl, paths.product(slug)),
    })),
  };
}
