import type { ShippingMethod } from './shipping.ts';

/** What a way of shipping is called at checkout, on orders and on invoices. */
export const shippingMethodNames: Readonly<Record<ShippingMethod, string>> = {
  'domestic-standard': 'Standard',
  'domestic-express': 'Express',
  'domestic-same-day': 'Same day',
  'international-standard': 'International standard',
  'international-express': 'International express',
  pickup: 'Pickup in Portland',
};
