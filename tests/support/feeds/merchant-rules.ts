/**
 * The rules of Google's product data specification (support.google.com/merchants/answer/7052112, with the changes of April
 * 2026) for a shop that sells new things in India, as a checker of what a feed says of one product.
 */

/** By the name of the attribute; what may stand there several times is a list. */
export type ToldItem = ReadonlyMap<string, readonly string[]>;

const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition'] as const;
const single = [
  ...required,
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'google_product_category',
  'product_type',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
];
const longest: Readonly<Record<string, number>> = {
  id: 50,
  title: 150,
  description: 5000,
  link: 2000,
  image_link: 2000,
  additional_image_link: 2000,
  brand: 70,
  mpn: 70,
  product_type: 750,
};
const price = /^(0|[1-9]\d*)\.\d{2} INR$/;
const measure = /^\d+(\.\d+)? ?(mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)$/;
const baseMeasure = /^(1|2|4|8|10|100) ?(mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)$/;

/** The branches of Google's taxonomy (2021-09-21) that the shop files its products in. */
const googleCategories: ReadonlySet<string> = new Set([
  'Electronics > Audio > Audio Components > Signal Processors > Effects Processors',
  'Electronics > Circuit Boards & Components',
  'Electronics > Circuit Boards & Components > Passive Circuit Components > Capacitors',
  'Electronics > Circuit Boards & Components > Passive Circuit Components > Inductors',
  'Electronics > Circuit Boards & Components > Passive Circuit Components > Resistors',
  'Electronics > Circuit Boards & Components > Printed Circuit Boards',
  'Electronics > Circuit Boards & Components > Semiconductors > Diodes',
  'Electronics > Circuit Boards & Components > Semiconductors > Integrated Circuits & Chips',
  'Electronics > Circuit Boards & Components > Semiconductors > Transistors',
  'Electronics > Components',
  'Electronics > Components > Electronics Component Connectors',
  'Electronics > Electronics Accessories > Cables',
  'Hardware > Tool Accessories > Soldering Iron Accessories',
  'Hardware > Tools',
]);

function pictureProblem(link: string): string | null {
  const { pathname, protocol } = new URL(link);
  if (!/^https?:$/.test(protocol)) return `${link}: neither http nor https`;
  return /\.(jpe?g|png|webp|gif|bmp|tiff?)$/i.test(pathname) ? null : `${link}: no format that Google reads`;
}

function textProblems(item: ToldItem): string[] {
  const [title = '', description = ''] = [item.get('title')?.[0], item.get('description')?.[0]];
  return [
    ...[title, description].filter((text) => /<[a-z/]/i.test(text)).map((text) => `markup in "${text}"`),
    ...[title, description].filter((text) => /[\p{Cc}\p{Co}]/u.test(text)).map((text) => `control signs in "${text}"`),
    // Part numbers are capitals by themselves.
    ...(/\b[A-Z]{7,}\b/.test(title) ? [`"${title}" shouts`] : []),
    ...(/free shipping|buy now|best price|sale/i.test(title) ? [`"${title}" promotes`] : []),
  ];
}

function identifierProblems(item: ToldItem): string[] {
  const exists = item.get('identifier_exists')?.[0] ?? 'yes';
  const [gtin, brand, mpn] = ['gtin', 'brand', 'mpn'].map((name) => item.get(name)?.[0]);
  const isIdentified = gtin !== undefined || (brand !== undefined && mpn !== undefined);
  if (!['yes', 'no'].includes(exists)) return [`identifier_exists is "${exists}"`];
  if (exists === 'yes' && !isIdentified) return ['identified by neither a GTIN nor brand and MPN'];
  return exists === 'no' && (gtin ?? brand ?? mpn) !== undefined ? ['says it has no identifier, and has one'] : [];
}

function shippingProblems(item: ToldItem): string[] {
  const of = (name: string): string => item.get(`shipping.${name}`)?.[0] ?? '';
  const days = ['min_handling_time', 'max_handling_time', 'min_transit_time', 'max_transit_time'].map(of);
  const [minHandling, maxHandling, minTransit, maxTransit] = days.map(Number);
  return [
    ...(/^[A-Z]{2}$/.test(of('country')) ? [] : [`shipping country "${of('country')}"`]),
    ...(price.test(of('price')) ? [] : [`shipping price "${of('price')}"`]),
    ...(days.every((count) => /^\d+$/.test(count)) ? [] : [`shipping days "${days.join()}"`]),
    ...(minHandling! <= maxHandling! && minTransit! <= maxTransit! ? [] : ['more days at least than at most']),
  ];
}

function unitProblems(item: ToldItem): string[] {
  const [unit, base] = [item.get('unit_pricing_measure')?.[0], item.get('unit_pricing_base_measure')?.[0]];
  if (unit === undefined) return base === undefined ? [] : ['a base measure without a measure'];
  const unitOf = (text = ''): string => text.replace(/^[\d. ]+/, '');
  return [
    ...(measure.test(unit) ? [] : [`unit_pricing_measure "${unit}"`]),
    ...(base === undefined || baseMeasure.test(base) ? [] : [`unit_pricing_base_measure "${base}"`]),
    ...(base === undefined || unitOf(unit) === unitOf(base) ? [] : ['measured in one unit, priced by another']),
  ];
}

function formProblems(item: ToldItem, origin: string): string[] {
  const one = (name: string): string => item.get(name)?.[0] ?? '';
  return [
    ...required.filter((name) => one(name).trim() === '').map((name) => `${name} is missing`),
    ...single.filter((name) => (item.get(name)?.length ?? 0) > 1).map((name) => `${name} stands there twice`),
    ...Object.entries(longest).flatMap(([name, max]) =>
      (item.get(name) ?? []).filter((text) => text.length > max).map(() => `${name} is longer than ${max}`),
    ),
    ...(price.test(one('price')) && !one('price').startsWith('0.00') ? [] : [`price "${one('price')}"`]),
    ...(['in_stock', 'out_of_stock', 'preorder', 'backorder'].includes(one('availability')) ? [] : ['availability']),
    ...(one('condition') === 'new' ? [] : ['condition']),
    ...(new URL(one('link')).origin === origin ? [] : [`${one('link')} is not of this shop`]),
    ...(googleCategories.has(one('google_product_category')) ? [] : [`category "${one('google_product_category')}"`]),
  ];
}

/** What is wrong with an item, each in a few words. */
export function merchantProblems(item: ToldItem, origin: string): string[] {
  const pictures = [...(item.get('image_link') ?? []), ...(item.get('additional_image_link') ?? [])];
  return [
    ...formProblems(item, origin),
    ...textProblems(item),
    ...pictures.map(pictureProblem).filter((problem) => problem !== null),
    ...((item.get('additional_image_link')?.length ?? 0) > 10 ? ['more than 10 further pictures'] : []),
    ...identifierProblems(item),
    ...shippingProblems(item),
    ...unitProblems(item),
  ];
}
