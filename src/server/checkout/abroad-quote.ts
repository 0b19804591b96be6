import type { AbroadQuote, ArrivalCosts, ShippingOption as OptionReply } from '#contracts/checkout.ts';
import { customsCode } from '#domain/customs/goods.ts';
import { estimateDuty, type DutyEstimate, type UnknownDuty } from '#domain/customs/duty.ts';
import { currencyOf, toForeign, type ExchangeRate } from '#domain/money/exchange.ts';
import { addMoney, toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { netGramsOfLines, type ShippedLine } from '#domain/orders/checkout.ts';
import { findAnyCountry } from '#domain/places/other-countries.ts';
import { lineTotal, subtotalOf, type OrderPrice } from '#domain/pricing/pricing.ts';
import type { AbroadSettings } from '#domain/settings/settings.ts';
import type { QuotedRow } from './checkout.repository.ts';

const decimal = (hundredths: number): string => toDecimal(toPaise(hundredths));

/** What is known about a cart that leaves the country, for all ways of sending it. */
interface AbroadGoods {
  readonly countryCode: string;
  readonly codes: readonly string[];
  readonly rate: ExchangeRate | undefined;
  readonly settings: AbroadSettings;
}

export function abroadGoods(country: string, rows: readonly QuotedRow[], settings: AbroadSettings): AbroadGoods {
  const countryCode = findAnyCountry(country)?.code ?? '';
  const rate = settings.exchangeRates.find(({ currency }) => currency === currencyOf(countryCode));
  return { countryCode, codes: rows.map(customsCode), rate, settings };
}

const estimateOf = (
  { countryCode, codes, settings }: AbroadGoods,
  goods: Paise,
  freight: Paise,
): DutyEstimate | UnknownDuty =>
  estimateDuty({ countryCode, goods, freight, codes }, settings.dutyRules, settings.exchangeRates);

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
): Pick<OptionReply, 'about' | 'onArrival'> {
  const found = estimateOf(goods, toPaise(total - shipping), shipping);
  return {
    about: goods.rate ? decimal(toForeign(total, goods.rate)) : null,
    onArrival: typeof found === 'string' ? null : toArrivalCosts(found),
  };
}

/** The different codes of a cart, in their order, with what is declared under each. */
function codesOf(codes: readonly string[], lines: readonly ShippedLine[]): AbroadQuote['codes'] {
  const sums = new Map<string, { lineCount: number; value: Paise }>();
  codes.forEach((code, index) => {
    const { lineCount, value } = sums.get(code) ?? { lineCount: 0, value: toPaise(0) };
    sums.set(code, { lineCount: lineCount + 1, value: addMoney(value, lineTotal(lines[index]!)) });
  });
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { lineCount, value }]) => ({ code, lineCount, value: toDecimal(value) }));
}

/** What holds for the whole cart. The lines are those without GST. */
export function abroadQuote(goods: AbroadGoods, lines: readonly ShippedLine[]): AbroadQuote {
  const found = estimateOf(goods, subtotalOf(lines), toPaise(0));
  return {
    grams: netGramsOfLines(lines) + goods.settings.packagingGrams,
    codes: codesOf(goods.codes, lines),
    rate: goods.rate ? toRate(goods.rate) : null,
    unknownDuty: typeof found === 'string' ? found : null,
  };
}
