import { addMoney, timesQuantity, toPaise, type Paise } from '../money/money.ts';
import { apportion, shareOf, shareOfUnits } from '../money/rounding.ts';
import { deliveryDays, type ShippingMethod, type ShippingRegion } from '../shipping/shipping.ts';
import { shippingFee, type DeliveryRates } from './shipping-fees.ts';
import {
  priceWithoutTax,
  shippingTaxRatePercent,
  splitTax,
  sumTax,
  toBasisPoints,
  type SupplyKind,
  type TaxSplit,
} from './tax.ts';

export interface Line {
  /** Of one. */
  readonly price: Paise;
  readonly quantity: number;
}

/** So much, or so many percent of what it is for. */
export type AdjustmentAmount = Paise | { readonly percent: number };

/** What changes the price: a discount takes off and is below zero. */
export interface Adjustment {
  readonly label: string;
  /** Of all that it is for, shared out; or of each of the lines by itself, one for each that `on` names. */
  readonly amount: AdjustmentAmount | { readonly each: readonly AdjustmentAmount[] };
  /** Lines by their place in the order, or the freight; all lines, if nothing is said. */
  readonly on?: readonly number[] | 'freight';
}

/** An adjustment as it came out: what it changed of the goods, or of the freight. */
export interface CountedAdjustment {
  readonly label: string;
  readonly amount: Paise;
  readonly on: 'goods' | 'freight';
}

export interface Goods<L extends Line = Line> {
  readonly lines: readonly L[];
  /** As a function where they depend on the freight, such as one that takes it off, or on what the lines are sold for. */
  readonly adjustments?: readonly Adjustment[] | ((freight: Freight, lines: readonly L[]) => readonly Adjustment[]);
}

/** By the rates, for a way of shipping; or a fee that is known: that of an order as it was made. */
export type Freight =
  | { readonly method: ShippingMethod; readonly region: ShippingRegion; readonly rates: DeliveryRates }
  | { readonly fee: Paise };

export interface PricedLine<L extends Line = Line> {
  readonly line: L;
  /** Before adjustments. */
  readonly amount: Paise;
  /** Its share of the adjustments; below zero it was lowered. */
  readonly adjusted: Paise;
  /** What is paid for it, and taxed. Never below zero. */
  readonly paid: Paise;
}

export interface OrderPrice<L extends Line = Line> {
  readonly lines: readonly PricedLine<L>[];
  /** The lines alone. */
  readonly subtotal: Paise;
  /** As far as they count: none takes off more than is left of what it is for. */
  readonly adjustments: readonly CountedAdjustment[];
  /** What those of the goods make together. */
  readonly adjusted: Paise;
  readonly freight: PricedLine;
  /** What is paid for the freight. */
  readonly shipping: Paise;
  readonly total: Paise;
}

export const lineTotal = ({ price, quantity }: Line): Paise => timesQuantity(price, quantity);

export const subtotalOf = (lines: readonly Line[]): Paise => addMoney(...lines.map(lineTotal));

const nothing = toPaise(0);

/** What an amount comes to, given what is left of what it is for: it never takes off more. */
function amountOf(amount: AdjustmentAmount, left: Paise): Paise {
  const wanted =
    typeof amount === 'number' ? amount : shareOf(left, Math.sign(amount.percent) * points(amount), 10_000);
  return toPaise(Math.max(wanted, 0 - left));
}

/** What an adjustment changes, given what is left of each thing that it is for; one share for each of them. */
function sharesOf({ amount }: Adjustment, left: readonly Paise[]): Paise[] {
  if (left.length === 0) return [];
  if (typeof amount === 'object' && 'each' in amount)
    return left.map((one, index) => amountOf(amount.each[index]!, one));
  return apportion(amountOf(amount, addMoney(...left)), left);
}

const points = ({ percent }: { readonly percent: number }): number => toBasisPoints(Math.abs(percent));

/** Applies adjustments one after the other to amounts, which it changes in place; answers with how far each of them counts. */
function applyAdjustments(
  amounts: Paise[],
  adjustments: readonly Adjustment[],
  placesOf: (adjustment: Adjustment) => readonly number[],
): CountedAdjustment[] {
  return adjustments.map((adjustment) => {
    const places = placesOf(adjustment);
    const shares = sharesOf(
      adjustment,
      places.map((place) => amounts[place]!),
    );
    places.forEach((place, index) => (amounts[place] = addMoney(amounts[place]!, shares[index]!)));
    return {
      label: adjustment.label,
      amount: addMoney(...shares),
      on: adjustment.on === 'freight' ? 'freight' : 'goods',
    };
  });
}

const toPricedLine = <L extends Line>(line: L, paid: Paise): PricedLine<L> => {
  const amount = lineTotal(line);
  return { line, amount, adjusted: toPaise(paid - amount), paid };
};

function feeOf(freight: Freight, goods: Paise): Paise {
  if ('fee' in freight) return freight.fee;
  const { method, region, rates } = freight;
  if (deliveryDays(method, region) === null) throw new RangeError(`'${method}' does not go to '${region}'.`);
  return shippingFee(method, goods, rates);
}

/**
 * The one place that says what an order costs: cart, checkout, order, invoice and refund ask it. Adjustments count one after the
 * other, each shared out over the lines that it is for by what is left of them. Whether the goods travel free is decided by
 * what they cost after that; what is said of the freight comes last.
 */
export function priceOrder<L extends Line>(goodsOf: Goods<L>, freightOf: Freight): OrderPrice<L> {
  const { lines, adjustments: given = [] } = goodsOf;
  const adjustments = typeof given === 'function' ? given(freightOf, lines) : given;
  const everyLine = [...lines.keys()];
  const left = lines.map(lineTotal);
  const subtotal = addMoney(...left);
  const onGoods = applyAdjustments(
    left,
    adjustments.filter(({ on }) => on !== 'freight'),
    ({ on }) => (typeof on === 'object' ? [...new Set(on)] : everyLine),
  );
  const goods = addMoney(...left);
  const fee = feeOf(freightOf, goods);
  const freightLeft = [fee];
  const onFreight = applyAdjustments(
    freightLeft,
    adjustments.filter(({ on }) => on === 'freight'),
    () => [0],
  );
  const shipping = freightLeft[0]!;
  return {
    lines: lines.map((line, index) => toPricedLine(line, left[index]!)),
    subtotal,
    adjustments: [...onGoods, ...onFreight],
    adjusted: toPaise(goods - subtotal),
    freight: toPricedLine({ price: fee, quantity: 1 }, shipping),
    shipping,
    total: addMoney(goods, shipping),
  };
}

/** A line of an order as it was made, with what it was adjusted by then. */
interface MadeLine extends Line {
  readonly adjusted: Paise;
}

interface MadeOrder<L extends MadeLine> {
  readonly lines: readonly L[];
  readonly adjustments: readonly CountedAdjustment[];
  /** What was paid for the freight. */
  readonly shipping: Paise;
}

/** What an order that was made costs: nothing is shared out anew, whatever the rules have become. */
export function priceMadeOrder<L extends MadeLine>({ lines, adjustments, shipping }: MadeOrder<L>): OrderPrice<L> {
  const subtotal = subtotalOf(lines);
  const adjusted = addMoney(...lines.map((line) => line.adjusted));
  const offFreight = adjustments.filter(({ on }) => on === 'freight').map(({ amount }) => amount);
  const fee = toPaise(shipping - addMoney(...offFreight));
  return {
    lines: lines.map((line) => toPricedLine(line, addMoney(lineTotal(line), line.adjusted))),
    subtotal,
    adjustments,
    adjusted,
    freight: toPricedLine({ price: fee, quantity: 1 }, shipping),
    shipping,
    total: addMoney(subtotal, adjusted, shipping),
  };
}

export interface TaxedLine extends Line {
  readonly gstRatePercent: string | number;
}

/** Lines as they are sold to another country: each unit without the tax that its price includes. */
export const exportLines = <L extends TaxedLine>(lines: readonly L[]): L[] =>
  lines.map((line) => ({ ...line, price: priceWithoutTax(line.price, line.gstRatePercent) }));

export interface OrderTax {
  /** Of each line, in the order of the lines. */
  readonly lines: readonly TaxSplit[];
  readonly freight: TaxSplit;
  readonly sum: TaxSplit;
}

/** Tax is taken out of what is paid for each line by itself, and only sums are added up: the lines always make the total. */
export function taxOrder(price: OrderPrice<TaxedLine>, kind: SupplyKind): OrderTax {
  const lines = price.lines.map(({ line, paid }) => splitTax(paid, line.gstRatePercent, kind));
  const freight = splitTax(price.freight.paid, shippingTaxRatePercent, kind);
  return { lines, freight, sum: sumTax([...lines, freight]) };
}

/** Units of a line that go back, after those that went before. */
export interface ReturnedUnits<L extends Line = Line> {
  readonly line: PricedLine<L>;
  readonly before: number;
  readonly count: number;
}

interface RefundPrice {
  /** For each of the lines, in their order. */
  readonly lines: readonly Paise[];
  readonly total: Paise;
}

/** What units that go back were paid with, and what of the freight goes back with them. All units together make what was paid. */
export function priceRefund(units: readonly ReturnedUnits[], freight: Paise = nothing): RefundPrice {
  const lines = units.map(({ line: { paid, line }, before, count }) =>
    shareOfUnits(paid, line.quantity, { before, count }),
  );
  return { lines, total: addMoney(freight, ...lines) };
}
