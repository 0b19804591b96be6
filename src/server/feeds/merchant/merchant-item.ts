import type { Product } from '#contracts/catalogue.ts';
import { categories, categoryNames, subcategories } from '#domain/catalogue/catalogue.ts';
import { makerIdentityOf } from '#domain/feeds/maker-identity.ts';
import { partKinds, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { defaultCurrency, fromDecimal, toDecimal } from '#domain/money/money.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { shippingFee, type DeliveryRates } from '#domain/pricing/shipping-fees.ts';
import { deliveryDays, processingDays } from '#domain/shipping/shipping.ts';
import { shop } from '#domain/shop/shop.ts';
import { feedPicturePath } from './feed-picture-path.ts';

/** Standard delivery inside India, which every product has. */
export interface MerchantShipping {
  readonly country: string;
  readonly service: string;
  readonly price: string;
  readonly minHandlingDays: number;
  readonly maxHandlingDays: number;
  readonly minTransitDays: number;
  readonly maxTransitDays: number;
}

/** One product as Google's product data specification wants it told. Left out: what it has not. */
export interface MerchantItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly additionalImageLinks: readonly string[];
  readonly availability: 'in_stock' | 'out_of_stock';
  readonly price: string;
  readonly condition: 'new';
  readonly brand?: string;
  readonly mpn?: string;
  readonly identifierExists: 'yes' | 'no';
  readonly googleProductCategory: string;
  readonly productType: string;
  readonly unitPricingMeasure?: string;
  readonly unitPricingBaseMeasure?: string;
  readonly shipping: MerchantShipping;
}

const circuit = 'Electronics > Circuit Boards & Components';
const passive = `${circuit} > Passive Circuit Components`;
const chips = `${circuit} > Semiconductors > Integrated Circuits & Chips`;
const transistors = `${circuit} > Semiconductors > Transistors`;
const connectors = 'Electronics > Components > Electronics Component Connectors';

/** Where Google's taxonomy (version 2021-09-21) files what we sell. */
const categoryOfKind: Readonly<Record<PartKind, string>> = {
  resistor: `${passive} > Resistors`,
  'film-capacitor': `${passive} > Capacitors`,
  'ceramic-capacitor': `${passive} > Capacitors`,
  'electrolytic-capacitor': `${passive} > Capacitors`,
  inductor: `${passive} > Inductors`,
  potentiometer: `${passive} > Resistors`,
  trimmer: `${passive} > Resistors`,
  switch: 'Electronics > Components',
  knob: 'Electronics > Components',
  diode: `${circuit} > Semiconductors > Diodes`,
  led: `${circuit} > Semiconductors > Diodes`,
  transistor: transistors,
  jfet: transistors,
  mosfet: transistors,
  'op-amp': chips,
  chip: chips,
  socket: connectors,
  enclosure: 'Electronics > Components',
  jack: connectors,
  hardware: 'Electronics > Components',
  wire: 'Electronics > Electronics Accessories > Cables',
  tool: 'Hardware > Tools',
  consumable: 'Hardware > Tool Accessories > Soldering Iron Accessories',
};

function googleCategoryOf({ category, kind }: Product): string {
  if (category === 'kit') return 'Electronics > Audio > Audio Components > Signal Processors > Effects Processors';
  if (category === 'pcb') return `${circuit} > Printed Circuit Boards`;
  return kind ? categoryOfKind[kind] : circuit;
}

/** Our own shelves, from the widest to the narrowest. */
function productTypeOf({ category, subcategory, kind }: Product): string {
  const known = categories.find((each) => each === category);
  if (!known) return categoryNames.parts.menu;
  const shelf = kind ? partKinds[kind].label : subcategories[known].find(({ slug }) => slug === subcategory)?.label;
  return [categoryNames[known].menu, shelf].filter((label) => label !== undefined).join(' > ');
}

const maxTitle = 150;
const maxDescription = 5_000;
const maxPictures = 10;

function shippingOf({ price }: Product, rates: DeliveryRates): MerchantShipping {
  const method = 'domestic-standard';
  const transit = deliveryDays(method, 'india')!;
  return {
    country: shop.address.countryCode,
    service: 'Standard',
    price: `${toDecimal(shippingFee(method, fromDecimal(price), rates))} ${defaultCurrency}`,
    minHandlingDays: processingDays.usual.fromDays,
    maxHandlingDays: processingDays.usual.toDays,
    minTransitDays: transit.fromDays,
    maxTransitDays: transit.toDays,
  };
}

/** Without what XML has no place for, and without half a character at the end. */
const plain = (text: string, max: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}$/u, '');

/** Drawings are vectors, which the specification refuses: they are told as bitmaps of the same. */
const pictureLink = (product: Product, imageUrl: string, at: number, publicUrl: string): string =>
  absoluteUrl(publicUrl, imageUrl.endsWith('.svg') ? feedPicturePath(product.slug, at, imageUrl) : imageUrl);

export const picturesOf = ({ imageUrl, gallery }: Pick<Product, 'imageUrl' | 'gallery'>): string[] =>
  [...new Set([imageUrl, ...gallery.map((picture) => picture.imageUrl)])].slice(0, 1 + maxPictures);

export function toMerchantItem(product: Product, publicUrl: string, rates: DeliveryRates): MerchantItem {
  const { brand, mpn } = makerIdentityOf(product);
  const [imageLink = '', ...additionalImageLinks] = picturesOf(product).map((imageUrl, at) =>
    pictureLink(product, imageUrl, at, publicUrl),
  );
  return {
    id: product.id,
    title: plain(product.name, maxTitle),
    description: plain(product.description, maxDescription),
    link: absoluteUrl(publicUrl, paths.product(product.slug)),
    imageLink,
    additionalImageLinks,
    availability: product.inStock ? 'in_stock' : 'out_of_stock',
    price: `${product.price} ${defaultCurrency}`,
    condition: 'new',
    // A number without its maker identifies nothing.
    ...(brand && mpn ? { brand, mpn, identifierExists: 'yes' } : { identifierExists: 'no' }),
    googleProductCategory: googleCategoryOf(product),
    productType: productTypeOf(product),
    ...(product.packSize > 1 && { unitPricingMeasure: `${product.packSize} ct`, unitPricingBaseMeasure: '1 ct' }),
    shipping: shippingOf(product, rates),
  };
}
