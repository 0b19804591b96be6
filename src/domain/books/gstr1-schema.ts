import { fromDecimal } from '../money/money.ts';
import { shop } from '../shop/shop.ts';
import {
  buyerNumberPattern,
  documentNumberPattern,
  gstRates,
  hsnPattern,
  sellerNumberPattern,
  supplyCodes,
  unitCodes,
} from './gst-codes.ts';
import type { Gstr1Json } from './gstr1-json.ts';
import { check, fields, list, number, oneOf, text, type Shape, type ShapeProblem } from './shape.ts';

const most = 9_999_999_999_999.99;
const value = number({ min: 0, max: most, digits: 2 }, 'An amount');
const signedValue = number({ min: 0 - most, max: most, digits: 2 }, 'An amount');
const count = number({ min: 0, max: 9_999_999, digits: 0 }, 'A count');
const documentNumber = text(documentNumberPattern, 'The number of a document');
const day = text(/^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-20\d\d$/, 'A day');
const rate = oneOf(gstRates, 'A rate of tax');
const pos = oneOf(supplyCodes, 'The state of a place of supply');
const none = oneOf([0], 'Cess');
const no = oneOf(['N'], 'Reverse charge');
const regular = oneOf(['R'], 'The kind of an invoice');

const taxes = (sum: Shape) => ({ iamt: sum, camt: sum, samt: sum });
const rateFields = (sum: Shape) => ({ txval: sum, rt: rate, csamt: none });
const numbered = list(fields({ num: count, itm_det: fields(rateFields(value), taxes(value)) }));
const plainItems = list(fields({ ...rateFields(value), iamt: value }));

const invoice = { inum: documentNumber, idt: day, val: value };
const note = { ntty: oneOf(['C'], 'The kind of a note'), nt_num: documentNumber, nt_dt: day, val: value };
const withPlace = { pos, rchrg: no, inv_typ: regular, itms: numbered };

const hsnRow = fields({
  num: count,
  hsn_sc: text(hsnPattern, 'An HSN code'),
  uqc: oneOf(unitCodes, 'A unit'),
  // More may go back in a month than was sold.
  qty: number({ min: -9_999_999, max: 9_999_999, digits: 0 }, 'A quantity'),
  ...rateFields(signedValue),
  ...taxes(signedValue),
});

const series = fields({
  num: count,
  from: documentNumber,
  to: documentNumber,
  totnum: count,
  cancel: count,
  net_issue: count,
});

const gstr1 = fields(
  {
    gstin: text(sellerNumberPattern, 'The GSTIN of the shop'),
    fp: text(/^(0[1-9]|1[0-2])20\d\d$/, 'The month'),
    hsn: fields({}, { hsn_b2b: list(hsnRow), hsn_b2c: list(hsnRow) }),
    doc_issue: fields({
      doc_det: list(
        fields({
          doc_num: oneOf([1, 5], 'The kind of a document'),
          doc_typ: text(/^.{1,100}$/, 'The name of a kind'),
          docs: list(series),
        }),
        { min: 0 },
      ),
    }),
  },
  {
    b2b: list(
      fields({
        ctin: text(buyerNumberPattern, 'The GSTIN of a buyer'),
        inv: list(fields({ ...invoice, ...withPlace })),
      }),
    ),
    b2cl: list(fields({ pos, inv: list(fields({ ...invoice, itms: numbered })) })),
    b2cs: list(
      fields(
        {
          sply_ty: oneOf(['INTRA', 'INTER'], 'The kind of a supply'),
          pos,
          typ: oneOf(['OE'], 'The kind of a sale'),
          ...rateFields(signedValue),
        },
        taxes(signedValue),
      ),
    ),
    exp: list(
      fields({
        exp_typ: oneOf(['WOPAY', 'WPAY'], 'The kind of an export'),
        inv: list(
          fields(
            { ...invoice, itms: plainItems },
            {
              sbpcode: text(/^[A-Z0-9]{6}$/, 'The code of a port'),
              sbnum: text(/^\d{3,7}$/, 'The number of a shipping bill'),
              sbdt: day,
            },
          ),
        ),
      }),
    ),
    cdnr: list(
      fields({ ctin: text(buyerNumberPattern, 'The GSTIN of a buyer'), nt: list(fields({ ...note, ...withPlace })) }),
    ),
    cdnur: list(
      fields({ ...note, typ: oneOf(['B2CL', 'EXPWP', 'EXPWOP'], 'The kind of a note'), itms: numbered }, { pos }),
    ),
  },
);

interface Item {
  readonly txval: number;
  readonly iamt?: number;
  readonly camt?: number;
  readonly samt?: number;
}

const paise = (amount: number): number => fromDecimal(amount.toFixed(2));

const worth = ({ txval, iamt = 0, camt = 0, samt = 0 }: Item): number =>
  paise(txval) + paise(iamt) + paise(camt) + paise(samt);

const sum = (items: readonly Item[]): number => items.reduce((total, item) => total + worth(item), 0);

/** Why an item has the tax of another place. */
function taxProblem(item: Item, isIntraState: boolean): string | null {
  const { iamt, camt, samt } = item;
  if (isIntraState && iamt !== undefined) return 'IGST stands on a supply inside the state.';
  if (!isIntraState && (camt !== undefined || samt !== undefined)) return 'CGST stands on a supply to another state.';
  return isIntraState && camt !== samt ? 'CGST and SGST differ.' : null;
}

interface Listed {
  readonly path: string;
  readonly number: string;
  readonly val: number;
  readonly items: readonly Item[];
  /** Null: an export. */
  readonly pos: string | null;
}

/** Every document that the return names one by one. */
function listedIn({ b2b = [], b2cl = [], exp = [], cdnr = [], cdnur = [] }: Gstr1Json): Listed[] {
  const details = (itms: readonly { readonly itm_det: Item }[]) => itms.map(({ itm_det }) => itm_det);
  return [
    ...b2b.flatMap(({ inv }) =>
      inv.map((one) => ({ path: 'b2b', number: one.inum, val: one.val, items: details(one.itms), pos: one.pos })),
    ),
    ...b2cl.flatMap(({ pos: place, inv }) =>
      inv.map((one) => ({ path: 'b2cl', number: one.inum, val: one.val, items: details(one.itms), pos: place })),
    ),
    ...exp.flatMap(({ inv }) =>
      inv.map((one) => ({ path: 'exp', number: one.inum, val: one.val, items: one.itms, pos: null })),
    ),
    ...cdnr.flatMap(({ nt }) =>
      nt.map((one) => ({ path: 'cdnr', number: one.nt_num, val: one.val, items: details(one.itms), pos: one.pos })),
    ),
    ...cdnur.map((one) => ({
      path: 'cdnur',
      number: one.nt_num,
      val: one.val,
      items: details(one.itms),
      pos: 'pos' in one ? (one.pos ?? null) : null,
    })),
  ];
}

function listedProblems({ path, number: of, val, items, pos: place }: Listed): ShapeProblem[] {
  const at = `${path} ${of}`;
  const taxed = items.flatMap((item) => taxProblem(item, place === shop.address.gstStateCode) ?? []);
  const differs = sum(items) === paise(val) ? [] : ['Its items don’t make its value.'];
  return [...taxed, ...differs].map((sentence) => ({ path: at, sentence }));
}

function sumProblems(json: Gstr1Json): ShapeProblem[] {
  const listed = listedIn(json);
  const seen = new Set<string>();
  const twice = listed.filter(({ number: of }) => seen.size === seen.add(of).size);
  const states = (json.b2cs ?? []).flatMap((row, index) => {
    const isIntraState = row.pos === shop.address.gstStateCode;
    const kind = (row.sply_ty === 'INTRA') === isIntraState ? null : 'The kind of supply isn’t that of its state.';
    const sentence = kind ?? taxProblem(row, isIntraState);
    return sentence === null ? [] : [{ path: `b2cs[${index}]`, sentence }];
  });
  const documents = json.doc_issue.doc_det.flatMap(({ docs }) =>
    docs.filter(({ totnum, cancel, net_issue }) => totnum - cancel !== net_issue),
  );
  const sections =
    listed.reduce((total, { path, items }) => total + (path.startsWith('cdn') ? 0 - sum(items) : sum(items)), 0) +
    sum(json.b2cs ?? []);
  const hsn = sum([...(json.hsn.hsn_b2b ?? []), ...(json.hsn.hsn_b2c ?? [])]);
  return [
    ...listed.flatMap(listedProblems),
    ...twice.map(({ path, number: of }) => ({ path: `${path} ${of}`, sentence: 'It is listed twice.' })),
    ...states,
    ...documents.map(({ from }) => ({ path: `doc_issue ${from}`, sentence: 'The counts of its series don’t add up.' })),
    ...(sections === hsn ? [] : [{ path: 'hsn', sentence: 'The HSN summary isn’t what the tables make.' }]),
  ];
}

/** What the portal would refuse of a return, as far as its rules are known. Sums are asked for once the fields are right. */
export function gstr1Problems(json: unknown): ShapeProblem[] {
  const problems = check(gstr1, json);
  return problems.length > 0 ? problems : sumProblems(json as Gstr1Json);
}
