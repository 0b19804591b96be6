import { addressSentences } from './address.ts';
import { findAnyCountry } from './other-countries.ts';
import { isIndia, isPinCode } from './india.ts';

export type FormField = 'name' | 'streetAddress' | 'city' | 'state' | 'zipCode';

/** The states of a country: those that there are, or a name to write; needed or not. */
interface StatePart {
  readonly label: string;
  /** Empty: it is written. */
  readonly names: readonly string[];
  readonly isRequired: boolean;
  readonly hint?: string;
}

interface CodePart {
  readonly label: string;
  readonly isRequired: boolean;
  /** What it must look like; absent: we do not know. */
  readonly pattern?: RegExp;
  readonly example?: string;
  /** '5 digits' */
  readonly shape?: string;
}

/** How an address is written in a country. */
export interface AddressForm {
  /** In the order in which people there write them. What is not among them, an address there does not have. */
  readonly fields: readonly FormField[];
  readonly labels: Readonly<Record<'streetAddress' | 'city', string>>;
  readonly state: StatePart | null;
  readonly code: CodePart | null;
  /** The town of every address, where there is but one. */
  readonly onlyCity?: string;
}

const split = (names: string): readonly string[] => names.split(', ');

const usStates =
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, ' +
  'Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, ' +
  'Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, ' +
  'North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, ' +
  'Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming';
const canadianProvinces =
  'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia, ' +
  'Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon';
const australianStates =
  'Australian Capital Territory, New South Wales, Northern Territory, Queensland, South Australia, Tasmania, Victoria, ' +
  'Western Australia';
const emirates = 'Abu Dhabi, Ajman, Dubai, Fujairah, Ras Al Khaimah, Sharjah, Umm Al Quwain';
const prefectures =
  'Hokkaido, Aomori, Iwate, Miyagi, Akita, Yamagata, Fukushima, Ibaraki, Tochigi, Gunma, Saitama, Chiba, Tokyo, Kanagawa, ' +
  'Niigata, Toyama, Ishikawa, Fukui, Yamanashi, Nagano, Gifu, Shizuoka, Aichi, Mie, Shiga, Kyoto, Osaka, Hyogo, Nara, ' +
  'Wakayama, Tottori, Shimane, Okayama, Hiroshima, Yamaguchi, Tokushima, Kagawa, Ehime, Kochi, Fukuoka, Saga, Nagasaki, ' +
  'Kumamoto, Oita, Miyazaki, Kagoshima, Okinawa';

const chosen = (label: string, names: string): StatePart => ({ label, names: split(names), isRequired: true });
const written = (label: string, hint?: string): StatePart => ({
  label,
  names: [],
  isRequired: true,
  ...(hint && { hint }),
});

const townLast: readonly FormField[] = ['name', 'streetAddress', 'zipCode', 'city'];
const codeLast: readonly FormField[] = ['name', 'streetAddress', 'city', 'zipCode'];
const stateThenCode: readonly FormField[] = ['name', 'streetAddress', 'city', 'state', 'zipCode'];

const usual = { streetAddress: 'Street address', city: 'City' } as const;
const european = { streetAddress: 'Street and number', city: 'Town' } as const;

const code = (label: string, pattern: RegExp, example: string, shape = ''): CodePart => ({
  label,
  isRequired: true,
  pattern,
  example,
  ...(shape && { shape }),
});

const digits = (count: number, example: string, label = 'Postcode'): CodePart =>
  code(label, new RegExp(`^\\d{${count}}$`), example, `${count} digits`);

const inEurope = (part: CodePart): AddressForm => ({ fields: townLast, labels: european, state: null, code: part });

const spaced = (example: string): CodePart => code('Postcode', /^\d{3} ?\d{2}$/, example, '5 digits');

const unitedStates: AddressForm = {
  fields: stateThenCode,
  labels: { streetAddress: 'Street address, apartment', city: 'City' },
  state: chosen('State', usStates),
  code: code('ZIP code', /^\d{5}(-\d{4})?$/, '97205 or 97205-1234'),
};

const withProvince = (part: CodePart, state: StatePart = written('Province')): AddressForm => ({
  fields: stateThenCode,
  labels: usual,
  state,
  code: part,
});

const withoutCode = (state: StatePart | null = null): AddressForm => ({
  fields: state ? ['name', 'streetAddress', 'city', 'state'] : ['name', 'streetAddress', 'city'],
  labels: usual,
  state,
  code: null,
});

/** By the code of the country. Sources: the postal systems as the Universal Postal Union publishes them. */
const forms: Readonly<Record<string, AddressForm>> = {
  US: unitedStates,
  CA: withProvince(
    code('Postal code', /^[abceghj-nprstvxy]\d[abceghj-nprstv-z] ?\d[abceghj-nprstv-z]\d$/i, 'M5V 2T6'),
    chosen('Province or territory', canadianProvinces),
  ),
  GB: {
    fields: codeLast,
    labels: { streetAddress: 'Address', city: 'Town' },
    state: null,
    code: code('Postcode', /^(gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i, 'SW1A 1AA'),
  },
  AU: {
    fields: stateThenCode,
    labels: { streetAddress: 'Street address', city: 'Suburb' },
    state: chosen('State or territory', australianStates),
    code: digits(4, '3000'),
  },
  NZ: {
    fields: codeLast,
    labels: { streetAddress: 'Street address', city: 'Town' },
    state: null,
    code: digits(4, '6011'),
  },
  JP: {
    fields: ['zipCode', 'state', 'city', 'streetAddress', 'name'],
    labels: { streetAddress: 'Block, building, room', city: 'City, ward' },
    state: chosen('Prefecture', prefectures),
    code: code('Postal code', /^\d{3}-?\d{4}$/, '100-0001', '7 digits'),
  },
  SG: {
    fields: ['name', 'streetAddress', 'zipCode'],
    labels: { streetAddress: 'Address', city: 'City' },
    state: null,
    code: digits(6, '018956', 'Postal code'),
    onlyCity: 'Singapore',
  },
  AE: withoutCode(chosen('Emirate', emirates)),
  HK: withoutCode(),
  MO: withoutCode(),
  QA: withoutCode(),
  DE: inEurope(digits(5, '10115')),
  FR: inEurope(digits(5, '75011')),
  NL: inEurope(code('Postcode', /^[1-9]\d{3} ?[a-z]{2}$/i, '1012 AB')),
  IT: {
    fields: ['name', 'streetAddress', 'zipCode', 'city', 'state'],
    labels: european,
    state: written('Province', 'Two letters, like MI'),
    code: digits(5, '20121'),
  },
  ES: {
    fields: ['name', 'streetAddress', 'zipCode', 'city', 'state'],
    labels: european,
    state: { label: 'Province (optional)', names: [], isRequired: false },
    code: digits(5, '28013'),
  },
  AT: inEurope(digits(4, '1010')),
  CH: inEurope(digits(4, '8001')),
  LI: inEurope(digits(4, '9490')),
  SE: inEurope(spaced('111 29')),
  BE: inEurope(digits(4, '1000')),
  DK: inEurope(digits(4, '1050')),
  NO: inEurope(digits(4, '0150')),
  FI: inEurope(digits(5, '00100')),
  EE: inEurope(digits(5, '10111')),
  HR: inEurope(digits(5, '10000')),
  BG: inEurope(digits(4, '1000')),
  HU: inEurope(digits(4, '1051')),
  SI: inEurope(digits(4, '1000')),
  RO: inEurope(digits(6, '010011')),
  CZ: inEurope(spaced('110 00')),
  SK: inEurope(spaced('811 01')),
  GR: inEurope(spaced('105 57')),
  PL: inEurope(code('Postcode', /^\d{2}-\d{3}$/, '00-001')),
  PT: inEurope(code('Postcode', /^\d{4}-\d{3}$/, '1100-148')),
  CN: withProvince(digits(6, '100000', 'Postal code')),
  ID: withProvince(digits(5, '10110', 'Postal code')),
  KR: withProvince(digits(5, '03187', 'Postal code'), written('Province or city')),
  MY: withProvince(digits(5, '50050'), written('State')),
  PH: withProvince(digits(4, '1000', 'ZIP code')),
  TH: withProvince(digits(5, '10200', 'Postal code')),
  TR: withProvince(digits(5, '34110', 'Postal code')),
  TW: withProvince(code('Postal code', /^\d{3}(\d{2,3})?$/, '100'), written('City or county')),
  VN: withProvince(code('Postal code', /^\d{5,6}$/, '10000')),
};

/** For a country of which we know nothing: everything that an address may have, and nothing that it may not have is needed. */
const anywhere: AddressForm = {
  fields: stateThenCode,
  labels: usual,
  state: { label: 'State or region (if there is one)', names: [], isRequired: false },
  code: { label: 'Postal code (if there is one)', isRequired: false },
};

/** How an address abroad is written. India has its own form, with its PIN codes. */
export const addressFormOf = (country: string): AddressForm => forms[findAnyCountry(country)?.code ?? ''] ?? anywhere;

interface PostalAddress {
  readonly country: string;
  readonly state: string;
  readonly zipCode: string;
}

const codeHint = ({ example, shape }: CodePart): string | null =>
  example === undefined ? null : `Like ${example}${shape ? `, ${shape}` : ''}`;

/** What stands below the field of a postal code. */
export const postalCodeHint = (country: string): string | null => {
  const part = addressFormOf(country).code;
  return part && codeHint(part);
};

function abroadCodeProblem({ code: part }: AddressForm, zipCode: string): string | null {
  if (zipCode === '') return part?.isRequired ? `Enter your ${inSentence(part.label)}.` : null;
  if (!part?.pattern || part.pattern.test(zipCode)) return null;
  return `Enter a ${inSentence(part.label)} like ${part.example}${part.shape ? `: ${part.shape}` : ''}.`;
}

/** 'ZIP code' keeps its letters. */
const inSentence = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());

/** What is wrong with the postal code of an address, or null. */
export function postalCodeProblem({ country, zipCode }: Omit<PostalAddress, 'state'>): string | null {
  const text = zipCode.trim();
  if (!isIndia(country)) return abroadCodeProblem(addressFormOf(country), text);
  if (text === '') return addressSentences.zipCodeMissing;
  return isPinCode(text) ? null : addressSentences.pinCode;
}

/** What is wrong with the state of an address, or null. No state is asked for where there is none. */
export function addressStateProblem({ country, state }: Omit<PostalAddress, 'zipCode'>): string | null {
  const text = state.trim();
  if (isIndia(country)) return text === '' ? addressSentences.stateMissing : null;
  const part = addressFormOf(country).state;
  return text === '' && part?.isRequired ? `Enter your ${inSentence(part.label)}.` : null;
}

/** A code as it stands on a parcel: letters are large in every country that has them. */
export const postalCodeOf = (country: string, zipCode: string): string =>
  isIndia(country) ? zipCode : zipCode.toUpperCase();
