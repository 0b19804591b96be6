import { isIndia } from './india.ts';
import type { ShippingRegion } from '../shipping/shipping.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly region: ShippingRegion;
}

const named = (region: ShippingRegion, rows: string): readonly Country[] =>
  rows.split(', ').map((row) => ({ code: row.slice(0, 2), name: row.slice(3), region }));

const europe =
  'AL Albania, AD Andorra, AT Austria, BY Belarus, BE Belgium, BA Bosnia and Herzegovina, BG Bulgaria, HR Croatia, ' +
  'CY Cyprus, CZ Czechia, DK Denmark, EE Estonia, FI Finland, FR France, DE Germany, GR Greece, HU Hungary, ' +
  'IS Iceland, IE Ireland, IT Italy, XK Kosovo, LV Latvia, LI Liechtenstein, LT Lithuania, LU Luxembourg, MT Malta, ' +
  'MD Moldova, MC Monaco, ME Montenegro, NL Netherlands, MK North Macedonia, NO Norway, PL Poland, PT Portugal, ' +
  'RO Romania, SM San Marino, RS Serbia, SK Slovakia, SI Slovenia, ES Spain, SE Sweden, CH Switzerland, UA Ukraine, ' +
  'GB United Kingdom, VA Vatican City';

const australiaAsia =
  'AU Australia, NZ New Zealand, AF Afghanistan, AM Armenia, AZ Azerbaijan, BH Bahrain, BD Bangladesh, BT Bhutan, ' +
  'BN Brunei, KH Cambodia, CN China, GE Georgia, HK Hong Kong, ID Indonesia, IQ Iraq, IL Israel, JP Japan, JO Jordan, ' +
  'KZ Kazakhstan, KW Kuwait, KG Kyrgyzstan, LA Laos, LB Lebanon, MO Macao, MY Malaysia, MV Maldives, MN Mongolia, ' +
  'MM Myanmar, NP Nepal, OM Oman, PK Pakistan, PH Philippines, QA Qatar, SA Saudi Arabia, SG Singapore, ' +
  'KR South Korea, LK Sri Lanka, TW Taiwan, TJ Tajikistan, TH Thailand, TL Timor-Leste, TR Turkey, TM Turkmenistan, ' +
  'AE United Arab Emirates, UZ Uzbekistan, VN Vietnam, YE Yemen';

/** Where the shop sends parcels by itself. A country that is not here is asked to write to us. */
export const servedCountries: readonly Country[] = [
  { code: 'IN', name: 'India', region: 'india' },
  ...named('canada', 'CA Canada'),
  ...named('europe-uk', europe),
  ...named('australia-asia', australiaAsia),
];

/** No parcel goes there by itself, but what was ordered can be picked up in Portland. */
export const unitedStates: Country = { code: 'US', name: 'United States', region: 'rest-of-world' };

/** Those that a form offers by name: India first, then by the alphabet. */
export const namedCountries: readonly Country[] = [
  ...servedCountries.slice(0, 1),
  ...[...servedCountries.slice(1), unitedStates].toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
];

const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  uae: 'AE',
  türkiye: 'TR',
  korea: 'KR',
  burma: 'MM',
  macau: 'MO',
};

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(/^the /, '');

/** The country that a person's text names, if parcels go there. */
export function findCountry(text: string): Country | null {
  if (isIndia(text)) return servedCountries[0]!;
  const wanted = plain(text);
  const code = otherNames[wanted] ?? wanted.toUpperCase();
  return servedCountries.find((country) => country.code === code || plain(country.name) === wanted) ?? null;
}

export const regionOfCountry = (country: string): ShippingRegion => findCountry(country)?.region ?? 'rest-of-world';
