import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { ShopDetails } from '#domain/shop/shop-details.ts';
import { organizationJsonLd } from '../../components/product/organization-json-ld.ts';

/** What search engines read: who is reached here, and how. */
export const contactJsonLd = (publicUrl: string, details: ShopDetails) => ({
  '@context': 'https://schema.org',
  '@type': 'ContactPage',
  url: absoluteUrl(publicUrl, paths.contact),
  mainEntity: organizationJsonLd(publicUrl, details),
});
