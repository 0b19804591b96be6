import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';

/** Cheaper, and not a day later: nobody would choose the other. Who has to come for it chooses that. */
const isBetter = (one: ShippingOption, other: ShippingOption): boolean =>
  one.method !== 'pickup' && Number(one.fee) < Number(other.fee) && one.arrivesTo <= other.arrivesTo;

/** The way of shipping that is meant: the chosen one if it goes there, or else the first that no other one beats. */
export const selectedShippingOption = (
  { shippingOptions }: Pick<CheckoutQuote, 'shippingOptions'>,
  chosen: string | undefined,
): ShippingOption | undefined => {
  const [first, ...others] = shippingOptions;
  const named = shippingOptions.find(({ method }) => method === chosen);
  return named ?? (first && others.reduce((best, one) => (isBetter(one, best) ? one : best), first));
};

/** There is no price for the way: a quote comes first, and nothing is paid here. */
export const isByQuoteOnly = ({
  obstacle,
  shippingOptions,
}: Pick<CheckoutQuote, 'obstacle' | 'shippingOptions'>): boolean => obstacle === null && shippingOptions.length === 0;
