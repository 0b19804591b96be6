import { rupees, toPaise, type Paise } from '../money/money.ts';
import type { ShippingMethod } from './shipping.ts';

export const shippingFees: Readonly<Record<ShippingMethod, Paise>> = {
  'domestic-standard': rupees(799),
  'domestic-express': rupees(1599),
  'domestic-same-day': rupees(2075),
  'international-standard': rupees(3299),
  'international-express': rupees(2904),
  pickup: rupees(0),
};

/** Of goods, before shipping. It counts for orders inside India only. */
export const freeShippingThreshold = rupees(6200);

/** The threshold touches domestic standard alone: faster services and other countries are always charged. */
export const shippingFee = (method: ShippingMethod, goods: Paise): Paise =>
  method === 'domestic-standard' && goods >= freeShippingThreshold ? toPaise(0) : shippingFees[method];
