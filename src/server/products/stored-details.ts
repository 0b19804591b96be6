import type { ProductDetails } from '#contracts/product-details.ts';
import { noPicture } from '#domain/catalogue/pictures.ts';
import { productFieldNames } from '#domain/catalogue/product-fields.ts';
import { fromDecimal, toDecimal, toPaise } from '#domain/money/money.ts';
import type { StoredDetails } from './product-details.repository.ts';

type NamedTexts = ProductDetails['specifications'];

const toLines = (texts: Readonly<Record<string, string>>): NamedTexts =>
  Object.entries(texts).map(([name, value]) => ({ name, value }));

const toObject = (lines: NamedTexts): Record<string, string> =>
  Object.fromEntries(lines.map(({ name, value }) => [name, value]));

/** What further pictures are called that were given no name. */
const unnamed = 'Picture';

function picturesOf({ imageUrl, imageLabel, imageAlt, gallery }: StoredDetails): ProductDetails['pictures'] {
  const further = gallery.map(({ label, imageUrl: url, alt }) => ({ imageUrl: url, label, alt: alt ?? null }));
  return imageUrl === noPicture ? further : [{ imageUrl, label: imageLabel, alt: imageAlt }, ...further];
}

/** As the office edits it, from how the columns hold it. */
export function toDetails(row: StoredDetails): ProductDetails {
  const whole = {
    ...row,
    price: toDecimal(toPaise(row.pricePaise)),
    specifications: toLines(row.specifications),
    pinOut: row.pinOut && toLines(row.pinOut),
    bom: row.bom ?? [],
    pictures: picturesOf(row),
  };
  return Object.fromEntries(productFieldNames.map((field) => [field, whole[field]])) as ProductDetails;
}

/** The other way round. */
export function toStored({ price, specifications, pinOut, bom, pictures, ...rest }: ProductDetails): StoredDetails {
  const [first, ...further] = pictures;
  return {
    ...rest,
    pricePaise: fromDecimal(price),
    specifications: toObject(specifications),
    pinOut: pinOut && pinOut.length > 0 ? toObject(pinOut) : null,
    bom: bom.length > 0 ? bom : null,
    imageUrl: first?.imageUrl ?? noPicture,
    imageLabel: first?.label ?? null,
    imageAlt: first?.alt ?? null,
    gallery: further.map(({ imageUrl, label, alt }) => ({ label: label ?? unnamed, imageUrl, ...(alt && { alt }) })),
  };
}
