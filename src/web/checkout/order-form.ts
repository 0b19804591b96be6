import type { z } from 'zod';
import type { Address } from '#contracts/addresses.ts';
import { newOrder, type NewOrder } from '#contracts/orders.ts';
import { isPickupArea, stateProblem } from '#domain/orders/checkout.ts';
import { findCountry } from '#domain/places/countries.ts';
import { Refusal } from '#domain/errors.ts';
import { isIndia } from '#domain/places/india.ts';
import type { Checked, Problems, Typed } from '../forms/check.ts';

/** The choice of the country lists that stands for all that are not in them. */
export const anotherCountry = 'Another country';
/** The choice of the saved addresses that stands for the form. */
export const newAddressChoice = 'new';
export const ownBillingChoice = 'own';

export type AddressPart = 'shipping' | 'billing';
const addressLines = ['name', 'streetAddress', 'city', 'state', 'zipCode'] as const;
type AddressLine = (typeof addressLines)[number] | 'country' | 'countryName';

/** The name of a field of one of the two addresses. */
export const fieldOf = (part: AddressPart, line: AddressLine): string => `${part}.${line}`;

export interface OrderSurroundings {
  readonly signedIn: boolean;
  readonly addresses: readonly Address[];
  /** What the summary shows. */
  readonly total: string | undefined;
}

export interface FilledForm {
  readonly order: NewOrder;
  readonly saveAddress: boolean;
}

const lineOf = ({ name, streetAddress, city, state, zipCode, country }: Address) => ({
  name,
  streetAddress,
  city,
  state,
  zipCode,
  country,
});

/** Which of the saved addresses is meant; null for the form. A guest has none. */
export function chosenAddress(typed: Typed, addresses: readonly Address[]): Address | null {
  return addresses.find(({ id }) => id === typed['address']) ?? null;
}

/** Whether the country is one to type. Parcels go to those of the list only, but whoever picks up may live in any. */
export const namesCountry = (typed: Typed, part: AddressPart): boolean =>
  typed[fieldOf(part, 'country')] === anotherCountry &&
  (part === 'billing' || isPickupArea(typed[fieldOf(part, 'city')] ?? ''));

function typedAddress(typed: Typed, part: AddressPart) {
  const lines = Object.fromEntries(addressLines.map((line) => [line, typed[fieldOf(part, line)] ?? '']));
  return { ...lines, country: typed[fieldOf(part, namesCountry(typed, part) ? 'countryName' : 'country')] ?? '' };
}

const given = (text: string | undefined): string | undefined => text?.trim() || undefined;

function orderOf(typed: Typed, { signedIn, addresses, total }: OrderSurroundings): z.input<typeof newOrder> {
  const saved = chosenAddress(typed, addresses);
  return {
    email: signedIn ? undefined : (typed['email'] ?? ''),
    phone: given(typed['phone']),
    shippingAddress: (saved ? lineOf(saved) : typedAddress(typed, 'shipping')) as NewOrder['shippingAddress'],
    billingAddress:
      typed['billing'] === ownBillingChoice
        ? (typedAddress(typed, 'billing') as NewOrder['shippingAddress'])
        : undefined,
    shippingMethod: typed['shippingMethod'] as NewOrder['shippingMethod'],
    paymentMethod: typed['paymentMethod'] as NewOrder['paymentMethod'],
    notes: given(typed['notes']),
    expectedTotal: total,
  };
}

const savedAddressWrong =
  "This address cannot be used as it is: change it in your dashboard, or choose 'Another address'.";
const unserved = new Refusal('destination-unserved').message;

/** The field that a part of the order was typed into. A saved address is one choice, whatever is wrong with it. */
function fieldAt(path: readonly PropertyKey[], typed: Typed): string {
  const [part, line] = path.map(String);
  if (part !== 'shippingAddress' && part !== 'billingAddress') return part!;
  const addressPart = part === 'billingAddress' ? 'billing' : 'shipping';
  const isSaved = typed['address'] !== undefined && typed['address'] !== newAddressChoice;
  if (addressPart === 'shipping' && isSaved) return 'address';
  const isNamed = line === 'country' && namesCountry(typed, addressPart);
  return fieldOf(addressPart, isNamed ? 'countryName' : (line as AddressLine));
}

const isUnserved = (typed: Typed): boolean =>
  typed[fieldOf('shipping', 'country')] === anotherCountry && !namesCountry(typed, 'shipping');

/** What was typed as an order, or the sentence for each field that is not right. */
export function checkOrder(typed: Typed, surroundings: OrderSurroundings): Checked<FilledForm> {
  const { success, data, error } = newOrder.safeParse(orderOf(typed, surroundings));
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[fieldAt(path, typed)] ??= message;
  for (const part of ['shippingAddress', 'billingAddress'] as const) {
    const wrongState = data?.[part] && stateProblem(data[part]);
    if (wrongState) problems[fieldAt([part, 'state'], typed)] = wrongState;
  }
  if (problems['address']) problems['address'] = `${savedAddressWrong} ${problems['address']}`;
  if (isUnserved(typed)) problems[fieldOf('shipping', 'country')] = unserved;
  if (!success || Object.keys(problems).length > 0) return { ok: false, problems: problems satisfies Problems };
  return { ok: true, values: { order: data, saveAddress: typed['saveAddress'] === 'on' } };
}

export interface Place {
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

/** A name that is typed matters once it is that of a country of the list: all others are one. */
function typedCountry(typed: Typed): string {
  const name = namesCountry(typed, 'shipping') ? typed[fieldOf('shipping', 'countryName')] : undefined;
  return (name && findCountry(name)?.name) || typed[fieldOf('shipping', 'country')] || 'India';
}

/** Where the parcel would go, as far as it matters: a city that changes nothing need not be asked about. */
export function placeOf(typed: Typed, addresses: readonly Address[]): Place {
  const { country, state, city } = chosenAddress(typed, addresses) ?? {
    country: typedCountry(typed),
    state: typed[fieldOf('shipping', 'state')] ?? '',
    city: typed[fieldOf('shipping', 'city')] ?? '',
  };
  return { country, state: isIndia(country) ? state : '', city: isPickupArea(city) ? city.trim() : '' };
}
