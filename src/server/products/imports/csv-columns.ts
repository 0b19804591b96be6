import type { z } from 'zod';
import { productFieldSchemas, type ProductDetails } from '#contracts/product-details.ts';
import {
  neededFieldNames,
  productField,
  productFieldNames,
  type FieldWith,
  type ProductField,
} from '#domain/catalogue/product-fields.ts';
import { readPrice, readStock, writeStock, type Reading } from './read-numbers.ts';

type CellField = FieldWith<{ csvHeads: readonly string[] }>;

/**
 * What a file can say of a product: the details that fit into a cell, the stock, and the stock that it was written in view
 * of, which is never stored.
 */
export type Imported = ProductDetails & { stock: number | null; stockSeen?: number | null };
export type ImportedField = CellField | 'stock' | 'stockSeen';

export interface Column {
  readonly head: string;
  readonly field: ImportedField;
  /** What else people call it. */
  readonly others: readonly string[];
  readonly read: (text: string) => Reading;
  readonly write: (product: Imported) => string;
}

type Input = Parameters<z.ZodType['safeParse']>[0];

/** The same check, and the same sentence, as everywhere else. */
function checked(field: ProductField, value: Input): Reading {
  const parsed = productFieldSchemas[field].safeParse(value, { error: () => '' });
  if (parsed.success) return { value: parsed.data };
  return { sentence: parsed.error.issues[0]?.message || 'That can’t be read.', suggestion: null };
}

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

type Cell = Pick<Column, 'read' | 'write'>;
type TextField = { [K in CellField]: ProductDetails[K] extends string | null ? K : never }[CellField];

/** Text is read without the space around it, and written as it is. */
const textCell = (field: TextField): Cell => ({
  read: (cell) => checked(field, cell.trim()),
  write: (product) => product[field] ?? '',
});

/** The cells that are more than text. */
const cells: Readonly<Record<Exclude<ImportedField, TextField>, Cell>> & Partial<Record<TextField, Cell>> = {
  price: { read: readPrice, write: ({ price }) => price },
  stock: { read: readStock, write: ({ stock }) => writeStock(stock) },
  stockSeen: { read: readStock, write: ({ stock }) => writeStock(stock) },
  description: {
    read: (cell) => checked('description', cell.replaceAll(/\r\n?/g, '\n')),
    write: ({ description }) => description,
  },
  packSize: {
    read: (cell) => checked('packSize', /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : cell),
    write: ({ packSize }) => String(packSize),
  },
  netWeightGrams: {
    read: (cell) => checked('netWeightGrams', /^\d{1,9}( ?g)?$/.test(cell.trim()) ? Number.parseInt(cell, 10) : cell),
    write: ({ netWeightGrams }) => (netWeightGrams === null ? '' : String(netWeightGrams)),
  },
  specifications: {
    read: readSpecifications,
    write: ({ specifications }) => specifications.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  },
  components: {
    read: (cell) => checked('components', linesOf(cell)),
    write: ({ components }) => components.join('\n'),
  },
  tags: {
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
  gstRatePercent: { read: readRate, write: ({ gstRatePercent }) => gstRatePercent },
};

const stockHeads = { stock: ['stock', 'quantity'], stockSeen: ['stock seen'] } as const;

function columnOf(field: ImportedField): Column {
  const [head, ...others] =
    field === 'stock' || field === 'stockSeen' ? stockHeads[field] : productField(field).csvHeads!;
  return { head: head!, field, others, ...(cells[field] ?? textCell(field as TextField)) };
}

/** What a file begins with; the other fields follow in the order they are declared in. */
const firstFields: readonly ImportedField[] = [
  'slug',
  'name',
  'price',
  'stock',
  'stockSeen',
  'summary',
  'description',
  'category',
  'subcategory',
  'kind',
  'value',
];
const isInFile = (name: ProductField): name is CellField => productField(name).csvHeads !== undefined;
const otherFields = productFieldNames.filter(isInFile).filter((name) => !firstFields.includes(name));

/** In the order that they are written out in. */
export const columns: readonly Column[] = [...firstFields, ...otherFields].map(columnOf);

const byHead = new Map(columns.flatMap((column) => [column.head, ...column.others].map((head) => [head, column])));

/** A head as people write it: 'HSN_Code', 'One line '. */
export const findColumn = (head: string): Column | null =>
  byHead.get(
    head
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' '),
  ) ?? null;

/** What a new product needs; without them in the file, a row can only be about one that is there. */
export const neededHeads: readonly string[] = neededFieldNames.map((name) => productField(name).csvHeads![0]);
