import { shop } from '#domain/shop/shop.ts';
import { toScriptSafeJson } from '../api/query-state.ts';

/** What search engines read: who is reached here, and how. As JSON that can stand inside a script element. */
export function contactJsonLd(publicUrl: string): string {
  const { street, city, state, pinCode, countryCode } = shop.address;
  return toScriptSafeJson({
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: `${publicUrl}/contact`,
    mainEntity: {
      '@type': 'Organization',
      name: shop.name,
      legalName: shop.legalName,
      url: publicUrl,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: pinCode,
        addressCountry: countryCode,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: shop.email.support,
        telephone: shop.phone,
      },
      sameAs: Object.values(shop.social),
    },
  });
}
