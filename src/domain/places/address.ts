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

/** 'Pune, Maharashtra 411001'; 'Berlin, 10115' where there is no state. */
export const placeLine = ({ city, state, zipCode }: Partial<Record<'city' | 'state' | 'zipCode', string>>): string =>
  [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
