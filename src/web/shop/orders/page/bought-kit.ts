import type { Order, OrderItem } from '#contracts/orders.ts';

/** A kit that was drawn, with a page of its own. */
export interface BoughtKit {
  readonly slug: string;
  readonly name: string;
}

const isKit = ({ slug, imageUrl }: OrderItem): boolean => slug !== null && /^\/art\/pedal[-/]/.test(imageUrl);

/** The kit that is shown while the parcel travels; undefined: there is none, or it does not travel. */
export function boughtKitOf({ status, shippingMethod, items }: Order): BoughtKit | undefined {
  if (shippingMethod === 'pickup' || status === 'cancelled' || status === 'delivered') return undefined;
  const item = items.find(isKit);
  return item && { slug: item.slug!, name: item.name };
}
