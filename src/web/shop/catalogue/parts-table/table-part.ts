import type { Product } from '#contracts/catalogue.ts';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { readAmount, scaleOf } from './values/part-amount.ts';
import { partsTableKind } from './parts-columns.ts';

const rowFields = (product: Product) => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  category: product.category,
  price: product.price,
  imageUrl: product.imageUrl,
  inStock: product.inStock,
  stock: product.stock,
  packSize: product.packSize,
  usedInKits: product.usedInKits,
  countryOfOrigin: product.countryOfOrigin,
});

/** What a row shows, and what adding it needs; whole products would make the page several times as heavy. */
export interface TablePart extends ReturnType<typeof rowFields> {
  /** Of a row among other kinds; a table of one kind says it itself. */
  readonly kind?: PartKind | null;
  /** What leads the row: its value on a table, its name among other kinds. */
  readonly value: string;
  readonly words: string;
  readonly facts: readonly string[];
}

/** '4K7' stays as it is; 'fluted' begins a row and is written large. */
const shownValue = ({ value, name }: Product): string => {
  const text = value ?? name;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A part on the table of its kind. */
export function toTablePart(product: Product, kind: PartKind): TablePart {
  const { words, facts } = partsTableKind(kind);
  return {
    ...rowFields(product),
    value: shownValue(product),
    words: words.text(product),
    facts: facts.map(({ text }) => text(product)),
  };
}

/** A part in a list of several kinds, which have no columns in common: its name leads, and its kind says what to tell of it. */
export function toMixedPart(product: Product): TablePart {
  const { kind, name, packSize, summary } = product;
  const told = kind ? partsTableKind(kind).words.text(product) : summary;
  return {
    ...rowFields(product),
    kind,
    value: name.replace(/, (Pack|Set) of \d+$/, ''),
    words: [packSize > 1 && `Pack of ${packSize}`, !name.includes(told) && told].filter(Boolean).join(', '),
    facts: [],
  };
}

/** The place of a part in the page: '#v4K7'. */
export const rowId = ({ value }: Pick<TablePart, 'value'>): string => `v${value.replaceAll(/[^\w.]+/g, '-')}`;

/** 'packs of 10', '1%', 'quarter watt': what all parts of a list share. */
export function commonFacts(products: readonly Product[], kind: PartKind): readonly string[] {
  const { common } = partsTableKind(kind);
  const factsOf = ({ packSize, specifications }: Product): readonly string[] => [
    ...(packSize > 1 ? [`packs of ${packSize}`] : []),
    ...(common?.(specifications) ?? []),
  ];
  const [first, ...others] = products.map(factsOf);
  return (first ?? []).filter((fact) => fact !== '' && others.every((facts) => facts.includes(fact)));
}

/** '71 values' of a kind that comes in sizes, '10 parts' of any other. */
export function partCount(kind: PartKind, count: number): string {
  const noun = scaleOf(kind) ? 'value' : 'part';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Ohms or farads of a part whose kind comes in sizes. */
export function amountOf(kind: PartKind, { value }: Pick<TablePart, 'value'>): number | null {
  const scale = scaleOf(kind);
  return scale ? (readAmount(value, scale)?.amount ?? null) : null;
}
