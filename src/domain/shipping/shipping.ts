export const shippingMethods = [
  'domestic-standard',
  'domestic-express',
  'domestic-same-day',
  'international-standard',
  'international-express',
  'pickup',
] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** What a way of shipping is called at checkout, on orders and on invoices. */
export const shippingMethodNames: Readonly<Record<ShippingMethod, string>> = {
  'domestic-standard': 'Standard',
  'domestic-express': 'Express',
  'domestic-same-day': 'Same day',
  'international-standard': 'International standard',
  'international-express': 'International express',
  pickup: 'Pickup in Portland',
};

export const shippingRegions = ['india', 'canada', 'europe-uk', 'australia-asia', 'rest-of-world'] as const;
export type ShippingRegion = (typeof shippingRegions)[number];

/** Both ends are included. Zero to zero means the day of the order. */
export interface BusinessDays {
  readonly fromDays: number;
  readonly toDays: number;
}

const days = (fromDays: number, toDays: number): BusinessDays => ({ fromDays, toDays });

const domesticDays = {
  'domestic-standard': days(5, 7),
  'domestic-express': days(2, 3),
  'domestic-same-day': days(0, 0),
} as const;

const internationalDays = {
  canada: days(7, 14),
  'europe-uk': days(10, 21),
  'australia-asia': days(14, 28),
  'rest-of-world': days(21, 35),
} as const;

export const regionNames: Readonly<Record<ShippingRegion, string>> = {
  india: 'India',
  canada: 'Canada',
  'europe-uk': 'Europe and UK',
  'australia-asia': 'Australia and Asia',
  'rest-of-world': 'Rest of world',
};

/** Counted from the order to the hand-over to the carrier. */
export const processingDays = { usual: days(1, 2), busy: days(3, 4) } as const;

/** By which clock and on which days an order may leave on the day it is placed. Weekdays are ISO: Monday is 1. */
export const sameDayCutOff = {
  weekdays: [1, 2, 3, 4, 5],
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'PST',
} as const;

export const pickupArea = 'Portland';

/** Services that can be bought for a region. An empty list means that the buyer writes to us for a price. */
export function deliveryMethods(region: ShippingRegion): readonly Exclude<ShippingMethod, 'pickup'>[] {
  if (region === 'india') return ['domestic-standard', 'domestic-express', 'domestic-same-day'];
  if (region === 'rest-of-world') return [];
  return ['international-standard', 'international-express'];
}

/** Inside India the time follows the service; abroad it follows the region. Null: the method does not go there. */
export function deliveryDays(method: ShippingMethod, region: ShippingRegion): BusinessDays | null {
  if (method === 'pickup') return days(0, 0);
  if (method === 'international-standard' || method === 'international-express') {
    return region === 'india' ? null : internationalDays[region];
  }
  return region === 'india' ? domesticDays[method] : null;
}

/** '5-7 business days', '1 business day', or 'Same day'. */
export function businessDaysText({ fromDays, toDays }: BusinessDays): string {
  if (toDays === 0) return 'Same day';
  if (fromDays === toDays) return toDays === 1 ? '1 business day' : `${toDays} business days`;
  return `${fromDays}-${toDays} business days`;
}
