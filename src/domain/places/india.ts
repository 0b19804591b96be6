export interface IndianState {
  readonly name: string;
  /** The part of its ISO 3166-2 code after 'IN-'. */
  readonly isoCode: string;
  readonly gstCode: string;
  /** How its PIN codes start. They overlap and sources disagree: good for a hint, never for a refusal. */
  readonly pinPrefixes: readonly string[];
  readonly unionTerritory: boolean;
}

/** '45-48' stands for 45, 46, 47 and 48. */
function prefixes(text: string): string[] {
  return text.split(' ').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number) as [number, number?];
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
}

type Row = readonly [name: string, isoCode: string, gstCode: string, pins: string];

const stateRows: readonly Row[] = [
  ['Andhra Pradesh', 'AP', '37', '51-53'],
  ['Arunachal Pradesh', 'AR', '12', '790-792'],
  ['Assam', 'AS', '18', '78'],
  ['Bihar', 'BR', '10', '80-85'],
  ['Chhattisgarh', 'CG', '22', '49'],
  ['Goa', 'GA', '30', '403'],
  ['Gujarat', 'GJ', '24', '36-39'],
  ['Haryana', 'HR', '06', '12-13'],
  ['Himachal Pradesh', 'HP', '02', '17'],
  ['Jharkhand', 'JH', '20', '81-83'],
  ['Karnataka', 'KA', '29', '56-59'],
  ['Kerala', 'KL', '32', '67-69'],
  ['Madhya Pradesh', 'MP', '23', '45-48'],
  ['Maharashtra', 'MH', '27', '40-44'],
  ['Manipur', 'MN', '14', '795'],
  ['Meghalaya', 'ML', '17', '793-794'],
  ['Mizoram', 'MZ', '15', '796'],
  ['Nagaland', 'NL', '13', '797-798'],
  ['Odisha', 'OD', '21', '75-77'],
  ['Punjab', 'PB', '03', '14-15'],
  ['Rajasthan', 'RJ', '08', '30-34'],
  ['Sikkim', 'SK', '11', '737'],
  ['Tamil Nadu', 'TN', '33', '60-66'],
  ['Telangana', 'TS', '36', '50'],
  ['Tripura', 'TR', '16', '799'],
  ['Uttar Pradesh', 'UP', '09', '20-28'],
  ['Uttarakhand', 'UK', '05', '24-26'],
  ['West Bengal', 'WB', '19', '70-74'],
];

const unionTerritoryRows: readonly Row[] = [
  ['Andaman and Nicobar Islands', 'AN', '35', '744'],
  ['Chandigarh', 'CH', '04', '16'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'DH', '26', '396'],
  ['Delhi', 'DL', '07', '11'],
  ['Jammu and Kashmir', 'JK', '01', '18-19'],
  ['Ladakh', 'LA', '38', '18-19'],
  ['Lakshadweep', 'LD', '31', '682'],
  ['Puducherry', 'PY', '34', '605'],
];

const toState =
  (unionTerritory: boolean) =>
  ([name, isoCode, gstCode, pins]: Row): IndianState => ({
    name,
    isoCode,
    gstCode,
    pinPrefixes: prefixes(pins),
    unionTerritory,
  });

/** The 28 states, then the 8 union territories, each in alphabetical order. */
export const indianStates: readonly IndianState[] = [
  ...stateRows.map(toState(false)),
  ...unionTerritoryRows.map(toState(true)),
];

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('&', 'and').replaceAll(/\s+/g, ' ');

const statesByName: ReadonlyMap<string, IndianState> = new Map(
  indianStates.flatMap((state) => [state.name, state.isoCode].map((name) => [plain(name), state] as const)),
);

/** The state that a person's text names, by its name or its ISO code. */
export const findIndianState = (text: string): IndianState | null => statesByName.get(plain(text)) ?? null;

const longestPrefix = ({ pinPrefixes }: IndianState, pin: string): number =>
  Math.max(
    0,
    ...pinPrefixes.filter((prefix) => pin.replaceAll(' ', '').startsWith(prefix)).map(({ length }) => length),
  );

/** The states whose PIN codes start like this one, those with the longest matching prefix first. */
export function statesOfPin(pin: string): readonly IndianState[] {
  return indianStates
    .map((state) => ({ state, length: longestPrefix(state, pin) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
    .map(({ state }) => state);
}

/** Beginnings that two states share, though one of them has no others: Dadra, Kochi, Villupuram, Mohali. */
const sharedPrefixes = ['396', '682', '605', '160'];

/** The one state that a PIN code lies in, as far as its beginning tells; null where it leaves two. */
export function stateOfPin(pin: string): IndianState | null {
  if (!isPinCode(pin) || sharedPrefixes.some((prefix) => pin.startsWith(prefix))) return null;
  const [first, second] = statesOfPin(pin);
  const isSure =
    first !== undefined && (second === undefined || longestPrefix(first, pin) > longestPrefix(second, pin));
  return isSure ? first : null;
}

const namesOfIndia = new Set(['india', 'in', 'ind', 'bharat', 'भारत']);

/** True for a country written as a person or a form writes India. */
export const isIndia = (country: string): boolean => namesOfIndia.has(plain(country));

/** Six digits, not starting with 0. People write them as '560 038' too. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{2} ?\d{3}$/.test(text.trim());
