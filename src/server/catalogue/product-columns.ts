import { productField, productFieldNames, type FieldWith } from '#domain/catalogue/product-fields.ts';

/** A column of the table products, the name that its value has in our code, and the type it is sent as. */
export interface ProductColumn {
  readonly name: string;
  readonly key: string;
  readonly type: string;
}

/** What is stored in another shape than it is edited in. */
const reshaped = [
  { name: 'price_paise', key: 'pricePaise', type: 'bigint' },
  { name: 'image_url', key: 'imageUrl', type: 'text' },
  { name: 'image_label', key: 'imageLabel', type: 'text' },
  { name: 'image_alt', key: 'imageAlt', type: 'text' },
  { name: 'gallery', key: 'gallery', type: 'jsonb' },
] as const satisfies readonly ProductColumn[];

export type DetailKey = FieldWith<{ column: string }> | (typeof reshaped)[number]['key'];

/** Everything that the office writes of a product. */
export const detailColumns: readonly ProductColumn[] = [
  ...productFieldNames.flatMap((key): ProductColumn[] => {
    const { column, columnType = 'text' } = productField(key);
    return column === undefined ? [] : [{ name: column, key, type: columnType }];
  }),
  ...reshaped,
];

/** 'slug, price_paise': what an insert or an update writes. */
export const columnNames = (columns: readonly ProductColumn[]): string => columns.map(({ name }) => name).join(', ');

/** 'slug, price_paise as "pricePaise"': what a row is read by. */
export const selectList = (columns: readonly ProductColumn[]): string =>
  columns.map(({ name, key }) => (name === key ? name : `${name} as "${key}"`)).join(', ');

/** 'given.slug, given."pricePaise"': the values of a JSON record, in the order of the columns. */
export const recordValues = (columns: readonly ProductColumn[]): string =>
  columns.map(({ key }) => `given."${key}"`).join(', ');

/** 'given(slug text, "pricePaise" bigint)': the JSON record that recordValues takes them from. */
export const recordOf = (columns: readonly ProductColumn[]): string =>
  `given(${columns.map(({ key, type }) => `"${key}" ${type}`).join(', ')})`;
