import type { BusinessDays, ShippingMethod } from '../shipping/shipping.ts';
import { findIndianState, isPinCode } from './india.ts';

/** How far inside India a parcel travels. 'rest' takes the time that the shipping page states; the others differ from it. */
export type DeliveryZone = 'city' | 'metro' | 'rest' | 'remote';

/** Which PIN codes are the shop's own city, and how the zones differ from the stated time, as the settings have it. */
export interface DeliveryZones {
  /** How the PIN codes of the shop's city begin, with commas between them: '560'. */
  readonly cityPins: string;
  /** Business days fewer than stated. */
  readonly cityDaysFewer: number;
  readonly metroDaysFewer: number;
  /** Business days more than stated, in the north-east and on the islands. */
  readonly remoteDaysMore: number;
}

/** Delhi with Gurugram and Noida, Ahmedabad, Mumbai, Pune, Hyderabad, Bengaluru, Chennai, Kolkata. */
const metroPins = ['110', '122', '201', '380', '400', '411', '500', '560', '600', '700'];

/** Sikkim, the Andaman and Nicobar Islands, Assam, the other six states of the north-east, Lakshadweep. */
const remotePins = ['737', '744', '78', '79', '68255'];

const remoteStates = new Set(['AR', 'AS', 'MN', 'ML', 'MZ', 'NL', 'SK', 'TR', 'AN', 'LD']);

const beginsWithAny = (pin: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => pin.startsWith(prefix));

const digitsOf = (zipCode: string): string => (isPinCode(zipCode) ? zipCode.replaceAll(/\s/g, '') : '');

export const splitPinPrefixes = (text: string): string[] => text.split(',').map((prefix) => prefix.trim());

/** Same day goes no further than this. */
export const isCityPin = (zipCode: string, { cityPins }: Pick<DeliveryZones, 'cityPins'>): boolean => {
  const pin = digitsOf(zipCode);
  return pin !== '' && beginsWithAny(pin, splitPinPrefixes(cityPins));
};

interface IndianPlace {
  readonly zipCode: string;
  readonly state: string;
}

/** Where PIN code and state disagree the slower of the two counts: a promise that is too early is broken. */
export function zoneOf({ zipCode, state }: IndianPlace, settings: DeliveryZones): DeliveryZone {
  const pin = digitsOf(zipCode);
  const stateCode = findIndianState(state)?.isoCode ?? '';
  if (remoteStates.has(stateCode) || beginsWithAny(pin, remotePins)) return 'remote';
  if (isCityPin(pin, settings)) return 'city';
  return beginsWithAny(pin, metroPins) ? 'metro' : 'rest';
}

/** The days that a way of shipping takes to a zone, by those that are stated for all of India. */
export function zoneDays(method: ShippingMethod, stated: BusinessDays, zone: DeliveryZone, settings: DeliveryZones) {
  if (method !== 'domestic-standard' && method !== 'domestic-express') return stated;
  const more = {
    city: -settings.cityDaysFewer,
    metro: -settings.metroDaysFewer,
    rest: 0,
    remote: settings.remoteDaysMore,
  }[zone];
  // Only what is sold as the same day arrives on it.
  return { fromDays: Math.max(1, stated.fromDays + more), toDays: Math.max(1, stated.toDays + more) };
}
