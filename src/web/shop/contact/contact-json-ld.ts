import { shop } from '#domain/shop/shop.ts';
import type { ShopDetails } from '#domain/shop/shop-details.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';

/** What search engines read: who is reached here, and how. */
export function contactJsonLd(publicUrl: string, { legalName, street, city, pinCode, phone }: ShopDetails) {
  const { state, countryCode } = shop.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: absoluteUrl(publicUrl, paths.contact),
    mainEntity: {
      '@type': 'Organization',
      name: shop.name,
      legalName,
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
        telephone: phone,
      },
      sameAs: Object.values(shop.social),
    },
  };
}
