import { buildTimes } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import {
  businessDaysText,
  deliveryDays,
  pickupArea,
  processingDays,
  regionNames,
  sameDayCutOff,
  type ShippingMethod,
  type ShippingRegion,
} from '#domain/pricing/shipping.ts';
import { cashCeiling } from '#domain/orders/checkout.ts';
import { cashConfirmationDays } from '#domain/orders/payment.ts';
import { freeShippingThreshold, shippingFees } from '#domain/pricing/shipping-fees.ts';
import { clockHour, postalAddress, shop, supportHours } from '#domain/shop/shop.ts';

const fee = (method: ShippingMethod): string => (shippingFees[method] ? formatMoney(shippingFees[method]) : 'Free');

function time(method: ShippingMethod, region: ShippingRegion): string {
  const days = deliveryDays(method, region);
  if (!days) throw new Error(`${method} does not go to ${region}.`);
  return businessDaysText(days);
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekdayRange = (isoWeekdays: readonly number[]): string =>
  `${weekdayNames[isoWeekdays.at(0)! - 1]} to ${weekdayNames[isoWeekdays.at(-1)! - 1]}`;

const dialLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
const { grievanceOfficer } = shop;

/** Everything a writer may cite as {{name}}. A name that no page cites is refused by a test. */
export const facts = {
  shopName: shop.name,
  legalName: shop.legalName,
  gstin: shop.gstin,
  address: postalAddress(),
  shopCity: shop.address.city,
  shopCountry: shop.address.country,
  supportEmail: shop.email.support,
  supportPhone: shop.phone,
  supportPhoneLink: dialLink(shop.phone),
  supportHours: supportHours(),
  privacyEmail: shop.email.privacy,
  grievanceName: grievanceOfficer.name,
  grievanceEmail: grievanceOfficer.email,
  grievancePhone: grievanceOfficer.phone,
  grievancePhoneLink: dialLink(grievanceOfficer.phone),
  grievanceAnswer: `${grievanceOfficer.answersWithinHours} hours`,
  grievanceSettlement:
    grievanceOfficer.settlesWithinMonths === 1 ? 'one month' : `${grievanceOfficer.settlesWithinMonths} months`,
  policiesUpdated: shop.policiesUpdated,
  returnWindow: `${shop.returns.windowDays} days`,
  cashCeiling: formatMoney(cashCeiling),
  cashConfirmation: `${cashConfirmationDays} days`,
  sessionCookieLife: `${shop.sessionLifetimeDays} days`,
  beginnerBuildTime: buildTimes.Beginner,
  intermediateBuildTime: buildTimes.Intermediate,
  advancedBuildTime: buildTimes.Advanced,

  freeShippingThreshold: formatMoney(freeShippingThreshold),
  domesticStandardFee: fee('domestic-standard'),
  domesticStandardTime: time('domestic-standard', 'india'),
  domesticExpressFee: fee('domestic-express'),
  domesticExpressTime: time('domestic-express', 'india'),
  sameDayFee: fee('domestic-same-day'),
  sameDayTime: time('domestic-same-day', 'india'),
  sameDayCutOff: `${clockHour(sameDayCutOff.hour)} ${sameDayCutOff.timeZoneName}, ${weekdayRange(sameDayCutOff.weekdays)}`,
  pickupFee: fee('pickup'),
  pickupTime: businessDaysText({ fromDays: 0, toDays: 0 }),
  pickupArea,
  internationalStandardFee: fee('international-standard'),
  internationalExpressFee: fee('international-express'),
  canada: regionNames.canada,
  canadaTime: time('international-standard', 'canada'),
  europeUk: regionNames['europe-uk'],
  europeUkTime: time('international-standard', 'europe-uk'),
  australiaAsia: regionNames['australia-asia'],
  australiaAsiaTime: time('international-standard', 'australia-asia'),
  restOfWorld: regionNames['rest-of-world'],
  restOfWorldTime: time('international-standard', 'rest-of-world'),
  processingTime: businessDaysText(processingDays.usual),
  busyProcessingTime: businessDaysText(processingDays.busy),
} as const satisfies Record<string, string>;
