import type { Product } from '#contracts/catalogue.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { typeset } from '#domain/typography.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { ProductRow } from './product.repository.ts';

const typesetValues = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typeset(text)]));

/** A product as the shop tells of it: words set, pictures and documents at their addresses. */
export function toProduct(
  { pricePaise, createdAt, gallery, documents, formerSlugs, ...row }: ProductRow,
  pictures: AssetUrls,
): Product {
  const outline = row.category === 'parts' ? pictures.partOutline(row.imageUrl) : null;
  const drawnSlug = row.category === 'kit' ? pictures.drawnSlug([row.slug, ...formerSlugs]) : row.slug;
  return {
    ...row,
    ...(drawnSlug !== row.slug && { drawnAs: drawnSlug }),
    summary: typeset(row.summary),
    description: typeset(row.description),
    specifications: typesetValues(row.specifications),
    pinOut: row.pinOut && typesetValues(row.pinOut),
    price: toDecimal(toPaise(pricePaise)),
    imageUrl: pictures.resolve(row.imageUrl),
    playable: row.category === 'kit' && pictures.listening(drawnSlug) !== null,
    socialImageUrl: pictures.socialImageUrl({ slug: drawnSlug, category: row.category }),
    gallery: [
      ...gallery.map((picture) => ({ ...picture, imageUrl: pictures.resolve(picture.imageUrl) })),
      ...(outline ? [outline] : []),
    ],
    documents: documents.map((document) => ({
      ...document,
      ...pictures.documentFacts(document.url),
      url: pictures.resolve(document.url),
    })),
    createdAt: createdAt.toISOString(),
  };
}
