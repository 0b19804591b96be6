import { toDecimal, type Paise } from '../money/money.ts';
import type { Gstr1, HsnSum, IssuedSeries, ListedDocument, RateSum, StateSum } from './gstr1.ts';

/** An amount as JSON has it. It is written from the digits of whole paise, and nothing is reckoned with it. */
export const amount = (paise: Paise): number => Number(toDecimal(paise));

/** '31-10-2026' */
const dashed = (day: string): string => day.split('-').toReversed().join('-');

const interState = ({ tax, ratePercent }: RateSum) => ({
  txval: amount(tax.taxable),
  rt: ratePercent,
  iamt: amount(tax.igst),
  csamt: 0,
});

/** One tax or the other, as the place of supply has it: a table that has both is refused. */
const itemOf = ({ tax, ratePercent }: RateSum, isIntraState: boolean) =>
  isIntraState
    ? { txval: amount(tax.taxable), rt: ratePercent, camt: amount(tax.cgst), samt: amount(tax.sgst), csamt: 0 }
    : interState({ tax, ratePercent });

const itemsOf = ({ rates, document }: ListedDocument) =>
  rates.map((rate, index) => ({ num: index + 1, itm_det: itemOf(rate, document.place.kind === 'intra-state') }));

const invoiceHead = ({ document: { number, day, total } }: ListedDocument) => ({
  inum: number,
  idt: dashed(day),
  val: amount(total),
});

const noteHead = ({ document: { number, day, total } }: ListedDocument) => ({
  ntty: 'C',
  nt_num: number,
  nt_dt: dashed(day),
  val: amount(total),
});

const pos = ({ document: { place } }: ListedDocument): string => place.gstCode ?? '';

/** Documents under what they have in common, in the order in which they first come. */
function grouped<Item>(
  documents: readonly ListedDocument[],
  keyOf: (one: ListedDocument) => string,
  toItem: (one: ListedDocument) => Item,
): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const one of documents) {
    const items = groups.get(keyOf(one));
    if (items) items.push(toItem(one));
    else groups.set(keyOf(one), [toItem(one)]);
  }
  return [...groups];
}

const gstinOf = ({ document: { gstin } }: ListedDocument): string => gstin ?? '';

const b2b = (documents: readonly ListedDocument[]) =>
  grouped(documents, gstinOf, (one) => ({
    ...invoiceHead(one),
    pos: pos(one),
    rchrg: 'N',
    inv_typ: 'R',
    itms: itemsOf(one),
  })).map(([ctin, inv]) => ({ ctin, inv }));

const b2cl = (documents: readonly ListedDocument[]) =>
  grouped(documents, pos, (one) => ({ ...invoiceHead(one), itms: itemsOf(one) })).map(([code, inv]) => ({
    pos: code,
    inv,
  }));

const b2cs = (rows: readonly StateSum[]) =>
  rows.map(({ gstCode, isIntraState, ...rate }) => ({
    sply_ty: isIntraState ? 'INTRA' : 'INTER',
    pos: gstCode,
    typ: 'OE',
    ...itemOf(rate, isIntraState),
  }));

/** The number of the shipping bill is not known here, and may be left out until it is. */
const exp = (documents: readonly ListedDocument[]) =>
  grouped(
    documents,
    ({ document: { isExportTaxed } }) => (isExportTaxed ? 'WPAY' : 'WOPAY'),
    (one) => ({ ...invoiceHead(one), itms: one.rates.map(interState) }),
  ).map(([exp_typ, inv]) => ({ exp_typ, inv }));

const cdnr = (documents: readonly ListedDocument[]) =>
  grouped(documents, gstinOf, (one) => ({
    ...noteHead(one),
    pos: pos(one),
    rchrg: 'N',
    inv_typ: 'R',
    itms: itemsOf(one),
  })).map(([ctin, nt]) => ({ ctin, nt }));

const cdnur = (documents: readonly ListedDocument[]) =>
  documents.map((one) => {
    const isExport = one.document.place.kind === 'export';
    const typ = isExport ? (one.document.isExportTaxed ? 'EXPWP' : 'EXPWOP') : 'B2CL';
    return { typ, ...noteHead(one), ...(isExport ? {} : { pos: pos(one) }), itms: itemsOf(one) };
  });

const hsnRows = (rows: readonly HsnSum[]) =>
  rows.map(({ code, unit, quantity, ratePercent, tax }, index) => ({
    num: index + 1,
    hsn_sc: code,
    uqc: unit,
    qty: quantity,
    rt: ratePercent,
    txval: amount(tax.taxable),
    iamt: amount(tax.igst),
    camt: amount(tax.cgst),
    samt: amount(tax.sgst),
    csamt: 0,
  }));

/** Kinds of documents as the tax office numbers and calls them. */
const documentKinds = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  'credit-note': { doc_num: 5, doc_typ: 'Credit Note' },
} as const;

const docIssue = (series: readonly IssuedSeries[]) => ({
  doc_det: series.map(({ kind, from, to, count, cancelled }) => ({
    ...documentKinds[kind],
    docs: [{ num: 1, from, to, totnum: count, cancel: cancelled, net_issue: count - cancelled }],
  })),
});

const unlessEmpty = <Name extends string, Row>(name: Name, rows: readonly Row[]): { [K in Name]?: readonly Row[] } =>
  (rows.length > 0 ? { [name]: rows } : {}) as { [K in Name]?: readonly Row[] };

/** The return as the portal takes it. A table in which nothing stands is left out. */
export const gstr1Json = ({ listed, b2cs: states, hsn, series }: Gstr1, head: { gstin: string; period: string }) => ({
  gstin: head.gstin,
  fp: head.period,
  ...unlessEmpty('b2b', b2b(listed.b2b)),
  ...unlessEmpty('b2cl', b2cl(listed.b2cl)),
  ...unlessEmpty('b2cs', b2cs(states)),
  ...unlessEmpty('exp', exp(listed.exp)),
  ...unlessEmpty('cdnr', cdnr(listed.cdnr)),
  ...unlessEmpty('cdnur', cdnur(listed.cdnur)),
  hsn: {
    ...unlessEmpty('hsn_b2b', hsnRows(hsn.registered)),
    ...unlessEmpty('hsn_b2c', hsnRows(hsn.unregistered)),
  },
  doc_issue: docIssue(series),
});

export type Gstr1Json = ReturnType<typeof gstr1Json>;
