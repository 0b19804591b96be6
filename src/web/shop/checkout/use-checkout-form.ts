import { useEffect, useState, type ChangeEvent } from 'react';
import type { Address } from '#contracts/addresses.ts';
import type { LastOrder } from '#contracts/own-orders.ts';
import { namedCountries } from '#domain/places/countries.ts';
import type { FormValues } from '../../forms/validation.ts';
import { useForm } from '../../forms/use-form.ts';
import { anotherCountry } from './another-country.ts';
import { takeNewCountry } from './delivery-country.ts';
import { filledFrom, readDraft, saveDraft, withoutDetails } from './checkout-draft.ts';
import {
  validateOrder,
  addressFieldName,
  businessFieldName,
  newAddressChoice,
  ownBillingChoice,
  type AddressRole,
  type CheckoutSubmission,
  type OrderContext,
} from './order-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typedAddress = (typed: FormValues): boolean =>
  (['name', 'streetAddress', 'city', 'zipCode'] as const).some((line) => typed[addressFieldName('shipping', line)]);

export interface CheckoutStart {
  readonly addresses: readonly Address[];
  /** What the last order was sent with, if there is one. */
  readonly lastOrder: LastOrder | null;
  /** What the account says that the user buys for. */
  readonly business: LastOrder['business'];
  /** The country that the browser seems to be in. */
  readonly country: string;
}

/** What stands for a country in the two lists. */
const countryFields = (part: AddressRole, country: string): FormValues =>
  country === anotherCountry || namedCountries.some(({ name }) => name === country)
    ? { [addressFieldName(part, 'country')]: country }
    : { [addressFieldName(part, 'country')]: anotherCountry, [addressFieldName(part, 'countryName')]: country };

const addressFields = (part: AddressRole, address: LastOrder['shippingAddress']): FormValues =>
  Object.fromEntries([
    ...(['name', 'streetAddress', 'city', 'state', 'zipCode'] as const).map((line) => [
      addressFieldName(part, line),
      address[line],
    ]),
    ...Object.entries(countryFields(part, address.country)),
  ]);

/** A purchase order is for one order alone. */
const businessValues = (business: LastOrder['business']): FormValues =>
  !business
    ? {}
    : {
        business: 'on',
        [businessFieldName('companyName')]: business.companyName,
        ...(business.gstin !== null && { [businessFieldName('gstin')]: business.gstin }),
      };

/** What was given with the last order. An address comes along only where none is saved. */
function lastValues({ lastOrder, business: own, addresses }: CheckoutStart): FormValues {
  if (lastOrder === null) return businessValues(own);
  const { email, phone, shippingAddress, billingAddress, business } = lastOrder;
  const contact = {
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...businessValues(own ?? business),
  };
  if (addresses.length > 0) return contact;
  return {
    ...contact,
    ...addressFields('shipping', shippingAddress),
    ...(billingAddress !== null && { billing: ownBillingChoice, ...addressFields('billing', billingAddress) }),
    [filledFrom]: 'last-order',
  };
}

/** What stands in the form at first: what was typed before or given with the last order, and one sensible choice each. */
export function initialValues(typed: FormValues, start: CheckoutStart): FormValues {
  const { addresses, country } = start;
  const known = [newAddressChoice, ...addresses.map(({ id }) => id)];
  const isUntouched = !typedAddress(typed) && !typed['email'] && !typed['phone'] && typed[filledFrom] === undefined;
  // Someone who typed an address before signing in finds it, rather than another one in its place.
  const first = typedAddress(typed) ? newAddressChoice : (addresses[0]?.id ?? newAddressChoice);
  return {
    ...countryFields('shipping', country),
    ...countryFields('billing', country),
    billing: 'same',
    ...typed,
    ...(isUntouched && lastValues(start)),
    address: known.find((choice) => choice === typed['address']) ?? first,
  };
}

/** An empty form, for whoever the last order was not. What was chosen stays. */
export function clearedValues(typed: FormValues, country: string): FormValues {
  return initialValues(
    { ...withoutDetails(typed), billing: 'same', [filledFrom]: 'nothing' },
    { addresses: [], lastOrder: null, business: null, country },
  );
}

/** A country that was chosen in the cart since then takes the place of the one that was typed. */
export function withNewCountry(typed: FormValues): FormValues {
  const country = takeNewCountry();
  if (country === null || Object.keys(typed).length === 0) return typed;
  const isSame = typed[addressFieldName('shipping', 'country')] === country;
  return isSame
    ? typed
    : { ...typed, ...countryFields('shipping', country), [addressFieldName('shipping', 'state')]: '' };
}

/** What was typed, kept with each change so that no reload and no detour loses it. */
export function useCheckoutValues(userId: number | null, start: CheckoutStart) {
  const [typed, setTyped] = useState(() => initialValues(withNewCountry(readDraft(userId).typed), start));
  useEffect(() => saveDraft({ ...readDraft(userId), typed }), [userId, typed]);
  const type = (name: string, value: string | undefined): void =>
    setTyped((before) => ({ ...before, [name]: value }) as FormValues);
  const clear = (): void => setTyped((before) => clearedValues(before, start.country));
  return { typed, type, clear };
}

interface CheckoutFormOptions extends Omit<ReturnType<typeof useCheckoutValues>, 'clear'> {
  readonly context: OrderContext;
  readonly submit: (filled: CheckoutSubmission) => void;
}

/** The form of the checkout: its fields are bound to what was typed. */
export function useCheckoutForm({ typed, type, context, submit }: CheckoutFormOptions) {
  const { formProps, field } = useForm({
    rules: () => import('#contracts/new-order.ts'),
    validate: (read, schemas) => validateOrder(read, context, schemas),
    submit,
  });
  return {
    formProps,
    typed,
    type,
    problemOf: (name: string) => field(name).error,
    /** Everything that ties a control to its name. */
    bind: (name: string) => ({
      ...field(name),
      value: typed[name] ?? '',
      onChange: (event: ChangeEvent<Control>) => type(name, event.target.value),
    }),
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
