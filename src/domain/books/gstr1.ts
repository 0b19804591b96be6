import { addMoney, rupees, toPaise, type Paise } from '../money/money.ts';
import { sumTax, type TaxSplit } from '../pricing/tax.ts';
import type { BookDocument, DocumentLine } from './book-document.ts';

/** The tables of GSTR-1 that money stands in. */
export const gstr1Sections = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur'] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];

/** Above it, what goes to another state to somebody who is not registered is reported invoice by invoice (since August 2024). */
const largeInvoice = rupees(100_000);
type Sorted = Pick<BookDocument, 'kind' | 'gstin' | 'place' | 'total' | 'of'>;

/** The table that a document belongs to. A credit note goes by the invoice that it takes back from. */
export function sectionOf({ kind, gstin, place, total, of }: Sorted): Gstr1Section {
  const isNote = kind === 'credit-note';
  if (place.kind === 'export') return isNote ? 'cdnur' : 'exp';
  if (gstin !== null) return isNote ? 'cdnr' : 'b2b';
  const isLarge = place.kind === 'inter-state' && (of?.total ?? total) > largeInvoice;
  if (isLarge) return isNote ? 'cdnur' : 'b2cl';
  return 'b2cs';
}

export interface RateSum {
  readonly ratePercent: number;
  readonly tax: TaxSplit;
}

/** A document in a table that lists them one by one. */
export interface ListedDocument {
  readonly document: Pick<
    BookDocument,
    'kind' | 'number' | 'day' | 'gstin' | 'buyerName' | 'place' | 'isExportTaxed' | 'total' | 'tax' | 'of'
  >;
  readonly rates: readonly RateSum[];
}

/** What goes to one state at one rate, summed over all invoices less credit notes. */
export interface StateSum extends RateSum {
  readonly gstCode: string;
  readonly isIntraState: boolean;
}

export interface HsnSum extends RateSum {
  readonly code: string;
  readonly unit: string;
  readonly quantity: number;
}

export interface SectionSum {
  readonly documents: number;
  readonly tax: TaxSplit;
  readonly total: Paise;
}

/** The numbers of one series that were used in the month. */
export interface IssuedSeries {
  readonly kind: BookDocument['kind'];
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly cancelled: number;
  /** Numbers between the first and the last that no document has. */
  readonly missing: readonly number[];
}

export interface Gstr1 {
  readonly listed: Readonly<Record<Exclude<Gstr1Section, 'b2cs'>, readonly ListedDocument[]>>;
  readonly b2cs: readonly StateSum[];
  readonly hsn: { readonly registered: readonly HsnSum[]; readonly unregistered: readonly HsnSum[] };
  readonly series: readonly IssuedSeries[];
  /** Of each table; credit notes are below zero. */
  readonly sums: Readonly<Record<Gstr1Section, SectionSum>>;
}

const noTax: TaxSplit = { taxable: toPaise(0), cgst: toPaise(0), sgst: toPaise(0), igst: toPaise(0) };

const negative = ({ taxable, cgst, sgst, igst }: TaxSplit): TaxSplit => ({
  taxable: toPaise(0 - taxable),
  cgst: toPaise(0 - cgst),
  sgst: toPaise(0 - sgst),
  igst: toPaise(0 - igst),
});

const withTax = (tax: TaxSplit): Paise => addMoney(tax.taxable, tax.cgst, tax.sgst, tax.igst);

/** The lines of a document for each rate, the lowest first. */
function ratesOf(lines: readonly DocumentLine[]): RateSum[] {
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].toSorted((one, other) => one - other);
  return rates.map((ratePercent) => ({
    ratePercent,
    tax: sumTax(lines.filter((line) => line.ratePercent === ratePercent).map(({ tax }) => tax)),
  }));
}

/** Sums under a key; the parts that make the key stay with them. */
function addTo<Row extends RateSum>(rows: Map<string, Row>, key: string, tax: TaxSplit, first: () => Row): Row {
  const row = rows.get(key) ?? first();
  const sum = { ...row, tax: sumTax([row.tax, tax]) };
  rows.set(key, sum);
  return sum;
}

/** The numbers of a series, in the order in which they come. */
function collectSeries(kind: BookDocument['kind']) {
  const serials: number[] = [];
  const numbers = new Map<number, string>();
  let cancelled = 0;
  return {
    add({ serial, number, isVoid }: BookDocument): void {
      serials.push(serial);
      numbers.set(serial, number);
      if (isVoid) cancelled += 1;
    },
    finish(): IssuedSeries[] {
      if (serials.length === 0) return [];
      const sorted = serials.toSorted((one, other) => one - other);
      const missing: number[] = [];
      for (let serial = sorted[0]!; serial < sorted.at(-1)!; serial += 1)
        if (!numbers.has(serial)) missing.push(serial);
      const ends = { from: numbers.get(sorted[0]!)!, to: numbers.get(sorted.at(-1)!)! };
      return [{ kind, ...ends, count: serials.length, cancelled, missing }];
    },
  };
}

function collectHsn() {
  const rows = { registered: new Map<string, HsnSum>(), unregistered: new Map<string, HsnSum>() };
  const sorted = (sums: Map<string, HsnSum>): HsnSum[] =>
    [...sums.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  return {
    add({ kind, place, gstin, lines }: BookDocument): void {
      // The portal holds exports against the half of those who are not registered.
      const sums = gstin !== null && place.kind !== 'export' ? rows.registered : rows.unregistered;
      const isNote = kind === 'credit-note';
      for (const { code, unit, ratePercent, quantity, tax, isService } of lines) {
        const key = `${code} ${unit} ${String(ratePercent).padStart(6, '0')}`;
        const counted = isService ? 0 : isNote ? 0 - quantity : quantity;
        const row = addTo(sums, key, isNote ? negative(tax) : tax, () => ({
          code,
          unit,
          ratePercent,
          quantity: 0,
          tax: noTax,
        }));
        sums.set(key, { ...row, quantity: row.quantity + counted });
      }
    },
    finish: () => ({ registered: sorted(rows.registered), unregistered: sorted(rows.unregistered) }),
  };
}

/** Takes the documents of a month one after the other, and keeps of each what the return says of it. */
export function collectGstr1() {
  const listed: Record<Exclude<Gstr1Section, 'b2cs'>, ListedDocument[]> = {
    b2b: [],
    b2cl: [],
    exp: [],
    cdnr: [],
    cdnur: [],
  };
  const states = new Map<string, StateSum>();
  const sums = new Map<Gstr1Section, SectionSum>();
  const hsn = collectHsn();
  const invoices = collectSeries('invoice');
  const notes = collectSeries('credit-note');

  function addState({ place, kind }: BookDocument, { ratePercent, tax }: RateSum): void {
    const gstCode = place.gstCode ?? '';
    addTo(
      states,
      `${gstCode} ${String(ratePercent).padStart(6, '0')}`,
      kind === 'invoice' ? tax : negative(tax),
      () => ({
        gstCode,
        isIntraState: place.kind === 'intra-state',
        ratePercent,
        tax: noTax,
      }),
    );
  }

  return {
    add(document: BookDocument): void {
      (document.kind === 'invoice' ? invoices : notes).add(document);
      if (document.isVoid) return;
      const section = sectionOf(document);
      const rates = ratesOf(document.lines);
      hsn.add(document);
      if (section === 'b2cs') rates.forEach((rate) => addState(document, rate));
      else {
        const { kind, number, day, gstin, buyerName, place, isExportTaxed, total, tax, of } = document;
        const named = { kind, number, day, gstin, buyerName, place, isExportTaxed, total, tax, of };
        listed[section].push({ document: named, rates });
      }
      const { documents = 0, tax = noTax } = sums.get(section) ?? {};
      const all = sumTax([tax, document.kind === 'invoice' ? document.tax : negative(document.tax)]);
      sums.set(section, { documents: documents + 1, tax: all, total: withTax(all) });
    },

    finish: (): Gstr1 => ({
      listed,
      b2cs: [...states.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum),
      hsn: hsn.finish(),
      series: [...invoices.finish(), ...notes.finish()],
      sums: Object.fromEntries(
        gstr1Sections.map((section) => [section, sums.get(section) ?? { documents: 0, tax: noTax, total: toPaise(0) }]),
      ) as Record<Gstr1Section, SectionSum>,
    }),
  };
}

export const sumOf = (rows: readonly { readonly tax: TaxSplit }[]): SectionSum => {
  const tax = sumTax(rows.map((row) => row.tax));
  return { documents: rows.length, tax, total: withTax(tax) };
};
