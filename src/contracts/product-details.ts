import { z } from 'zod';
import { categories, difficulties, subcategories } from '#domain/catalogue/catalogue.ts';
import { partKindSlugs } from '#domain/catalogue/part-kinds.ts';
import { maxNetGrams } from '#domain/customs/goods.ts';
import {
  hasField,
  isOptionalField,
  lineFieldNames,
  productFieldNames,
  productFields,
  type LineField,
  type OptionalField,
  type ProductField,
} from '#domain/catalogue/product-fields.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';

const line = (name: string, max: number) => {
  const message = `${name} is one line of 1 to ${max} characters.`;
  return z.string(message).trim().min(1, message).max(max, message).refine(isPlainLine, message);
};

const listOf = <Item extends z.ZodType>(name: string, item: Item, max: number) => {
  const message = `${name} may have at most ${max} lines.`;
  return z.array(item, message).max(max, message);
};

const slugMessage =
  'The address is made of small letters, digits and single hyphens, such as "fuzz-box", and has at most 100 characters.';
const slug = z
  .string(slugMessage)
  .max(100, slugMessage)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugMessage)
  // An address may carry the id instead, so a slug must never look like one.
  .refine((text) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text), slugMessage);

const priceMessage = 'price must be an amount of rupees such as "3499.00", and at least one rupee.';
export const priceInRupees = z
  .string(priceMessage)
  .regex(/^\d{1,8}(\.\d{1,2})?$/, priceMessage)
  // The gateway takes no less.
  .refine((text) => Number(text) >= 1, priceMessage);

const stockMessage = 'stock must be a whole number from 0 to 1000000, or null for what is not counted.';
export const stockCount = z.int(stockMessage).min(0, stockMessage).max(1_000_000, stockMessage).nullable();

const descriptionMessage = 'The description is text of 1 to 20000 characters.';
const packMessage = 'The pack size is a whole number from 1 to 10000.';
const hsnMessage = 'The HSN code has 4, 6 or 8 digits.';
const hsMessage = 'The HS code has 6 digits, such as 854370.';
const weightMessage = 'The net weight is a whole number of grams from 1 to 100000.';
const rateMessage = 'The GST rate is a percentage from 0 to 40, such as "18" or "0.25".';

const namedText = (what: string) =>
  listOf(
    what,
    z.object({ name: line(`A name in ${what.toLowerCase()}`, 80), value: line('Its value', 500) }),
    60,
  ).refine(
    (lines) => new Set(lines.map(({ name }) => name)).size === lines.length,
    `${what} must not name the same thing twice.`,
  );

const addressMessage = 'A document is at an address of ours (doc: or /documents/) or at one that begins with https://.';
const document = z.object({
  name: line('The name of a document', 120),
  url: line('The address of a document', 500).regex(
    /^(doc:[\w./-]+|\/documents\/[\w./%-]+|https:\/\/\S+)$/,
    addressMessage,
  ),
  type: line('The kind of a document', 20),
});

const pictureMessage = 'A picture is one of ours: drawn (art:) or uploaded (picture:).';
const picture = z.object({
  imageUrl: z.string(pictureMessage).regex(/^(art:[\w./-]{1,200}|picture:[0-9a-f]{32})$/, pictureMessage),
  label: line('What a picture is called', 60).nullable(),
  alt: line('The words for a picture', 300).nullable().describe('For those who cannot see it.'),
});

/** What stands in a bill beyond these (pins, place, orientation) is kept as it is. */
const billComponent = z.looseObject({
  ref: line('A designator', 40),
  kind: line('The kind of a component', 30),
  value: z.string().trim().max(80, 'The value of a component has at most 80 characters.').refine(isPlainLine),
  part: slug.nullable(),
});

/** Of the fields that are declared as one line of text. */
const lineSchemas = Object.fromEntries(
  lineFieldNames.map((name) => {
    const { subject, maxLength } = productFields[name].line;
    const schema = line(subject, maxLength);
    return [name, isOptionalField(name) ? schema.nullable() : schema];
  }),
) as { [K in LineField]: K extends OptionalField ? z.ZodNullable<z.ZodString> : z.ZodString };

const schemas = {
  ...lineSchemas,
  slug,
  description: z
    .string(descriptionMessage)
    .trim()
    .min(1, descriptionMessage)
    .max(20_000, descriptionMessage)
    .refine(isPlainText, 'The description has a character that cannot be shown.'),
  price: priceInRupees,
  difficulty: z.enum(difficulties, `The difficulty is ${difficulties.join(', ')}.`),
  category: z.enum(categories, `The category is ${categories.join(', ')}.`),
  subcategory: z.string('The section is missing.').max(100),
  kind: z.enum(partKindSlugs, 'That is no kind of part.').nullable(),
  packSize: z.int(packMessage).min(1, packMessage).max(10_000, packMessage),
  pairSlug: slug.nullable().describe('The board of a kit, the kit of a board.'),
  specifications: namedText('Specifications').describe('In the order they are shown.'),
  pinOut: namedText('The pins').nullable(),
  components: listOf('What’s included', line('A line of what’s included', 200), 300),
  bom: listOf('The bill of materials', billComponent, 500),
  documents: listOf('Documents', document, 20),
  tags: listOf('Tags', line('A tag', 40), 20).describe('Words to find it by.'),
  hsnCode: z.string(hsnMessage).regex(/^([0-9]{4}|[0-9]{6}|[0-9]{8})$/, hsnMessage),
  hsCode: z
    .string(hsMessage)
    .regex(/^\d{6}$/, hsMessage)
    .nullable(),
  netWeightGrams: z.int(weightMessage).min(1, weightMessage).max(maxNetGrams, weightMessage).nullable(),
  gstRatePercent: z
    .string(rateMessage)
    .regex(/^\d{1,2}(\.\d{1,2})?$/, rateMessage)
    .refine((text) => Number(text) <= 40, rateMessage),
  pictures: listOf('Pictures', picture, 20).describe('The first is the one on cards.'),
} satisfies Record<ProductField, z.ZodType>;

/** Each field alone, for forms and files that check one at a time. */
export const productFieldSchemas = Object.fromEntries(
  productFieldNames.map((name) => [name, schemas[name]]),
) as typeof schemas;

export const productDetails = z.object(productFieldSchemas).meta({ id: 'ProductDetails' });
export type ProductDetails = z.output<typeof productDetails>;

type CategoryFields = Pick<ProductDetails, 'category' | 'subcategory' | 'kind'>;

/** What fields say of each other: a sentence and the field it is about; null: they agree. */
export function categoryProblem({
  category,
  subcategory,
  kind,
}: CategoryFields): { field: ProductField; sentence: string } | null {
  const known = subcategories[category];
  if (!known.some((entry) => entry.slug === subcategory)) {
    const names = known.map((entry) => entry.slug).join(', ');
    return { field: 'subcategory', sentence: `There is no section '${subcategory}' there. It is one of ${names}.` };
  }
  if (!hasField(category, 'kind') && kind !== null) {
    return { field: 'kind', sentence: 'Only parts have a kind; kits and boards have none.' };
  }
  return null;
}
