import { paths, absoluteUrl } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import { escapeXml } from '../escape-xml.ts';
import type { MerchantItem, MerchantShipping } from './merchant-item.ts';

/** How a list of products is written. */
export interface MerchantFormat {
  readonly type: string;
  head(publicUrl: string): string;
  item(item: MerchantItem): string;
  readonly tail: string;
}

/** The attributes that are one line of text, by the names of the specification. */
const lineAttributes = {
  id: 'id',
  title: 'title',
  description: 'description',
  link: 'link',
  image_link: 'imageLink',
  availability: 'availability',
  price: 'price',
  condition: 'condition',
  brand: 'brand',
  mpn: 'mpn',
  identifier_exists: 'identifierExists',
  google_product_category: 'googleProductCategory',
  product_type: 'productType',
  unit_pricing_measure: 'unitPricingMeasure',
  unit_pricing_base_measure: 'unitPricingBaseMeasure',
} as const satisfies Record<string, keyof MerchantItem>;

const lines = Object.entries(lineAttributes);

/** The parts of `shipping`, in the order in which the header of the table names them. */
const shippingAttributes = {
  country: 'country',
  service: 'service',
  price: 'price',
  min_handling_time: 'minHandlingDays',
  max_handling_time: 'maxHandlingDays',
  min_transit_time: 'minTransitDays',
  max_transit_time: 'maxTransitDays',
} as const satisfies Record<string, keyof MerchantShipping>;

const shippingParts = Object.entries(shippingAttributes);

const element = (name: string, value: string | number): string => `<g:${name}>${escapeXml(String(value))}</g:${name}>`;

/** RSS 2.0 with Google's attributes in their own namespace. */
export const rssFormat: MerchantFormat = {
  type: 'application/rss+xml; charset=utf-8',
  head: (publicUrl) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
      '<channel>',
      `<title>${escapeXml(shop.name)}</title>`,
      `<link>${escapeXml(absoluteUrl(publicUrl, paths.home))}</link>`,
      `<description>${escapeXml(`Everything that ${shop.name} sells`)}</description>`,
      '',
    ].join('\n'),
  item(item) {
    const told = lines.flatMap(([name, key]) => (item[key] === undefined ? [] : element(name, item[key])));
    const further = item.additionalImageLinks.map((link) => element('additional_image_link', link));
    const shipping = shippingParts.map(([name, key]) => element(name, item.shipping[key])).join('');
    return `<item>${[...told, ...further].join('')}<g:shipping>${shipping}</g:shipping></item>\n`;
  },
  tail: '</channel>\n</rss>\n',
};

/** Texts have no tabs and no line breaks, as `toMerchantItem` makes them; a quote is doubled in quotes. */
const cell = (text: string): string => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text);

/** The same as a table with tabs between its columns. */
export const tsvFormat: MerchantFormat = {
  type: 'text/tab-separated-values; charset=utf-8',
  head: () =>
    `${[...lines.map(([name]) => name), 'additional_image_link', `shipping(${shippingParts.map(([name]) => name).join(':')})`].join('\t')}\n`,
  item: (item) =>
    `${[
      ...lines.map(([, key]) => cell(item[key] ?? '')),
      cell(item.additionalImageLinks.join(',')),
      shippingParts.map(([, key]) => item.shipping[key]).join(':'),
    ].join('\t')}\n`,
  tail: '',
};
