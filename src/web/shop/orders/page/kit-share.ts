import type { Order } from '#contracts/orders.ts';

type Travelling = Pick<Order, 'status' | 'history' | 'arrivesTo' | 'shippingMethod'>;

const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+05:30`);

/** Where the picture stands when the parcel leaves, and how far days alone may fill it: the last parts come with the parcel. */
const atPacking = 0.2;
const atShipping = 0.5;
const byDays = 0.45;

/**
 * How much of the picture is there. The stage of the order is known; between leaving and arriving there are only days, which
 * is why days never fill it.
 */
export function filledShare({ status, history, arrivesTo }: Travelling, now: number): number {
  if (status === 'delivered') return 1;
  if (status !== 'shipped') return status === 'confirmed' ? atPacking : 0;
  const left = Date.parse(history.find((event) => event.status === 'shipped')?.at ?? '');
  if (Number.isNaN(left)) return atShipping;
  const way = endOfDay(arrivesTo) - left;
  const share = way > 0 ? (now - left) / way : 1;
  return atShipping + byDays * Math.min(1, Math.max(0, share));
}

/** What is known, in words. */
export function kitWords({ status }: Travelling): string {
  if (status === 'shipped')
    return 'Every part on the list is packed and on its way. The picture follows the days, not the carrier: the last parts come with the parcel.';
  if (status === 'confirmed') return 'We’re packing it. It fills as your parcel comes closer.';
  return 'Set aside for you. It fills once your order is confirmed and on its way.';
}
