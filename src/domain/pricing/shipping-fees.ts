import { toPaise, type Paise } from '../money/money.ts';
import type { ShippingMethod } from '../shipping/shipping.ts';

/** What delivery costs, as the settings have it. */
export interface DeliveryRates {
  readonly standardFee: Paise;
  readonly expressFee: Paise;
  readonly sameDayFee: Paise;
  readonly abroadStandardFee: Paise;
  readonly abroadExpressFee: Paise;
  /** Of goods, before shipping. It counts for orders inside India only. */
  readonly freeShippingThreshold: Paise;
}

const feeNames = {
  'domestic-standard': 'standardFee',
  'domestic-express': 'expressFee',
  'domestic-same-day': 'sameDayFee',
  'international-standard': 'abroadStandardFee',
  'international-express': 'abroadExpressFee',
} as const;

/** Before anything is free. Whoever comes for it pays nothing. */
export const listedFee = (method: ShippingMethod, rates: DeliveryRates): Paise =>
  method === 'pickup' ? toPaise(0) : rates[feeNames[method]];

/** The threshold touches domestic standard alone: faster services and other countries are always charged. */
export const shippingFee = (method: ShippingMethod, goods: Paise, rates: DeliveryRates): Paise =>
  method === 'domestic-standard' && goods >= rates.freeShippingThreshold ? toPaise(0) : listedFee(method, rates);
