import type { Product } from '#contracts/catalogue.ts';
import type { Review } from '#contracts/reviews.ts';
import { makerIdentityOf } from '#domain/feeds/maker-identity.ts';
import { defaultCurrency, fromDecimal, toDecimal } from '#domain/money/money.ts';
import { deliveryDays, processingDays, type BusinessDays } from '#domain/shipping/shipping.ts';
import { shippingFee, type DeliveryRates } from '#domain/pricing/shipping-fees.ts';
import { shop } from '#domain/shop/shop.ts';
import { returnPolicyOf } from '../../components/product/return-policy.ts';
import { maxStars } from '#domain/reviews/reviews.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { viewsOf } from './gallery/product-views.ts';

const vocabulary = 'https://schema.org';

const days = ({ fromDays, toDays }: BusinessDays) => ({
  '@type': 'QuantitativeValue',
  minValue: fromDays,
  maxValue: toDays,
  unitCode: 'DAY',
});

/** Standard delivery inside India, which every product has. */
function shippingOf({ price }: Product, rates: DeliveryRates) {
  const method = 'domestic-standard';
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toDecimal(shippingFee(method, fromDecimal(price), rates)),
      currency: defaultCurrency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop.address.countryCode },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(processingDays.usual),
      transitTime: days(deliveryDays(method, 'india')!),
    },
  };
}

function offerOf(product: Product, { url, publicUrl, seller }: { url: string; publicUrl: string; seller: Seller }) {
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: defaultCurrency,
    availability: `${vocabulary}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${vocabulary}/NewCondition`,
    seller: { '@type': 'Organization', '@id': absoluteUrl(publicUrl, '/#organization'), name: seller.legalName },
    shippingDetails: shippingOf(product, seller),
    hasMerchantReturnPolicy: returnPolicyOf(publicUrl),
  };
}

type Seller = DeliveryRates & { readonly legalName: string };

/** Of written reviews alone: the figures of the first catalogue are none, and only those may be told as a rating. */
function ratingOf({ rating, writtenReviews }: Product) {
  if (writtenReviews === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: writtenReviews, bestRating: maxStars };
}

/** Those that stand on the page. */
function reviewsOf(reviews: readonly Review[]) {
  const shown = reviews.filter((review) => review.state === 'shown');
  if (shown.length === 0) return undefined;
  return shown.map(({ shownName, words, stars, at }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: shownName },
    datePublished: at.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: maxStars },
    reviewBody: words || undefined,
  }));
}

/** What a product is made of, and what is made of it, by slug. */
export interface ProductRelations {
  readonly parts: readonly string[];
  readonly kits: readonly string[];
}

/** By address alone: what has a type of its own would have to be offered here, too. Undefined: there is none. */
const addressesOf = (slugs: readonly string[], address: (path: string) => string) =>
  slugs.length === 0 ? undefined : [...new Set(slugs)].map((slug) => ({ '@id': address(paths.product(slug)) }));

const noRelations: ProductRelations = { parts: [], kits: [] };

interface ToldWith {
  readonly reviews?: readonly Review[] | undefined;
  readonly relations?: ProductRelations;
}

/** What search engines read of a product page, and of the page of its reviews. */
export function productJsonLd(
  product: Product,
  publicUrl: string,
  seller: Seller,
  { reviews = [], relations = noRelations }: ToldWith = {},
) {
  const address = (path: string): string => absoluteUrl(publicUrl, path);
  const url = address(paths.product(product.slug));
  const { mpn, brand } = makerIdentityOf(product);
  const trail = [
    { label: 'Products', path: paths.products() },
    ...breadcrumbsOf(product),
    { label: product.name, path: paths.product(product.slug) },
  ];
  return {
    '@context': vocabulary,
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        name: product.name,
        description: product.description,
        sku: product.slug,
        mpn,
        brand: brand === undefined ? undefined : { '@type': 'Brand', name: brand },
        productID: product.id,
        url,
        image: viewsOf(product).map(({ imageUrl }) => address(imageUrl)),
        countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
        offers: offerOf(product, { url, publicUrl, seller }),
        hasPart: addressesOf(relations.parts, address),
        isPartOf: addressesOf(relations.kits, address),
        aggregateRating: ratingOf(product),
        review: reviewsOf(reviews),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: address(path),
        })),
      },
    ],
  };
}
