import type { Category } from '../catalogue/catalogue.ts';
import type { PartKind } from '../catalogue/part-kinds.ts';

/** A hundred kilograms: nothing that is sold here comes near. */
export const maxNetGrams = 100_000;

/** What customs ask of a product, as far as the office has said it. */
export interface CustomsProduct {
  readonly category: string;
  readonly kind: string | null;
  readonly packSize: number;
  readonly hsnCode: string;
  /** Six digits. Null: nobody has said it. */
  readonly hsCode: string | null;
  /** Of what is sold as one. Null: nobody has weighed it. */
  readonly netWeightGrams: number | null;
}

type WeighedProduct = Pick<CustomsProduct, 'category' | 'kind' | 'packSize' | 'netWeightGrams'>;

/** Estimates, in grams for one piece, until somebody has weighed it. */
const pieceGrams: Readonly<Record<PartKind, number>> = {
  resistor: 0.3,
  'film-capacitor': 1,
  'ceramic-capacitor': 0.4,
  'electrolytic-capacitor': 1,
  inductor: 8,
  potentiometer: 9,
  trimmer: 1,
  switch: 25,
  knob: 8,
  diode: 0.3,
  led: 0.5,
  transistor: 0.5,
  jfet: 0.5,
  mosfet: 1,
  'op-amp': 1,
  chip: 1.5,
  socket: 1,
  enclosure: 180,
  jack: 12,
  hardware: 5,
  wire: 20,
  tool: 250,
  consumable: 100,
};
const kitGrams = 450;
const boardGrams = 30;
const otherGrams = 5;

function estimatedGrams({ category, kind, packSize }: WeighedProduct): number {
  if (category === ('kit' satisfies Category)) return kitGrams;
  if (category === ('pcb' satisfies Category)) return boardGrams;
  const one = (pieceGrams as Readonly<Record<string, number>>)[kind ?? ''] ?? otherGrams;
  return Math.max(1, Math.ceil(one * packSize));
}

/** What one of it weighs: as it was weighed, or as its kind usually does. */
export const netGramsOf = (product: WeighedProduct): number => product.netWeightGrams ?? estimatedGrams(product);

/** Six digits for a heading of four and what the part is; the shop's adviser may know better, and the office says so. */
const codesByKind: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '8532': {
    'electrolytic-capacitor': '853222',
    'ceramic-capacitor': '853224',
    'film-capacitor': '853225',
  },
  '8533': { resistor: '853321', potentiometer: '853340', trimmer: '853340' },
  '8536': { switch: '853650', jack: '853669', socket: '853669' },
  '8541': { diode: '854110', transistor: '854121', jfet: '854121', mosfet: '854129', led: '854141' },
  '8542': { 'op-amp': '854233', chip: '854239' },
};

const codesByHeading: Readonly<Record<string, string>> = {
  '3926': '392690',
  '4016': '401699',
  '7616': '761699',
  '8203': '820320',
  '8311': '831130',
  '8515': '851511',
  '8534': '853400',
  '8543': '854370',
};

/**
 * What a product is declared under: what the office said, the first six digits of its HSN, or what heading and kind suggest.
 * Where none of them tells, it is the heading of four digits: nothing is made up.
 */
export function customsCode({ hsCode, hsnCode, kind }: Pick<CustomsProduct, 'hsCode' | 'hsnCode' | 'kind'>): string {
  if (hsCode !== null) return hsCode;
  if (hsnCode.length >= 6) return hsnCode.slice(0, 6);
  return codesByKind[hsnCode]?.[kind ?? ''] ?? codesByHeading[hsnCode] ?? hsnCode;
}
