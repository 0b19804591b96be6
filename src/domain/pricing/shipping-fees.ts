import { toPaise, type Paise } from '../money/money.ts';
import type { ShippingMethod } from '../shipping/shipping.ts';

/** What delivery costs, as the settings have it. */
export interface DeliveryRates {
  readonly standardFee: Paise;
  /** Instead of the standard fee for goods that are worth little: resistors fit into a letter. */
  readonly letterFee: Paise;
  /** Up to which goods go by letter post; 0: none do. */
  readonly letterCeiling: Paise;
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

/** False: no goods go by letter post. */
export const hasLetterPost = ({ letterFee, letterCeiling, standardFee }: DeliveryRates): boolean =>
  letterCeiling > 0 && letterFee < standardFee;

/** True: whoever orders standard delivery pays the fee of a letter. */
export const isLetter = (goods: Paise, rates: DeliveryRates): boolean =>
  hasLetterPost(rates) && goods <= rates.letterCeiling;

/** The threshold and letter post touch domestic standard alone: faster services and other countries are always charged. */
export function shippingFee(method: ShippingMethod, goods: Paise, rates: DeliveryRates): Paise {
  if (method !== 'domestic-standard') return listedFee(method, rates);
  if (goods >= rates.freeShippingThreshold) return toPaise(0);
  return isLetter(goods, rates) ? rates.letterFee : rates.standardFee;
}
