import { productFields, type ProductDetails, type ProductField } from '#contracts/product-details.ts';
import type { z } from 'zod';
import { readPrice, readStock, writeStock, type Reading } from './read-numbers.ts';

/**
 * What a file can say of a product: the details that fit into a cell, the stock, and the stock that it was written in view
 * of, which is never stored.
 */
export type Imported = ProductDetails & { stock: number | null; stockSeen?: number | null };
export type ImportedField =
  | Exclude<ProductField, 'pictures' | 'documents' | 'bom' | 'pinOut' | 'pairSlug'>
  | 'stock'
  | 'stockSeen';

export interface Column {
  readonly head: string;
  readonly field: ImportedField;
  /** What else people call it. */
  readonly others?: readonly string[];
  readonly read: (text: string) => Reading;
  readonly write: (product: Imported) => string;
}

type Input = Parameters<z.ZodType['safeParse']>[0];

/** The same check, and the same sentence, as everywhere else. */
function checked(field: ProductField, value: Input): Reading {
  const parsed = productFields[field].safeParse(value, { error: () => '' });
  if (parsed.success) return { value: parsed.data };
  return { sentence: parsed.error.issues[0]?.message || 'That can’t be read.', suggestion: null };
}

const text = (
  field: 'name' | 'slug' | 'summary' | 'difficulty' | 'category' | 'subcategory' | 'hsnCode' | 'countryOfOrigin',
  head: string,
  ...others: string[]
): Column => ({
  head,
  field,
  others,
  read: (cell) => checked(field, cell.trim()),
  write: (product) => product[field],
});

const optional = (
  field: 'kind' | 'value' | 'basedOn' | 'seoTitle' | 'seoDescription',
  head: string,
  ...others: string[]
): Column => ({
  head,
  field,
  others,
  read: (cell) => checked(field, cell.trim()),
  write: (product) => product[field] ?? '',
});

const linesOf = (cell: string): string[] =>
  cell
    .split(/\r\n|\r|\n/)
    .map((one) => one.trim())
    .filter(Boolean);

function readSpecifications(cell: string): Reading {
  const lines = linesOf(cell).map((one) => /^([^:]+):\s*(.+)$/.exec(one));
  if (lines.some((match) => !match)) {
    return { sentence: 'Each line of the specifications is a name, a colon and a value.', suggestion: null };
  }
  return checked(
    'specifications',
    lines.map((match) => ({ name: match![1]!.trim(), value: match![2]!.trim() })),
  );
}

const readRate = (cell: string): Reading => {
  const reading = checked('gstRatePercent', cell.trim().replace(/\s*%$/, ''));
  return 'value' in reading ? { value: Number(reading.value).toFixed(2) } : reading;
};

/** In the order that they are written out in. */
export const columns: readonly Column[] = [
  text('slug', 'slug', 'address'),
  text('name', 'name', 'product'),
  { head: 'price', field: 'price', others: ['price inr', 'mrp'], read: readPrice, write: ({ price }) => price },
  {
    head: 'stock',
    field: 'stock',
    others: ['quantity'],
    read: readStock,
    write: ({ stock }) => writeStock(stock),
  },
  { head: 'stock seen', field: 'stockSeen', read: readStock, write: ({ stock }) => writeStock(stock) },
  text('summary', 'one line', 'summary'),
  {
    head: 'description',
    field: 'description',
    read: (cell) => checked('description', cell.replaceAll(/\r\n?/g, '\n')),
    write: ({ description }) => description,
  },
  text('category', 'category'),
  text('subcategory', 'section', 'subcategory'),
  optional('kind', 'kind'),
  optional('value', 'value', 'marking'),
  text('difficulty', 'difficulty'),
  optional('basedOn', 'inspired by', 'based on'),
  {
    head: 'pack size',
    field: 'packSize',
    read: (cell) => checked('packSize', /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : cell),
    write: ({ packSize }) => String(packSize),
  },
  {
    head: 'specifications',
    field: 'specifications',
    read: readSpecifications,
    write: ({ specifications }) => specifications.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  },
  {
    head: 'included',
    field: 'components',
    others: ['components'],
    read: (cell) => checked('components', linesOf(cell)),
    write: ({ components }) => components.join('\n'),
  },
  {
    head: 'tags',
    field: 'tags',
    read: (cell) =>
      checked(
        'tags',
        cell
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    write: ({ tags }) => tags.join(', '),
  },
  text('hsnCode', 'hsn', 'hsn code'),
  {
    head: 'gst',
    field: 'gstRatePercent',
    others: ['gst rate', 'tax'],
    read: readRate,
    write: ({ gstRatePercent }) => gstRatePercent,
  },
  text('countryOfOrigin', 'country of origin', 'country'),
  optional('seoTitle', 'seo title'),
  optional('seoDescription', 'seo description'),
];

const byHead = new Map(
  columns.flatMap((column) => [column.head, ...(column.others ?? [])].map((head) => [head, column])),
);

/** A head as people write it: 'HSN_Code', 'One line '. */
export const findColumn = (head: string): Column | null =>
  byHead.get(
    head
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' '),
  ) ?? null;

/** What a new product needs; without them in the file, a row can only be about one that is there. */
export const neededHeads: readonly string[] = [
  'name',
  'price',
  'one line',
  'description',
  'category',
  'section',
  'difficulty',
  'hsn',
  'country of origin',
];
