import { isIndia } from '../places/india.ts';
import { pickupArea, shippingMethodNames, type ShippingMethod } from '../shipping/shipping.ts';

interface Delivery {
  readonly shippingMethod: ShippingMethod;
  readonly country: string;
}

/** 'in Portland'. What staff sell to somebody in India is handed over where the shop is. */
export const pickupPlace = (country: string): string => (isIndia(country) ? 'at our shop' : `in ${pickupArea}`);

/** What the way is called that an order takes, on the order, its mails and its papers. */
export const shippingNameOf = ({ shippingMethod, country }: Delivery): string =>
  shippingMethod === 'pickup' ? `Pickup ${pickupPlace(country)}` : shippingMethodNames[shippingMethod];
