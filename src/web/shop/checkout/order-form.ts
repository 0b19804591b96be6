import type { z } from 'zod';
import type { Address } from '#contracts/addresses.ts';
import type { NewOrder, newOrder } from '#contracts/new-order.ts';
import {
  type Destination,
  isPickupArea,
  orderReceiverProblem,
  phoneProblem,
  stateProblem,
} from '#domain/orders/checkout.ts';
import { supplyStateOf } from '#domain/pricing/place-of-supply.ts';
import { anotherCountry } from './another-country.ts';
import { Refusal } from '#domain/errors.ts';
import { isIndia, isPinCode } from '#domain/places/india.ts';
import type { Validated, FieldErrors, FormValues } from '../../forms/validation.ts';

/** The choice of the saved addresses that stands for the form. */
export const newAddressChoice = 'new';
export const ownBillingChoice = 'own';

export type AddressRole = 'shipping' | 'billing';
const addressLines = ['name', 'streetAddress', 'city', 'state', 'zipCode'] as const;
type AddressField = (typeof addressLines)[number] | 'country' | 'countryName';

/** The name of a field of one of the two addresses. */
export const addressFieldName = (part: AddressRole, line: AddressField): string => `${part}.${line}`;

const businessFields = ['companyName', 'gstin', 'purchaseOrder', 'receiver'] as const;
type BusinessField = (typeof businessFields)[number];

/** The name of a field about the business that somebody buys for. */
export const businessFieldName = (field: BusinessField): string => `business.${field}`;

export const isGift = (typed: FormValues): boolean => typed['gift'] === 'on';

export const isForBusiness = (typed: FormValues): boolean => typed['business'] === 'on';

function businessOf(typed: FormValues): z.input<typeof newOrder>['business'] {
  if (!isForBusiness(typed)) return undefined;
  const fields = Object.fromEntries(businessFields.map((field) => [field, given(typed[businessFieldName(field)])]));
  return { companyName: '', ...fields } as z.input<typeof newOrder>['business'];
}

export interface OrderContext {
  readonly signedIn: boolean;
  readonly addresses: readonly Address[];
  /** What the summary shows. */
  readonly total: string | undefined;
  /** Something can be sent to where it goes, or picked up there. */
  readonly isServed: boolean;
  /** It goes abroad as the kit that it makes. */
  readonly asOneKit?: boolean;
}

export interface CheckoutSubmission {
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
function chosenAddress(typed: FormValues, addresses: readonly Address[]): Address | null {
  return addresses.find(({ id }) => id === typed['address']) ?? null;
}

/** Whether the country is none of the first list but one of the second. */
export const usesOtherCountry = (typed: FormValues, part: AddressRole): boolean =>
  typed[addressFieldName(part, 'country')] === anotherCountry;

function typedAddress(typed: FormValues, part: AddressRole) {
  const lines = Object.fromEntries(addressLines.map((line) => [line, typed[addressFieldName(part, line)] ?? '']));
  return {
    ...lines,
    country: typed[addressFieldName(part, usesOtherCountry(typed, part) ? 'countryName' : 'country')] ?? '',
  };
}

const given = (text: string | undefined): string | undefined => text?.trim() || undefined;

function orderOf(typed: FormValues, { signedIn, addresses, total, asOneKit }: OrderContext): z.input<typeof newOrder> {
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
    giftNote: isGift(typed) ? (typed['giftNote'] ?? '') : undefined,
    business: businessOf(typed),
    ...(asOneKit && { asOneKit }),
    expectedTotal: total,
  };
}

const savedAddressWrong = 'This address needs a change: edit it in your dashboard, or choose ‘Another address’.';
const unserved = new Refusal('destination-unserved').message;

/** The field that a part of the order was typed into. A saved address is one choice, whatever is wrong with it. */
function fieldAt(path: readonly PropertyKey[], typed: FormValues): string {
  const [part, line] = path.map(String);
  if (part === 'business') return businessFieldName(line as BusinessField);
  if (part !== 'shippingAddress' && part !== 'billingAddress') return part!;
  const addressPart = part === 'billingAddress' ? 'billing' : 'shipping';
  const isSaved = typed['address'] !== undefined && typed['address'] !== newAddressChoice;
  if (addressPart === 'shipping' && isSaved) return 'address';
  const isNamed = line === 'country' && usesOtherCountry(typed, addressPart);
  return addressFieldName(addressPart, isNamed ? 'countryName' : (line as AddressField));
}

/** What was typed as an order, or the sentence for each field that is not right. */
export function validateOrder(
  typed: FormValues,
  surroundings: OrderContext,
  schemas: { readonly newOrder: typeof newOrder },
): Validated<CheckoutSubmission> {
  const { success, data, error } = schemas.newOrder.safeParse(orderOf(typed, surroundings));
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[fieldAt(path, typed)] ??= message;
  for (const part of ['shippingAddress', 'billingAddress'] as const) {
    const wrongState = data?.[part] && stateProblem(data[part]);
    if (wrongState) problems[fieldAt([part, 'state'], typed)] = wrongState;
  }
  const receiver = data ? orderReceiverProblem(data) : null;
  if (receiver !== null) problems[businessFieldName('receiver')] = receiver;
  const phone = phoneProblem({ paymentMethod: typed['paymentMethod'], phone: typed['phone'] ?? '' });
  if (phone !== null) problems['phone'] ??= phone;
  if (problems['address']) problems['address'] = `${savedAddressWrong} ${problems['address']}`;
  if (!surroundings.isServed) problems[fieldAt(['shippingAddress', 'country'], typed)] ??= unserved;
  if (!success || Object.keys(problems).length > 0) return { ok: false, problems: problems satisfies FieldErrors };
  return { ok: true, values: { order: data, saveAddress: typed['saveAddress'] === 'on' } };
}

/** 'Another country' until it is said which. */
function chosenCountry(typed: FormValues): string {
  const name = usesOtherCountry(typed, 'shipping') ? typed[addressFieldName('shipping', 'countryName')] : undefined;
  return name || typed[addressFieldName('shipping', 'country')] || 'India';
}

/** Where the parcel would go, as far as it matters: what changes nothing need not be asked about. */
export function destinationOf(typed: FormValues, addresses: readonly Address[]): Destination {
  const { country, state, city, zipCode } = chosenAddress(typed, addresses) ?? {
    country: chosenCountry(typed),
    state: typed[addressFieldName('shipping', 'state')] ?? '',
    city: typed[addressFieldName('shipping', 'city')] ?? '',
    zipCode: typed[addressFieldName('shipping', 'zipCode')] ?? '',
  };
  const inIndia = isIndia(country);
  return {
    country,
    state: inIndia ? state : '',
    city: isPickupArea(city) ? city.trim() : '',
    zipCode: inIndia && isPinCode(zipCode) ? zipCode.replaceAll(' ', '') : '',
  };
}

/** The state by which the tax goes, as far as the buyer has said that it is another one than that of the parcel. */
export function typedSupplyState(typed: FormValues, destination: Destination): string | null {
  if (!isForBusiness(typed) || typed[businessFieldName('receiver')] !== 'other') return null;
  const business = { gstin: typed[businessFieldName('gstin')] ?? '', receiver: 'other' } as const;
  return supplyStateOf({ ...destination, shippingMethod: 'domestic-standard', business });
}
