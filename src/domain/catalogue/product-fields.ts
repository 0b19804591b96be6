import type { Category } from './catalogue.ts';

/** One line of text: how a sentence about it begins, and the most characters it may have. */
interface LineLimits {
  readonly subject: string;
  readonly maxLength: number;
}

/**
 * What the office edits of a product, declared once. The contract takes the checks of lines from here, the database its
 * columns, files of products their heads, and the editor, the history and the audit their labels.
 */
interface ProductFieldSpec {
  /** What people call it: above its input, in the bar of changes, in a conflict, in the history and in the audit. */
  readonly label: string;
  /** What its input is called, where that says more than the label. */
  readonly inputLabel?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  /** The categories whose products have it; absent: all of them. */
  readonly categories?: readonly Category[];
  /** Its column of the table products; absent: it is stored in another shape, which the server's product columns say. */
  readonly column?: string;
  /** The type of the column; absent: text. */
  readonly columnType?: 'integer' | 'numeric' | 'json' | 'jsonb' | 'text[]';
  /** Of one line of text; absent: the contract has a schema of its own for it. */
  readonly line?: LineLimits;
  /** What a product has of which its author said nothing; null: it is optional; absent: a new product needs it. */
  readonly default?: null | string | number | readonly [];
  /** What the form of a new product begins with; absent: the default, or nothing. */
  readonly initial?: string;
  /** The head of its column in files of products, then what else people call it; absent: it does not fit into a cell. */
  readonly csvHeads?: readonly [head: string, ...others: string[]];
  /** What to add before it goes on sale, where it is empty, and for which categories; absent: nothing is advised. */
  readonly advised?: { readonly sentence: string; readonly categories?: readonly Category[] };
}

const built: readonly Category[] = ['kit', 'pcb'];

/** In the order in which changes and conflicts name them. */
export const productFields = {
  name: {
    label: 'Name',
    column: 'name',
    line: { subject: 'The name', maxLength: 120 },
    csvHeads: ['name', 'product'],
  },
  slug: { label: 'Address', column: 'slug', csvHeads: ['slug', 'address'] },
  summary: {
    label: 'One line',
    column: 'summary',
    line: { subject: 'The one line', maxLength: 200 },
    csvHeads: ['one line', 'summary'],
  },
  description: {
    label: 'Description',
    hint: 'An empty line begins a new paragraph.',
    column: 'description',
    csvHeads: ['description'],
  },
  price: {
    label: 'Price',
    inputLabel: 'Price in rupees, GST included',
    inputMode: 'decimal',
    csvHeads: ['price', 'price inr', 'mrp'],
  },
  difficulty: { label: 'Difficulty', column: 'difficulty', initial: 'Beginner', csvHeads: ['difficulty'] },
  category: { label: 'Category', column: 'category', initial: 'parts', csvHeads: ['category'] },
  subcategory: {
    label: 'Section',
    column: 'subcategory',
    initial: 'other',
    csvHeads: ['section', 'subcategory'],
  },
  kind: { label: 'Kind', categories: ['parts'], column: 'kind', default: null, csvHeads: ['kind'] },
  value: {
    label: 'Value',
    inputLabel: 'Value or marking',
    placeholder: '4K7, TL072CP',
    column: 'value',
    line: { subject: 'The value', maxLength: 40 },
    default: null,
    csvHeads: ['value', 'marking'],
  },
  basedOn: {
    label: 'Inspired by',
    column: 'based_on',
    line: { subject: 'What inspired it', maxLength: 120 },
    default: null,
    csvHeads: ['inspired by', 'based on'],
  },
  packSize: {
    label: 'Pack size',
    inputLabel: 'Pieces in a pack',
    inputMode: 'numeric',
    column: 'pack_size',
    columnType: 'integer',
    default: 1,
    csvHeads: ['pack size'],
  },
  pairSlug: {
    label: 'Pair',
    hint: 'The board of a kit, the kit of a board, by its address.',
    column: 'pair_slug',
    default: null,
  },
  specifications: {
    label: 'Specifications',
    hint: 'A line for each: Name: value. Moving a line moves it on the page.',
    column: 'specifications',
    columnType: 'json',
    default: [],
    csvHeads: ['specifications'],
    advised: { sentence: 'Specifications.' },
  },
  pinOut: {
    label: 'Pins',
    hint: 'A line for each leg: 1: Emitter. None: no table.',
    categories: ['parts'],
    column: 'pin_out',
    columnType: 'json',
    default: null,
  },
  components: {
    label: 'What’s included',
    hint: 'What is in the bag, a line for each: 2 x Resistor 4K7.',
    column: 'components',
    columnType: 'text[]',
    default: [],
    csvHeads: ['included', 'components'],
    advised: { sentence: 'What’s included.', categories: built },
  },
  bom: {
    label: 'Bill of materials',
    hint: 'A line for each component: R1 | resistor | 4K7 | resistor-4k7. Pins stay as they are.',
    column: 'bom',
    columnType: 'jsonb',
    default: [],
    advised: { sentence: 'A bill of materials.', categories: built },
  },
  documents: {
    label: 'Documents',
    hint: 'A line for each: Build document | PDF | https://… or doc:…',
    column: 'documents',
    columnType: 'jsonb',
    default: [],
    advised: { sentence: 'Documents to build it from.', categories: built },
  },
  tags: {
    label: 'Tags',
    hint: 'Words to find it by, with commas between them.',
    column: 'tags',
    columnType: 'text[]',
    default: [],
    csvHeads: ['tags'],
  },
  hsnCode: {
    label: 'HSN',
    inputLabel: 'HSN code',
    inputMode: 'numeric',
    column: 'hsn_code',
    csvHeads: ['hsn', 'hsn code'],
  },
  gstRatePercent: {
    label: 'GST',
    inputLabel: 'GST in percent',
    inputMode: 'decimal',
    column: 'gst_rate_percent',
    columnType: 'numeric',
    default: '18.00',
    csvHeads: ['gst', 'gst rate', 'tax'],
  },
  countryOfOrigin: {
    label: 'Country of origin',
    column: 'country_of_origin',
    line: { subject: 'The country of origin', maxLength: 60 },
    initial: 'India',
    csvHeads: ['country of origin', 'country'],
  },
  hsCode: {
    label: 'HS code',
    inputLabel: 'HS code, 6 digits',
    hint: 'For customs abroad. Empty: the first six digits of the HSN, or what its kind suggests.',
    inputMode: 'numeric',
    column: 'hs_code',
    default: null,
    csvHeads: ['hs code', 'hs'],
  },
  netWeightGrams: {
    label: 'Net weight',
    inputLabel: 'Net weight in grams',
    hint: 'Of what is sold as one, without its box. Empty: estimated by its kind.',
    inputMode: 'numeric',
    column: 'net_weight_grams',
    columnType: 'integer',
    default: null,
    csvHeads: ['net weight', 'weight', 'grams'],
  },
  seoTitle: {
    label: 'Title for search engines',
    hint: 'Empty: its name.',
    column: 'seo_title',
    line: { subject: 'The title for search engines', maxLength: 70 },
    default: null,
    csvHeads: ['seo title'],
  },
  seoDescription: {
    label: 'Description for search engines',
    hint: 'Empty: the beginning of its description.',
    column: 'seo_description',
    line: { subject: 'The description for search engines', maxLength: 200 },
    default: null,
    csvHeads: ['seo description'],
  },
  pictures: { label: 'Pictures', default: [] },
} as const satisfies Readonly<Record<string, ProductFieldSpec>>;

type Declared = typeof productFields;
export type ProductField = keyof Declared;

/** The fields that are declared with something, such as `{ column: string }`. */
export type FieldWith<Part> = { [K in ProductField]: Declared[K] extends Part ? K : never }[ProductField];

export type LineField = FieldWith<{ line: LineLimits }>;
export type OptionalField = FieldWith<{ default: null }>;
export type DefaultedField = FieldWith<{ default: unknown }>;
/** A new product without an address gets one of its name, so it needs none. */
export type NeededField = Exclude<ProductField, DefaultedField | 'slug'>;

export const productFieldNames = Object.keys(productFields) as ProductField[];

/** What is declared of a field, for those who ask by name. */
export const productField = (name: ProductField): ProductFieldSpec => productFields[name];

const namesWith = <Name extends ProductField>(test: (spec: ProductFieldSpec, name: ProductField) => boolean): Name[] =>
  productFieldNames.filter((name): name is Name => test(productField(name), name));

export const lineFieldNames = namesWith<LineField>(({ line }) => line !== undefined);
export const neededFieldNames = namesWith<NeededField>((spec, name) => spec.default === undefined && name !== 'slug');
export const isOptionalField = (name: ProductField): name is OptionalField => productField(name).default === null;

/** Whether products of a category have a field. */
export const hasField = (category: Category, name: ProductField): boolean =>
  productField(name).categories?.includes(category) ?? true;

type DefaultOf<Spec> = Spec extends { default: infer Value } ? (Value extends readonly [] ? never[] : Value) : never;

/** What a product has of which its author said nothing. */
export const productDefaults = Object.fromEntries(
  productFieldNames
    .map((name): [string, unknown] => [name, productField(name).default])
    .filter(([, value]) => value !== undefined),
) as { [K in DefaultedField]: DefaultOf<Declared[K]> };
