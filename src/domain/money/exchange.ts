import type { Paise } from './money.ts';
import { shareOf } from './rounding.ts';

/** What one unit of another currency costs in rupees, and on which day that was so. */
export interface ExchangeRate {
  /** Three letters. */
  readonly currency: string;
  /** In hundredths of a paisa: ₹101.20 is 1012000, so that a yen is told exactly enough too. */
  readonly hundredthPaise: number;
  /** 'YYYY-MM-DD' */
  readonly day: string;
}

/** An amount of rupees in hundredths of another currency, rounded half away from zero: for people to compare by, never to pay. */
export const toForeign = (amount: Paise, { hundredthPaise }: ExchangeRate): number =>
  shareOf(amount, 10_000, hundredthPaise);

/** '€31.20', from hundredths. */
export const formatForeign = (hundredths: number, currency: string): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    hundredths / 100,
  );

const currencies: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  JP: 'JPY',
  KR: 'KRW',
  LI: 'CHF',
  MY: 'MYR',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TW: 'TWD',
  US: 'USD',
};
const euroCountries = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** What people pay with in a country, as far as we name it. */
export const currencyOf = (countryCode: string): string | null =>
  euroCountries.has(countryCode) ? 'EUR' : (currencies[countryCode] ?? null);
