import { regionOfCountry } from '../places/countries.ts';
import { deliveryDates, type DeliveryDates, type DispatchDays } from './delivery-dates.ts';
import { findIndianState, isIndia } from '../places/india.ts';
import { formatMoney, toPaise, type Paise } from '../money/money.ts';
import type { PaymentMethod } from './payment.ts';
import { priceOrder, type Goods, type OrderPrice } from '../pricing/pricing.ts';
import type { DeliveryRates } from '../pricing/shipping-fees.ts';
import {
  businessDaysText,
  deliveryDays,
  deliveryMethods,
  pickupArea,
  type ShippingMethod,
} from '../pricing/shipping.ts';

export const orderNotesMaxLength = 500;
export const phoneMaxLength = 20;
export const idempotencyKeyMaxLength = 100;

/** The specification's decimal(10,2): 99,999,999.99. */
export const maxOrderTotal = toPaise(9_999_999_999);

export interface Destination {
  readonly country: string;
  readonly city: string;
}

/** Only there does the city decide what can be chosen. */
export const isPickupArea = (city: string): boolean => city.trim().toLowerCase() === pickupArea.toLowerCase();

const stateUnknown = 'Please choose the state from the list.';

/** An invoice inside India has to name the state. Null: it does. */
export const stateProblem = ({ country, state }: { readonly country: string; readonly state: string }): string | null =>
  isIndia(country) && !findIndianState(state) ? stateUnknown : null;

export interface ShippingOption {
  readonly method: ShippingMethod;
  /** '5-7 business days', or 'Same day'. */
  readonly time: string;
  readonly dates: DeliveryDates;
  /** What the goods cost when they are sent so. */
  readonly price: OrderPrice;
}

/** What can be chosen for a place. An empty list: the buyer writes to us for a price. */
export function shippingOptions(
  { country, city }: Destination,
  goods: Goods,
  now: Date,
  settings: DeliveryRates & DispatchDays,
): ShippingOption[] {
  const region = regionOfCountry(country);
  const methods: ShippingMethod[] = [...deliveryMethods(region), ...(isPickupArea(city) ? (['pickup'] as const) : [])];
  return methods.map((method) => ({
    method,
    time: businessDaysText(deliveryDays(method, region)!),
    dates: deliveryDates(method, region, now, settings)!,
    price: priceOrder(goods, { method, region }, settings),
  }));
}

export interface EnabledPaymentMethods {
  /** The gateway has keys, or the built-in test gateway stands in for it. */
  readonly gateway: boolean;
  readonly upi: boolean;
}

export interface CashCeiling {
  /** Goods worth more are paid for before they are packed: whoever orders them in cash holds them without a stake. */
  readonly cashCeiling: Paise;
}

/** Cash is collected by the carrier, inside India only. */
const takesCash = ({ country }: Destination): boolean => regionOfCountry(country) === 'india';

/** Why goods cannot be paid for in cash at a place where others can, or null. */
export const cashObstacle = (destination: Destination, goods: Paise, { cashCeiling }: CashCeiling): string | null =>
  takesCash(destination) && goods > cashCeiling
    ? `Cash on delivery is for goods worth up to ${formatMoney(cashCeiling)}.`
    : null;

export function paymentOptions(
  destination: Destination,
  { gateway, upi }: EnabledPaymentMethods,
  goods: Paise,
  limits: CashCeiling,
): PaymentMethod[] {
  const cash = takesCash(destination) && cashObstacle(destination, goods, limits) === null;
  return [
    ...(gateway ? (['razorpay'] as const) : []),
    ...(upi ? (['upi'] as const) : []),
    ...(cash ? (['cod'] as const) : []),
  ];
}
