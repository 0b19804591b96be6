import { absoluteUrl } from '#domain/paths/paths.ts';
import type { ShopDetails } from '#domain/shop/shop-details.ts';
import { shop } from '#domain/shop/shop.ts';
import { returnPolicyOf } from './return-policy.ts';

/** Who sells here, as search engines read it, with what holds for everything that is sent back. */
export function organizationJsonLd(publicUrl: string, { legalName, street, city, pinCode, phone }: ShopDetails) {
  const { state, countryCode } = shop.address;
  return {
    '@type': 'OnlineStore',
    '@id': absoluteUrl(publicUrl, '/#organization'),
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
    hasMerchantReturnPolicy: returnPolicyOf(publicUrl),
  };
}
