import { gstStateOf } from '../business/gstin.ts';
import { toDecimal } from '../money/money.ts';
import type { TaxSplit } from '../pricing/tax.ts';
import type { Gstr1, HsnSum, ListedDocument, RateSum } from './gstr1.ts';

/** The tables of a month that can be had as CSV. */
export const gstr1Tables = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'hsn', 'docs'] as const;
export type Gstr1Table = (typeof gstr1Tables)[number];

type Row = readonly string[];

const taxHeads = ['Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax', 'Cess Amount'] as const;

const taxCells = ({ taxable, igst, cgst, sgst }: TaxSplit): Row => [
  toDecimal(taxable),
  toDecimal(igst),
  toDecimal(cgst),
  toDecimal(sgst),
  '0.00',
];

const rateCells = ({ ratePercent, tax }: RateSum): Row => [String(ratePercent), ...taxCells(tax)];

/** '29-Karnataka', as the tool of the tax office writes it. */
const placeText = (gstCode: string | null): string => {
  const state = gstCode === null ? null : gstStateOf(gstCode);
  return state === null ? '' : `${state.gstCode}-${state.name}`;
};

/** A row for each rate of each document. */
const rowsOf = (documents: readonly ListedDocument[], cellsOf: (one: ListedDocument['document']) => Row): Row[] =>
  documents.flatMap(({ document, rates }) => rates.map((rate) => [...cellsOf(document), ...rateCells(rate)]));

interface Table {
  readonly heads: Row;
  readonly rows: readonly Row[];
}

const hsnCells =
  (buyers: string) =>
  ({ code, unit, quantity, ratePercent, tax }: HsnSum): Row => [
    buyers,
    code,
    unit,
    String(quantity),
    String(ratePercent),
    ...taxCells(tax),
  ];

const seriesNames = { invoice: 'Invoices for outward supply', 'credit-note': 'Credit Note' } as const;

const tables: Readonly<Record<Gstr1Table, (gstr1: Gstr1) => Table>> = {
  b2b: ({ listed }) => ({
    heads: ['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value']
      .concat('Place Of Supply', 'Reverse Charge', 'Invoice Type', 'Rate')
      .concat(taxHeads),
    rows: rowsOf(listed.b2b, ({ gstin, buyerName, number, day, total, place }) => [
      gstin ?? '',
      buyerName,
      number,
      day,
      toDecimal(total),
      placeText(place.gstCode),
      'N',
      'Regular B2B',
    ]),
  }),
  b2cl: ({ listed }) => ({
    heads: ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Rate', ...taxHeads],
    rows: rowsOf(listed.b2cl, ({ number, day, total, place }) => [
      number,
      day,
      toDecimal(total),
      placeText(place.gstCode),
    ]),
  }),
  b2cs: ({ b2cs }) => ({
    heads: ['Type', 'Place Of Supply', 'Rate', ...taxHeads],
    rows: b2cs.map((row) => ['OE', placeText(row.gstCode), ...rateCells(row)]),
  }),
  exp: ({ listed }) => ({
    heads: ['Export Type', 'Invoice Number', 'Invoice date', 'Invoice Value', 'Country', 'Rate', ...taxHeads],
    rows: rowsOf(listed.exp, ({ number, day, total, place, isExportTaxed }) => [
      isExportTaxed ? 'WPAY' : 'WOPAY',
      number,
      day,
      toDecimal(total),
      place.name,
    ]),
  }),
  cdnr: ({ listed }) => ({
    heads: ['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply']
      .concat('Note Value', 'Invoice Number', 'Rate')
      .concat(taxHeads),
    rows: rowsOf(listed.cdnr, ({ gstin, buyerName, number, day, place, total, of }) => [
      gstin ?? '',
      buyerName,
      number,
      day,
      'C',
      placeText(place.gstCode),
      toDecimal(total),
      of?.number ?? '',
    ]),
  }),
  cdnur: ({ listed }) => ({
    heads: ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', 'Invoice Number']
      .concat('Rate')
      .concat(taxHeads),
    rows: rowsOf(listed.cdnur, ({ number, day, place, total, isExportTaxed, of }) => [
      place.kind === 'export' ? (isExportTaxed ? 'EXPWP' : 'EXPWOP') : 'B2CL',
      number,
      day,
      'C',
      placeText(place.gstCode),
      toDecimal(total),
      of?.number ?? '',
    ]),
  }),
  hsn: ({ hsn }) => ({
    heads: ['Buyers', 'HSN', 'UQC', 'Total Quantity', 'Rate', ...taxHeads],
    rows: [...hsn.registered.map(hsnCells('B2B')), ...hsn.unregistered.map(hsnCells('B2C'))],
  }),
  docs: ({ series }) => ({
    heads: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: series.map(({ kind, from, to, count, cancelled }) => [
      seriesNames[kind],
      from,
      to,
      String(count),
      String(cancelled),
    ]),
  }),
};

/** A table of the return, as rows of a sheet; days are written as 2026-10-31. */
export const gstr1Table = (table: Gstr1Table, gstr1: Gstr1): Table => tables[table](gstr1);
