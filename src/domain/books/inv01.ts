import { findIndianState, isIndia } from '../places/india.ts';
import { toPaise, type Paise } from '../money/money.ts';
import { splitTax, taxedAs } from '../pricing/tax.ts';
import { shop } from '../shop/shop.ts';
import type { BookAddress, BookDocument, DocumentLine } from './book-document.ts';
import { amount } from './gstr1-json.ts';

/** Abroad, as the tax office writes a state and a PIN code. */
const abroad = { state: '96', pin: 999_999 } as const;

/** '31/10/2026' */
const slashed = (day: string): string => day.split('-').toReversed().join('/');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A long street goes on in the second line. */
function addressLines(street: string): { Addr1: string; Addr2?: string } {
  const whole = oneLine(street);
  const rest = whole.slice(100).trim();
  return { Addr1: whole.slice(0, 100).trim(), ...(rest === '' ? {} : { Addr2: rest.slice(0, 100) }) };
}

const stateCode = ({ state, country }: BookAddress): string =>
  isIndia(country) ? (findIndianState(state)?.gstCode ?? '') : abroad.state;

const pinCode = ({ zipCode, country }: BookAddress): number =>
  isIndia(country) ? Number(zipCode.replaceAll(/\s/g, '')) || 0 : abroad.pin;

const placed = (address: BookAddress) => ({
  ...addressLines(address.streetAddress),
  Loc: oneLine(address.city).slice(0, 50),
  Pin: pinCode(address),
});

/** The unit price without tax has three decimals; the amount of the line is what counts. */
function unitPrice(gross: Paise, quantity: number): number {
  const thousandths = Math.round((gross * 10) / quantity);
  return Number(`${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`);
}

interface Item {
  readonly line: DocumentLine;
  /** Without tax and before discounts. */
  readonly gross: Paise;
  readonly discount: Paise;
}

/** What a discount took off, without tax. What raised a price is part of it. */
function itemOf(line: DocumentLine, { place: { kind }, isExportTaxed }: BookDocument): Item {
  const before = splitTax(line.gross, line.ratePercent, taxedAs(kind, isExportTaxed)).taxable;
  const gross = toPaise(Math.max(before, line.tax.taxable));
  return { line, gross, discount: toPaise(gross - line.tax.taxable) };
}

const itemFields = ({ line, gross, discount }: Item, index: number) => ({
  SlNo: String(index + 1),
  PrdDesc: oneLine(line.description).slice(0, 300),
  IsServc: line.isService ? 'Y' : 'N',
  HsnCd: line.code,
  ...(line.isService || line.quantity === 0 ? {} : { Qty: line.quantity, Unit: line.unit }),
  UnitPrice: unitPrice(gross, line.quantity || 1),
  TotAmt: amount(gross),
  Discount: amount(discount),
  AssAmt: amount(line.tax.taxable),
  GstRt: line.ratePercent,
  IgstAmt: amount(line.tax.igst),
  CgstAmt: amount(line.tax.cgst),
  SgstAmt: amount(line.tax.sgst),
  TotItemVal: amount(line.amount),
});

function supplyType({ place, isExportTaxed }: BookDocument): string {
  if (place.kind !== 'export') return 'B2B';
  return isExportTaxed ? 'EXPWP' : 'EXPWOP';
}

function buyerOf(document: BookDocument) {
  const { place, gstin, buyerName, billTo } = document;
  const isExport = place.kind === 'export';
  return {
    Gstin: isExport ? 'URP' : (gstin ?? ''),
    LglNm: oneLine(buyerName).slice(0, 100),
    Pos: isExport ? abroad.state : (place.gstCode ?? ''),
    ...placed(billTo),
    ...(isExport ? { Pin: abroad.pin } : {}),
    Stcd: isExport ? abroad.state : (gstin ?? '').slice(0, 2),
  };
}

const isSamePlace = (one: BookAddress, other: BookAddress): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

const shipTo = (address: BookAddress) => ({
  LglNm: oneLine(address.name).slice(0, 100),
  ...placed(address),
  Stcd: stateCode(address),
});

/** Whether there is an e-invoice of a document: for registered buyers and exports alone. */
export const hasInv01 = (document: BookDocument): boolean =>
  !document.isVoid && (document.gstin !== null || document.place.kind === 'export');

/** The e-invoice (INV-01, version 1.1) of an invoice or a credit note, to be signed by the portal. */
export function inv01Json(document: BookDocument) {
  const { kind, number, day, seller, lines, tax, total, of, billTo, shipTo: delivered } = document;
  const items = lines.map((line) => itemOf(line, document));
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supplyType(document), RegRev: 'N' },
    DocDtls: { Typ: kind === 'invoice' ? 'INV' : 'CRN', No: number, Dt: slashed(day) },
    SellerDtls: {
      Gstin: seller.gstin,
      LglNm: seller.legalName,
      ...addressLines(seller.street),
      Loc: seller.city,
      Pin: Number(seller.pinCode),
      Stcd: shop.address.gstStateCode,
    },
    BuyerDtls: buyerOf(document),
    ...(isSamePlace(billTo, delivered) ? {} : { ShipDtls: shipTo(delivered) }),
    ItemList: items.map(itemFields),
    ValDtls: {
      AssVal: amount(tax.taxable),
      CgstVal: amount(tax.cgst),
      SgstVal: amount(tax.sgst),
      IgstVal: amount(tax.igst),
      // A discount of the whole would be taken off again: ours stand on the lines.
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: 0,
      TotInvVal: amount(total),
    },
    ...(of === null ? {} : { RefDtls: { PrecDocDtls: [{ InvNo: of.number, InvDt: slashed(of.day) }] } }),
  };
}

export type Inv01Json = ReturnType<typeof inv01Json>;
