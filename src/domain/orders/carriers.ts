/**
 * Who carries parcels in India, and where each shows the way of one. `#` stands for the number of the parcel. The links
 * are those on which public code agrees (looked up in November 2026: FedEx as in Shopify's API reference, the others as in
 * several shops and trackers that follow parcels by them); the carriers themselves document none. Where the sources
 * contradict each other, as for DTDC (tracking.asp, tracking_results.asp, trace.asp) and Xpressbees (track, shipment/tracking),
 * a wrong link would be worse than none: the buyer gets the number alone.
 */
interface Carrier {
  readonly id: string;
  readonly name: string;
  /** Null: it has no page that a number can be given to, or nobody knows it for sure. */
  readonly link: string | null;
}

export const carriers: readonly Carrier[] = [
  { id: 'india-post', name: 'India Post', link: null },
  { id: 'delhivery', name: 'Delhivery', link: 'https://www.delhivery.com/track-v2/package/#' },
  {
    id: 'blue-dart',
    name: 'Blue Dart',
    link: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=#',
  },
  { id: 'dtdc', name: 'DTDC', link: null },
  { id: 'xpressbees', name: 'Xpressbees', link: null },
  { id: 'ekart', name: 'Ekart', link: 'https://ekartlogistics.com/shipmenttrack/#' },
  { id: 'shiprocket', name: 'Shiprocket', link: 'https://shiprocket.co/tracking/#' },
  { id: 'trackon', name: 'Trackon', link: null },
  { id: 'professional', name: 'The Professional Couriers', link: null },
  { id: 'dhl', name: 'DHL Express', link: 'https://www.dhl.com/in-en/home/tracking.html?tracking-id=#' },
  { id: 'fedex', name: 'FedEx', link: 'https://www.fedex.com/fedextrack/?trknbr=#' },
  { id: 'aramex', name: 'Aramex', link: 'https://www.aramex.com/track/results?ShipmentNumber=#' },
];

export const carrierNameMaxLength = 60;
export const trackingNumberMaxLength = 60;

/** A parcel that left: with a carrier of the list, or with another one by its name. */
export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string | null;
}

const find = (carrier: string) => carriers.find(({ id }) => id === carrier);

export const carrierName = (carrier: string): string => find(carrier)?.name ?? carrier;

/** Signs that people write between the groups of a number mean nothing to its carrier. */
export const cleanTrackingNumber = (text: string): string => text.replaceAll(/[\s.]+/g, '').toUpperCase();

/** Where the carrier shows where the parcel is, or null. */
export function trackingUrl({ carrier, trackingNumber }: Parcel): string | null {
  const link = find(carrier)?.link;
  return link && trackingNumber ? link.replace('#', () => encodeURIComponent(trackingNumber)) : null;
}
