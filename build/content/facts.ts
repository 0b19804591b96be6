import { buildTimes } from '#domain/catalogue/catalogue.ts';
import {
  businessDaysText,
  deliveryDays,
  pickupArea,
  processingDays,
  regionNames,
  type ShippingMethod,
  type ShippingRegion,
} from '#domain/shipping/shipping.ts';
import { lastOrderDays } from '#domain/orders/order-link.ts';
import { cashConfirmationDays } from '#domain/orders/payment.ts';
import { citationMark, citations } from '#domain/settings/citations.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { shop } from '#domain/shop/shop.ts';

function time(method: ShippingMethod, region: ShippingRegion): string {
  const days = deliveryDays(method, region);
  if (!days) throw new Error(`${method} does not go to ${region}.`);
  return businessDaysText(days);
}

const { grievanceOfficer } = shop;

/** What follows from the settings is not known before a page is shown: until then a mark stands in its place. */
const cited = Object.fromEntries(Object.keys(citations(defaultSettings)).map((name) => [name, citationMark(name)]));

/** Everything a writer may cite as {{name}}. A name that no page cites is refused by a test. */
export const facts: Readonly<Record<string, string>> = {
  ...cited,
  shopName: shop.name,
  shopCountry: shop.address.country,
  supportEmail: shop.email.support,
  privacyEmail: shop.email.privacy,
  grievanceAnswer: `${grievanceOfficer.answersWithinHours} hours`,
  grievanceSettlement:
    grievanceOfficer.settlesWithinMonths === 1 ? 'one month' : `${grievanceOfficer.settlesWithinMonths} months`,
  policiesUpdated: shop.policiesUpdated,
  returnWindow: `${shop.returns.windowDays} days`,
  lastOrderFor: `${lastOrderDays} days`,
  cashConfirmation: `${cashConfirmationDays} days`,
  sessionCookieLife: `${shop.sessionLifetimeDays} days`,
  beginnerBuildTime: buildTimes.Beginner,
  intermediateBuildTime: buildTimes.Intermediate,
  advancedBuildTime: buildTimes.Advanced,

  domesticStandardTime: time('domestic-standard', 'india'),
  domesticExpressTime: time('domestic-express', 'india'),
  sameDayTime: time('domestic-same-day', 'india'),
  pickupFee: 'Free',
  pickupTime: businessDaysText({ fromDays: 0, toDays: 0 }),
  pickupArea,
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
};
