import { useEffect, useState, type ChangeEvent } from 'react';
import type { Address } from '#contracts/addresses.ts';
import type { FormValues } from '../forms/validation.ts';
import { useForm } from '../forms/use-form.ts';
import { saveDraft, readDraft } from './checkout-draft.ts';
import {
  validateOrder,
  addressFieldName,
  newAddressChoice,
  type CheckoutSubmission,
  type OrderContext,
} from './order-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typedAddress = (typed: FormValues): boolean =>
  (['name', 'streetAddress', 'city', 'zipCode'] as const).some((line) => typed[addressFieldName('shipping', line)]);

/** What stands in the form at first: what was typed before, and the one sensible choice of each group. */
export function initialValues(typed: FormValues, addresses: readonly Address[]): FormValues {
  const known = [newAddressChoice, ...addresses.map(({ id }) => id)];
  // Someone who typed an address before signing in finds it, rather than another one in its place.
  const first = typedAddress(typed) ? newAddressChoice : (addresses[0]?.id ?? newAddressChoice);
  return {
    [addressFieldName('shipping', 'country')]: 'India',
    [addressFieldName('billing', 'country')]: 'India',
    billing: 'same',
    ...typed,
    address: known.find((choice) => choice === typed['address']) ?? first,
  };
}

/** What was typed, kept with each change so that no reload and no detour loses it. */
export function useCheckoutValues(userId: number | null, addresses: readonly Address[]) {
  const [typed, setTyped] = useState(() => initialValues(readDraft(userId).typed, addresses));
  useEffect(() => saveDraft({ ...readDraft(userId), typed }), [userId, typed]);
  const type = (name: string, value: string | undefined): void =>
    setTyped((before) => ({ ...before, [name]: value }) as FormValues);
  return { typed, type };
}

interface CheckoutFormOptions extends ReturnType<typeof useCheckoutValues> {
  readonly context: OrderContext;
  readonly submit: (filled: CheckoutSubmission) => void;
}

/** The form of the checkout: its fields are bound to what was typed. */
export function useCheckoutForm({ typed, type, context, submit }: CheckoutFormOptions) {
  const { formProps, field } = useForm({ validate: (read) => validateOrder(read, context), submit });
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
