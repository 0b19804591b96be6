import type { z } from 'zod';
import type { Address } from '#contracts/addresses.ts';
import { newOrder, type NewOrder } from '#contracts/orders.ts';
import { isPickupArea, stateProblem } from '#domain/checkout.ts';
import { Refusal } from '#domain/errors.ts';
import { isIndia } from '#domain/india.ts';
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

function typedAddress(typed: Typed, part: AddressPart) {
  const lines = Object.fromEntries(addressLines.map((line) => [line, typed[fieldOf(part, line)] ?? '']));
  const chosen = typed[fieldOf(part, 'country')] ?? '';
  const country = chosen === anotherCountry ? (typed[fieldOf(part, 'countryName')] ?? '') : chosen;
  return { ...lines, country };
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
  if (part === 'billingAddress') {
    const isNamed = line === 'country' && typed[fieldOf('billing', 'country')] === anotherCountry;
    return fieldOf('billing', isNamed ? 'countryName' : (line as AddressLine));
  }
  if (part !== 'shippingAddress') return part!;
  const isSaved = typed['address'] !== undefined && typed['address'] !== newAddressChoice;
  return isSaved ? 'address' : fieldOf('shipping', line as AddressLine);
}

/** What was typed as an order, or the sentence for each field that is not right. */
export function checkOrder(typed: Typed, surroundings: OrderSurroundings): Checked<FilledForm> {
  const { success, data, error } = newOrder.safeParse(orderOf(typed, surroundings));
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[fieldAt(path, typed)] ??= message;
  const wrongState = data && stateProblem(data.shippingAddress);
  if (wrongState) problems[fieldAt(['shippingAddress', 'state'], typed)] = wrongState;
  if (problems['address']) problems['address'] = `${savedAddressWrong} ${problems['address']}`;
  if (typed[fieldOf('shipping', 'country')] === anotherCountry) problems[fieldOf('shipping', 'country')] = unserved;
  if (!success || Object.keys(problems).length > 0) return { ok: false, problems: problems satisfies Problems };
  return { ok: true, values: { order: data, saveAddress: typed['saveAddress'] === 'on' } };
}

export interface Place {
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

/** Where the parcel would go, as far as it matters: a city that changes nothing need not be asked about. */
export function placeOf(typed: Typed, addresses: readonly Address[]): Place {
  const { country, state, city } = chosenAddress(typed, addresses) ?? {
    country: typed[fieldOf('shipping', 'country')] || 'India',
    state: typed[fieldOf('shipping', 'state')] ?? '',
    city: typed[fieldOf('shipping', 'city')] ?? '',
  };
  return { country, state: isIndia(country) ? state : '', city: isPickupArea(city) ? city.trim() : '' };
}
