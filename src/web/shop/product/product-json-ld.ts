import type { Product } from '#contracts/catalogue.ts';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { defaultCurrency, fromDecimal, toDecimal } from '#domain/money/money.ts';
import { deliveryDays, processingDays, type BusinessDays } from '#domain/shipping/shipping.ts';
import { shippingFee, type DeliveryRates } from '#domain/pricing/shipping-fees.ts';
import { shop } from '#domain/shop/shop.ts';
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

/** As the shipping page says it: unopened, within the window, and the buyer pays the way back. */
const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shop.address.countryCode,
  returnPolicyCategory: `${vocabulary}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: shop.returns.windowDays,
  returnMethod: `${vocabulary}/ReturnByMail`,
  returnFees: `${vocabulary}/ReturnFeesCustomerResponsibility`,
  refundType: `${vocabulary}/FullRefund`,
};

function offerOf(product: Product, url: string, seller: Seller) {
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: defaultCurrency,
    availability: `${vocabulary}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${vocabulary}/NewCondition`,
    seller: { '@type': 'Organization', name: seller.legalName },
    shippingDetails: shippingOf(product, seller),
    hasMerchantReturnPolicy: returnPolicy,
  };
}

/** Their value is the number that their maker prints on them; that of an LED is a colour, and of a socket its pins. */
const kindsWithMakersNumber: ReadonlySet<PartKind> = new Set<PartKind>([
  'diode',
  'transistor',
  'jfet',
  'mosfet',
  'op-amp',
  'chip',
]);

interface MakerIdentity {
  readonly mpn?: string;
  readonly brand?: { readonly '@type': 'Brand'; readonly name: string };
}

/**
 * A brand and a part number are read as those of one maker. What others make has their number and no brand, since the
 * catalogue doesn't know which of several makers a batch is from; what we make or pack has our number and our brand.
 */
function makerIdentityOf({ kind, value, slug }: Product): MakerIdentity {
  if (kind && kindsWithMakersNumber.has(kind)) return value ? { mpn: value } : {};
  return { mpn: slug, brand: { '@type': 'Brand', name: shop.name } };
}

type Seller = DeliveryRates & { readonly legalName: string };

/**
 * What search engines read of a product page. It has no rating: those of the first catalogue are no reviews of buyers, and
 * only these may be told as one.
 */
export function productJsonLd(product: Product, publicUrl: string, seller: Seller) {
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
        name: product.name,
        description: product.description,
        sku: product.slug,
        mpn,
        brand,
        productID: product.id,
        url,
        image: viewsOf(product).map(({ imageUrl }) => address(imageUrl)),
        countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
        offers: offerOf(product, url, seller),
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
