import type { Address } from '#contracts/addresses.ts';
import { findIndianState, isIndia, isPinCode, stateOfPin, statesOfPin } from '#domain/places/india.ts';
import { deviceTimeZone, isIndianTimeZone } from '#domain/time.ts';

export interface BrowserLocale {
  readonly timeZone: string;
  readonly languages: readonly string[];
}

export const readBrowserLocale = (): BrowserLocale => ({
  timeZone: deviceTimeZone(),
  languages: navigator.languages,
});

function isIndianLanguage(language: string): boolean {
  try {
    return new Intl.Locale(language).maximize().region === 'IN';
  } catch {
    return false;
  }
}

/** The country that a form for any country starts with. */
export function defaultCountry({ timeZone, languages }: BrowserLocale): 'India' | 'United States' {
  return isIndianTimeZone(timeZone) || languages.some(isIndianLanguage) ? 'India' : 'United States';
}

/** What the dialog is opened for. */
export type AddressDialogMode =
  | { readonly kind: 'first' }
  | { readonly kind: 'another' }
  | { readonly kind: 'edit'; readonly address: Address };

export interface AddressFormDefaults {
  /** Free text for state and country, or the 36 states and India. */
  readonly abroad: boolean;
  /** The first address is always free text. */
  readonly canSwitch: boolean;
  readonly state: string;
  /** For the free text; the select has only India. */
  readonly country: string;
}

/** How the address dialog starts: which of its two forms it shows, and what stands in the fields that differ. */
export function addressFormDefaults(task: AddressDialogMode, surroundings: BrowserLocale): AddressFormDefaults {
  const country = defaultCountry(surroundings);
  if (task.kind === 'first') return { abroad: true, canSwitch: false, state: '', country };
  const elsewhere = isIndia(country) ? '' : country;
  if (task.kind === 'another') return { abroad: false, canSwitch: true, state: '', country: elsewhere };
  const { address } = task;
  if (!isIndia(address.country)) {
    return { abroad: true, canSwitch: true, state: address.state, country: address.country };
  }
  const state = findIndianState(address.state)?.name ?? '';
  return { abroad: false, canSwitch: true, state, country: elsewhere };
}

/** The states that a PIN code usually belongs to, if none of them is the one that was chosen. Sources disagree. */
export function likelyStates(pin: string, state: string): readonly string[] {
  const likely = isPinCode(pin) ? statesOfPin(pin).map(({ name }) => name) : [];
  return likely.includes(state) ? [] : likely;
}

export interface PinChange {
  readonly before: string;
  readonly after: string;
  /** The state beside the code. */
  readonly state: string;
  /** What was last filled in there from a code. */
  readonly filledState: string | undefined;
}

/**
 * The state to fill in as a PIN code changes, or undefined to leave what is there. A state that nobody chose follows the
 * code, also when the code is corrected digit by digit and tells nothing in between; one that was chosen stays.
 */
export function stateForPin({ before, after, state, filledState }: PinChange): string | undefined {
  const isOurs = state === '' || state === filledState || state === stateOfPin(before)?.name;
  return isOurs ? stateOfPin(after)?.name : undefined;
}

/** A word about a PIN code that usually belongs to another state. It never refuses. */
export function pinHint(pin: string, state: string): string | null {
  const [likely] = state === '' ? [] : likelyStates(pin, state);
  return likely === undefined ? null : `This looks like a PIN code in ${likely}. Please check the state.`;
}

/** '1 saved address', '2 saved addresses' */
export const savedAddressesText = (count: number): string => `${count} saved ${count === 1 ? 'address' : 'addresses'}`;
