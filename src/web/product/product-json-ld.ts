import type { Product } from '#contracts/catalogue.ts';
import { defaultCurrency } from '#domain/money/money.ts';
import { shop } from '#domain/shop/shop.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { viewsOf } from './gallery/product-views.ts';

const vocabulary = 'https://schema.org';

function offerOf(product: Product, url: string, seller: string) {
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: defaultCurrency,
    availability: `${vocabulary}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${vocabulary}/NewCondition`,
    seller: { '@type': 'Organization', name: seller },
  };
}

/** Nobody has rated what nobody has reviewed, and search engines refuse a rating of nought. */
const ratingOf = ({ rating, reviewCount }: Product) =>
  reviewCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: '5' },
  };

/** What search engines read of a product page. */
export function productJsonLd(product: Product, publicUrl: string, seller: string) {
  const address = (path: string): string => absoluteUrl(publicUrl, path);
  const url = address(paths.product(product.slug));
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
        name: product.name,
        description: product.description,
        sku: product.slug,
        productID: product.id,
        url,
        image: viewsOf(product).map(({ imageUrl }) => address(imageUrl)),
        brand: { '@type': 'Brand', name: shop.name },
        countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
        offers: offerOf(product, url, seller),
        ...ratingOf(product),
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
