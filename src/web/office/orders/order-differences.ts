import type { AdminOrder } from '#contracts/office-orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paymentText, statusText } from './order-text.ts';

interface OrderDifference {
  readonly label: string;
  readonly was: string;
  readonly is: string;
}

const addressOf = ({ shippingAddress: to, phone }: AdminOrder): string =>
  [to.name, to.streetAddress, to.city, to.state, to.zipCode, to.country, phone].filter(Boolean).join(', ');

const parcelOf = ({ parcel }: AdminOrder): string =>
  parcel ? [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ') : 'None';

const facts: readonly (readonly [label: string, words: (order: AdminOrder) => string])[] = [
  ['Status', ({ status }) => statusText[status]],
  ['Payment', ({ payment }) => paymentText[payment.status]],
  ['Refunded', ({ refundedAmount }) => formatMoney(refundedAmount)],
  ['Ships to', addressOf],
  ['Parcel', parcelOf],
];

/** What is not as it was, in words. Empty: nothing that one would see. */
export const orderDifferences = (seen: AdminOrder, now: AdminOrder): OrderDifference[] =>
  facts.map(([label, words]) => ({ label, was: words(seen), is: words(now) })).filter(({ was, is }) => was !== is);
