import { fromDecimal } from '../money/money.ts';
import {
  buyerNumberPattern,
  documentNumberPattern,
  gstRates,
  hsnPattern,
  sellerNumberPattern,
  supplyCodes,
  unitCodes,
} from './gst-codes.ts';
import type { Inv01Json } from './inv01.ts';
import { check, fields, list, number, oneOf, text, type Shape, type ShapeProblem } from './shape.ts';

const value = number({ min: 0, max: 9_999_999_999_999.99, digits: 2 }, 'An amount');
const words = (min: number, max: number, what: string): Shape => text(new RegExp(`^.{${min},${max}}$`, 'u'), what);
const day = text(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/20\d\d$/, 'A day');
const documentNumber = text(documentNumberPattern, 'The number of a document');
const anyState = oneOf([...supplyCodes, '96'], 'A state');

const address = {
  Addr1: words(1, 100, 'The street'),
  Loc: words(3, 50, 'The town'),
  Pin: number({ min: 100_000, max: 999_999, digits: 0 }, 'The PIN code'),
  Stcd: anyState,
};
const more = { Addr2: words(1, 100, 'The street') };

const item = fields(
  {
    SlNo: text(/^[1-9]\d{0,5}$/, 'The number of a line'),
    PrdDesc: words(3, 300, 'The name of a line'),
    IsServc: oneOf(['Y', 'N'], 'Whether it is a service'),
    HsnCd: text(hsnPattern, 'An HSN code'),
    UnitPrice: number({ min: 0, max: 999_999_999_999, digits: 3 }, 'The price of one'),
    TotAmt: value,
    Discount: value,
    AssAmt: value,
    GstRt: oneOf(gstRates, 'A rate of tax'),
    IgstAmt: value,
    CgstAmt: value,
    SgstAmt: value,
    TotItemVal: value,
  },
  { Qty: number({ min: 0, max: 9_999_999_999, digits: 3 }, 'A quantity'), Unit: oneOf(unitCodes, 'A unit') },
);

const inv01 = fields(
  {
    Version: oneOf(['1.1'], 'The version'),
    TranDtls: fields({
      TaxSch: oneOf(['GST'], 'The scheme'),
      SupTyp: oneOf(['B2B', 'EXPWP', 'EXPWOP'], 'The kind of a supply'),
      RegRev: oneOf(['N'], 'Reverse charge'),
    }),
    DocDtls: fields({ Typ: oneOf(['INV', 'CRN'], 'The kind of a document'), No: documentNumber, Dt: day }),
    SellerDtls: fields(
      { Gstin: text(sellerNumberPattern, 'The GSTIN of the shop'), LglNm: words(3, 100, 'The name'), ...address },
      more,
    ),
    BuyerDtls: fields(
      {
        Gstin: text(new RegExp(`${buyerNumberPattern.source}|^URP$`), 'The GSTIN of the buyer'),
        LglNm: words(3, 100, 'The name of the buyer'),
        Pos: anyState,
        ...address,
      },
      more,
    ),
    ItemList: list(item, { max: 1000 }),
    ValDtls: fields({
      AssVal: value,
      CgstVal: value,
      SgstVal: value,
      IgstVal: value,
      Discount: value,
      OthChrg: value,
      RndOffAmt: value,
      TotInvVal: value,
    }),
  },
  {
    ShipDtls: fields({ LglNm: words(3, 100, 'The name of who receives it'), ...address }, more),
    RefDtls: fields({ PrecDocDtls: list(fields({ InvNo: documentNumber, InvDt: day })) }),
  },
);

const paise = (amount: number): number => fromDecimal(amount.toFixed(2));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + paise(one), 0);

/** What the portal forgives between a product and what it is written as: a rupee. */
const forgiven = 100;

function itemSentences(one: Inv01Json['ItemList'][number]): string[] {
  const { UnitPrice, Qty = 1, TotAmt, Discount, AssAmt, GstRt, IgstAmt, CgstAmt, SgstAmt, TotItemVal } = one;
  const tax = paise(IgstAmt) + paise(CgstAmt) + paise(SgstAmt);
  return [
    Math.abs(Math.round(UnitPrice * Qty * 100) - paise(TotAmt)) <= forgiven ? null : 'its units don’t make its amount',
    paise(TotAmt) - paise(Discount) === paise(AssAmt) ? null : 'its discount doesn’t make its taxable value',
    Math.abs(Math.round((paise(AssAmt) * GstRt) / 100) - tax) <= forgiven ? null : 'its tax isn’t that of its rate',
    paise(AssAmt) + tax === paise(TotItemVal) ? null : 'its value isn’t taxable value and tax',
  ].filter((sentence) => sentence !== null);
}

function sumProblems({
  TranDtls,
  SellerDtls,
  BuyerDtls,
  ItemList,
  ValDtls,
  DocDtls,
  RefDtls,
}: Inv01Json): ShapeProblem[] {
  const isExport = TranDtls.SupTyp !== 'B2B';
  const isIntraState = BuyerDtls.Pos === SellerDtls.Stcd;
  const ties = (
    [
      ['AssVal', 'AssAmt'],
      ['CgstVal', 'CgstAmt'],
      ['SgstVal', 'SgstAmt'],
      ['IgstVal', 'IgstAmt'],
      ['TotInvVal', 'TotItemVal'],
    ] as const
  ).filter(([total, part]) => paise(ValDtls[total]) !== sum(ItemList.map((one) => one[part])));
  const wrongTax = ItemList.filter((one) => (isIntraState ? one.IgstAmt > 0 : one.CgstAmt > 0 || one.SgstAmt > 0));
  const sentences: (readonly [path: string, sentence: string])[] = [
    ...ItemList.flatMap((one) =>
      itemSentences(one).map((said) => [`ItemList ${one.SlNo}`, `${one.PrdDesc}: ${said}.`] as const),
    ),
    ...ties.map(([total]) => [`ValDtls.${total}`, 'The items don’t make the sum.'] as const),
    ...wrongTax.map(({ SlNo }) => [`ItemList ${SlNo}`, 'It has the tax of another place of supply.'] as const),
    ...((BuyerDtls.Gstin === 'URP') === isExport
      ? []
      : [['BuyerDtls.Gstin', 'It is not that of such a buyer.'] as const]),
    ...(isExport === (BuyerDtls.Pos === '96' && BuyerDtls.Pin === 999_999 && BuyerDtls.Stcd === '96')
      ? []
      : [['BuyerDtls.Pos', 'Abroad is 96, with the PIN code 999999.'] as const]),
    ...((DocDtls.Typ === 'CRN') === (RefDtls !== undefined)
      ? []
      : [['RefDtls', 'A credit note names its invoice.'] as const]),
  ];
  return sentences.map(([path, sentence]) => ({ path, sentence }));
}

/** What the portal would refuse of an e-invoice, as far as its rules are known. */
export function inv01Problems(json: unknown): ShapeProblem[] {
  const problems = check(inv01, json);
  return problems.length > 0 ? problems : sumProblems(json as Inv01Json);
}
