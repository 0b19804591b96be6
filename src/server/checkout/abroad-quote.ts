import type { AbroadQuote, ArrivalCosts, ShippingOption as OptionReply } from '#contracts/checkout.ts';
import { customsCode } from '#domain/customs/goods.ts';
import { estimateDuty, type DutyEstimate, type UnknownDuty } from '#domain/customs/duty.ts';
import { declareKits, isAlmostWhole, missingParts, wholeKits, type MadeKit } from '#domain/customs/one-kit.ts';
import { currencyOf, toForeign, type ExchangeRate } from '#domain/money/exchange.ts';
import { addMoney, toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { netGramsOfLines, type ShippedLine } from '#domain/orders/checkout.ts';
import { findAnyCountry } from '#domain/places/other-countries.ts';
import { lineTotal, subtotalOf, type OrderPrice } from '#domain/pricing/pricing.ts';
import type { AbroadSettings } from '#domain/settings/settings.ts';
import type { CartKitBill } from '../cart/kit-bill.service.ts';
import type { QuotedRow } from './checkout.repository.ts';

const decimal = (hundredths: number): string => toDecimal(toPaise(hundredths));

interface AbroadCart {
  readonly country: string;
  readonly rows: readonly QuotedRow[];
  /** The same without GST. */
  readonly lines: readonly ShippedLine[];
  /** What the boards among them would make with all their parts. */
  readonly bills: readonly CartKitBill[];
  readonly settings: AbroadSettings;
}

interface Declared {
  readonly code: string;
  readonly value: Paise;
}

/** What is known about a cart that leaves the country, for all ways of sending it. */
interface AbroadGoods extends AbroadCart {
  readonly countryCode: string;
  readonly rate: ExchangeRate | undefined;
  readonly declared: readonly Declared[];
  readonly kits: readonly MadeKit<CartKitBill>[];
  /** The same declared as the kits that they make. Null: they make none. */
  readonly declaredAsKit: readonly Declared[] | null;
}

export function abroadGoods(cart: AbroadCart): AbroadGoods {
  const { country, rows, lines, bills, settings } = cart;
  const countryCode = findAnyCountry(country)?.code ?? '';
  const rate = settings.exchangeRates.find(({ currency }) => currency === currencyOf(countryCode));
  const declared = rows.map((row, index) => {
    const line = lines[index]!;
    return {
      productId: row.productId,
      packSize: row.packSize,
      description: row.name,
      code: customsCode(row),
      origin: '',
      quantity: row.quantity,
      netGrams: line.netGrams * row.quantity,
      value: lineTotal(line),
    };
  });
  const kits = wholeKits(bills, rows);
  const declaredAsKit = kits.length === 0 ? null : declareKits(kits, declared);
  return { ...cart, countryCode, rate, declared, kits, declaredAsKit };
}

const estimateOf = (
  { countryCode, settings }: AbroadGoods,
  declared: readonly Declared[],
  goods: Paise,
  freight: Paise,
): DutyEstimate | UnknownDuty =>
  estimateDuty(
    { countryCode, goods, freight, codes: declared.map(({ code }) => code) },
    settings.dutyRules,
    settings.exchangeRates,
  );

const toArrivalCosts = ({ rule, rate, codeCount, duty, tax, total }: DutyEstimate): ArrivalCosts => ({
  currency: rule.currency,
  duty: decimal(duty),
  tax: decimal(tax),
  total: decimal(total),
  codeCount,
  perCode: decimal(rule.perCode),
  taxName: rule.taxName,
  taxPercent: rule.taxPercent,
  asOf: rule.day,
  source: rule.source,
  rate: toRate(rate),
});

const toRate = ({ currency, hundredthPaise, day }: ExchangeRate) => ({
  currency,
  rupees: String(hundredthPaise / 10_000),
  day,
});

/** What a way of sending it means on arrival, and about how much it is in the money of the place. */
export function abroadOption(
  goods: AbroadGoods,
  { total, shipping }: OrderPrice,
): Pick<OptionReply, 'about' | 'onArrival' | 'onArrivalAsKit'> {
  const costsOf = (declared: readonly Declared[] | null): ArrivalCosts | null => {
    const found = declared && estimateOf(goods, declared, toPaise(total - shipping), shipping);
    return found === null || 'why' in found ? null : toArrivalCosts(found);
  };
  return {
    about: goods.rate ? decimal(toForeign(total, goods.rate)) : null,
    onArrival: costsOf(goods.declared),
    onArrivalAsKit: costsOf(goods.declaredAsKit),
  };
}

/** The different codes that are declared, in their order, with what is declared under each. */
function codesOf(declared: readonly Declared[]): AbroadQuote['codes'] {
  return [...Map.groupBy(declared, ({ code }) => code)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, lines]) => ({
      code,
      lineCount: lines.length,
      value: toDecimal(addMoney(...lines.map(({ value }) => value))),
    }));
}

function kitOfferOf({ kits, declaredAsKit, rows }: AbroadGoods): AbroadQuote['kitOffer'] {
  if (declaredAsKit === null) return null;
  const used = new Set(kits.flatMap(({ bill }) => [bill.boardId, ...bill.parts.map(({ productId }) => productId)]));
  const [only, ...others] = kits;
  const sold = others.length === 0 && only?.quantity === 1 ? only.bill.sold : null;
  return {
    kits: kits.map(({ bill: { name, code }, quantity }) => ({ name, code, quantity })),
    lineCount: rows.filter(({ productId }) => used.has(productId)).length,
    codes: codesOf(declaredAsKit),
    sold: sold && { slug: sold.slug, price: toDecimal(sold.price) },
  };
}

function almostKitOf({ bills, rows }: AbroadGoods): AbroadQuote['almostKit'] {
  for (const bill of bills) {
    const missingCount = missingParts(bill, rows);
    if (isAlmostWhole(bill, missingCount)) return { name: bill.name, missingCount };
  }
  return null;
}

/** What is known all the same, and the oldest day of it. */
function knownOf({ rules }: UnknownDuty): NonNullable<AbroadQuote['unknownDuty']>['known'] {
  const [asOf] = rules.map(({ day }) => day).toSorted();
  return asOf === undefined ? null : { source: rules.map(({ source }) => source).join('. '), asOf };
}

/** What holds for the whole cart; what is not known of the arrival, by the first way of sending it, if there is one. */
export function abroadQuote(goods: AbroadGoods, price: OrderPrice | undefined): AbroadQuote {
  const paid = price ? toPaise(price.total - price.shipping) : subtotalOf(goods.lines);
  const found = estimateOf(goods, goods.declared, paid, price?.shipping ?? toPaise(0));
  const unknown = 'why' in found ? found : null;
  return {
    grams: netGramsOfLines(goods.lines) + goods.settings.packagingGrams,
    codes: codesOf(goods.declared),
    kitOffer: kitOfferOf(goods),
    almostKit: almostKitOf(goods),
    rate: goods.rate ? toRate(goods.rate) : null,
    unknownDuty: unknown && { why: unknown.why, known: knownOf(unknown) },
  };
}
