import { receiverProblem, type Business } from '../business/business.ts';
import { regionOfCountry } from '../places/countries.ts';
import { bankAccountOf, type BankSettings } from './bank-transfer.ts';
import { isCityPin, zoneDays, zoneOf, type DeliveryZones } from '../places/delivery-zones.ts';
import { arrivalDates, type DeliveryDates, type DispatchDays } from './delivery-dates.ts';
import { findIndianState, isIndia, isPinCode } from '../places/india.ts';
import { formatMoney, toPaise, type Paise } from '../money/money.ts';
import type { PaymentMethod } from './payment.ts';
import { isExport } from '../pricing/place-of-supply.ts';
import { exportLines, priceOrder, type Goods, type OrderPrice, type TaxedLine } from '../pricing/pricing.ts';
import { listedFee, type DeliveryRates } from '../pricing/shipping-fees.ts';
import { findAnyCountry } from '../places/other-countries.ts';
import { tableFees, type AbroadFees, type FreightTable } from '../shipping/freight.ts';
import {
  businessDaysText,
  deliveryDays,
  deliveryMethods,
  pickupArea,
  type ShippingMethod,
} from '../shipping/shipping.ts';

export const orderNotesMaxLength = 500;
/** The contract, the form and the database keep it: it has to fit on the slip. */
export const giftNoteMaxLength = 300;
export const phoneMaxLength = 20;
export const idempotencyKeyMaxLength = 100;

/** The specification's decimal(10,2): 99,999,999.99. */
export const maxOrderTotal = toPaise(9_999_999_999);

/** As much of an address as decides how and when something gets there. What is not known yet is empty. */
export interface Destination {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly zipCode: string;
}

/** Only there does the city decide what can be chosen. */
export const isPickupArea = (city: string): boolean => city.trim().toLowerCase() === pickupArea.toLowerCase();

const stateUnknown = 'Please choose the state from the list.';

/** An invoice inside India has to name the state. Null: it does. */
export const stateProblem = ({ country, state }: { readonly country: string; readonly state: string }): string | null =>
  isIndia(country) && !findIndianState(state) ? stateUnknown : null;

const cashPhoneDigits = 10;
const phoneMissing = 'Cash on delivery needs a phone number of ten digits, so the courier can reach you.';

/** Whoever pays at the door has to be reached before the parcel stands there. Null: that is so, or nobody pays in cash. */
export const phoneProblem = ({ paymentMethod, phone }: { paymentMethod: string | undefined; phone: string }) =>
  paymentMethod === 'cod' && phone.replaceAll(/\D/g, '').length < cashPhoneDigits ? phoneMissing : null;

interface BusinessOrder {
  readonly business?: Pick<Business, 'gstin' | 'receiver'> | null | undefined;
  readonly shippingAddress: { readonly state: string; readonly country: string };
  readonly shippingMethod: ShippingMethod;
}

/** Why the place of supply of an order for a business is not known. What is picked up is supplied where the shop is. */
export const orderReceiverProblem = ({ business, shippingAddress, shippingMethod }: BusinessOrder): string | null =>
  business && shippingMethod !== 'pickup' ? receiverProblem(business, shippingAddress) : null;

export interface ShippingOption<L extends TaxedLine = TaxedLine> {
  readonly method: ShippingMethod;
  /** '5-7 business days', or 'Same day'. */
  readonly time: string;
  readonly dates: DeliveryDates;
  /** What the goods cost when they are sent so: without GST if they leave the country. */
  readonly price: OrderPrice<L>;
}

type ShippingSettings = DeliveryRates & DispatchDays & DeliveryZones & FreightTable;

/** A line with what one of it weighs. */
export interface ShippedLine extends TaxedLine {
  readonly netGrams: number;
}

export const netGramsOfLines = (lines: readonly ShippedLine[]): number =>
  lines.reduce((sum, { netGrams, quantity }) => sum + netGrams * quantity, 0);

/** By the table of the office, or by the stated fees where the specification has a region for the country. */
function abroadFees(
  country: string,
  lines: readonly ShippedLine[],
  settings: DeliveryRates & FreightTable,
): AbroadFees {
  const code = findAnyCountry(country)?.code ?? '';
  const own = tableFees(code, netGramsOfLines(lines), settings);
  if (own !== null) return own;
  const stated = deliveryMethods(regionOfCountry(country)) as readonly (keyof AbroadFees)[];
  return Object.fromEntries(stated.map((method) => [method, listedFee(method, settings)]));
}

/** What the shop's own city is called, and its PIN codes. */
export type ShopCity = Pick<DeliveryZones, 'cityPins'> & { readonly city: string };

/** Why a parcel inside India cannot come on the same day, or null: it can, or goes elsewhere. */
export function sameDayObstacle({ country, zipCode }: Destination, shop: ShopCity): string | null {
  if (!isIndia(country) || isCityPin(zipCode, shop)) return null;
  const forCity = `Same day delivery is for ${shop.city} only.`;
  return isPinCode(zipCode) ? forCity : `${forCity} Enter your PIN code to see if you can have it.`;
}

/** What can be chosen for a place. An empty list: the buyer asks for a quote. */
export function shippingOptions<L extends ShippedLine>(
  { country, state, city, zipCode }: Destination,
  goods: Goods<L>,
  now: Date,
  settings: ShippingSettings,
): ShippingOption<L>[] {
  const region = regionOfCountry(country);
  const zone = region === 'india' ? zoneOf({ state, zipCode }, settings) : 'rest';
  const fees = region === 'india' ? {} : abroadFees(country, goods.lines, settings);
  const delivered: readonly ShippingMethod[] =
    region === 'india' ? deliveryMethods(region) : (Object.keys(fees) as (keyof AbroadFees)[]);
  const methods: ShippingMethod[] = [
    ...delivered.filter((method) => method !== 'domestic-same-day' || isCityPin(zipCode, settings)),
    ...(isPickupArea(city) ? (['pickup'] as const) : []),
  ];
  const exported = { ...goods, lines: exportLines(goods.lines) };
  return methods.map((method) => {
    const days = zoneDays(method, deliveryDays(method, region)!, zone, settings);
    const fee = fees[method as keyof AbroadFees];
    const freight = fee === undefined ? { method, region, rates: settings } : { fee };
    return {
      method,
      time: businessDaysText(days),
      dates: arrivalDates(days, now, settings),
      price: priceOrder(isExport(country, method) ? exported : goods, freight),
    };
  });
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

export interface UpiCeiling {
  /** Apps and banks refuse to pay a shop more than this at once. */
  readonly upiCeiling: Paise;
}

/** Why a total cannot be paid by UPI, or null: it can. */
export const upiObstacle = (total: Paise, { upiCeiling }: UpiCeiling): string | null =>
  total > upiCeiling ? `UPI takes up to ${formatMoney(upiCeiling)} in one payment.` : null;

/** Cash is collected by the carrier, inside India only. */
const takesCash = ({ country }: Pick<Destination, 'country'>): boolean => regionOfCountry(country) === 'india';

/** Why goods cannot be paid for in cash at a place where others can, or null. */
export const cashObstacle = (
  destination: Pick<Destination, 'country'>,
  goods: Paise,
  { cashCeiling }: CashCeiling,
): string | null =>
  takesCash(destination) && goods > cashCeiling
    ? `Cash on delivery is for goods worth up to ${formatMoney(cashCeiling)}.`
    : null;

export function paymentOptions(
  destination: Pick<Destination, 'country'>,
  { gateway, upi }: EnabledPaymentMethods,
  goods: Paise,
  settings: CashCeiling & BankSettings,
): PaymentMethod[] {
  const cash = takesCash(destination) && cashObstacle(destination, goods, settings) === null;
  return [
    ...(gateway ? (['razorpay'] as const) : []),
    ...(upi ? (['upi'] as const) : []),
    ...(bankAccountOf(settings) ? (['bank-transfer'] as const) : []),
    ...(cash ? (['cod'] as const) : []),
  ];
}
