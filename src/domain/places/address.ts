import { isIndia, isPinCode } from './india.ts';

export const addressLineMaxLength = 200;
export const zipCodeMaxLength = 20;

/** As many as one account may keep. */
export const maxAddresses = 50;

/** The country of an address that names none. */
export const defaultCountry = 'US';

export const addressSentences = {
  nameMissing: 'Name is required',
  streetAddressMissing: 'Street address is required',
  cityMissing: 'City is required',
  stateMissing: 'State is required',
  zipCodeMissing: 'PIN or ZIP code is required',
  countryMissing: 'Country is required',
  pinCode: 'An Indian PIN code has six digits and does not start with 0',
  tooLong: `A line of an address may have at most ${addressLineMaxLength} characters`,
  zipCodeLong: `A PIN or ZIP code may have at most ${zipCodeMaxLength} characters`,
  notOneLine: 'Each part of an address is one line of plain text',
} as const;

/** What is wrong with a postal code in its country, or null. Only India's shape is known to us. */
export function zipCodeProblem(address: { readonly country: string; readonly zipCode: string }): string | null {
  return isIndia(address.country) && !isPinCode(address.zipCode) ? addressSentences.pinCode : null;
}

/** What the code in an address is called where it goes to. */
export const postalCodeLabel = (country: string): string => (isIndia(country) ? 'PIN code' : 'ZIP / postal code');

type Place = Partial<Record<'city' | 'state' | 'zipCode' | 'country', string>>;

/** Without states, the town stands before a code of digits only here. */
const townFirst = new Set(['New Zealand', 'Singapore']);

/** As it is written there: 'Pune, Maharashtra 411001'; where there is no state '10115 Berlin', or 'London SW1A 1AA'. */
export function placeLine({ city, state, zipCode, country }: Place): string {
  if (state) return [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const isTownFirst = /[a-z]/i.test(zipCode ?? '') || townFirst.has(country ?? '');
  return (isTownFirst ? [city, zipCode] : [zipCode, city]).filter(Boolean).join(' ');
}

/** On paper: in India the state stands with the country, elsewhere all of the place is one line. */
export function addressLines(address: Place & { readonly name?: string; readonly streetAddress?: string }): string[] {
  const { name, streetAddress, city, state, zipCode, country } = address;
  const place = isIndia(country ?? '')
    ? [[city, zipCode].filter(Boolean).join(' '), [state, country].filter(Boolean).join(', ')]
    : [placeLine(address), country];
  return [name, streetAddress, ...place].filter((line) => line !== undefined && line !== '') as string[];
}
