import { useEffect, useState, type ChangeEvent } from 'react';
import type { Address } from '#contracts/addresses.ts';
import type { Typed } from '../forms/check.ts';
import { useForm } from '../forms/use-form.ts';
import { keepDraft, readDraft } from './checkout-draft.ts';
import { checkOrder, fieldOf, newAddressChoice, type FilledForm, type OrderSurroundings } from './order-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typedAddress = (typed: Typed): boolean =>
  (['name', 'streetAddress', 'city', 'zipCode'] as const).some((line) => typed[fieldOf('shipping', line)]);

/** What stands in the form at first: what was typed before, and the one sensible choice of each group. */
export function startOf(typed: Typed, addresses: readonly Address[]): Typed {
  const known = [newAddressChoice, ...addresses.map(({ id }) => id)];
  // Someone who typed an address before signing in finds it, rather than another one in its place.
  const first = typedAddress(typed) ? newAddressChoice : (addresses[0]?.id ?? newAddressChoice);
  return {
    [fieldOf('shipping', 'country')]: 'India',
    [fieldOf('billing', 'country')]: 'India',
    billing: 'same',
    ...typed,
    address: known.find((choice) => choice === typed['address']) ?? first,
  };
}

/** What was typed, kept with each change so that no reload and no detour loses it. */
export function useTyped(userId: number | null, addresses: readonly Address[]) {
  const [typed, setTyped] = useState(() => startOf(readDraft(userId).typed, addresses));
  useEffect(() => keepDraft({ ...readDraft(userId), typed }), [userId, typed]);
  const type = (name: string, value: string | undefined): void =>
    setTyped((before) => ({ ...before, [name]: value }) as Typed);
  return { typed, type };
}

interface CheckoutFormOptions extends ReturnType<typeof useTyped> {
  readonly surroundings: OrderSurroundings;
  readonly submit: (filled: FilledForm) => void;
}

/** The form of the checkout: its fields are bound to what was typed. */
export function useCheckoutForm({ typed, type, surroundings, submit }: CheckoutFormOptions) {
  const { formProps, field } = useForm({ check: (read) => checkOrder(read, surroundings), submit });
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
