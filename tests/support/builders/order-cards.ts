import type { OrderCard } from '#contracts/own-orders.ts';

/** An order as the dashboard gets it, for journeys that look at many kinds of them; what one is about is changed. */
export const orderCard = (part: Partial<OrderCard>): OrderCard => ({
  id: crypto.randomUUID(),
  number: 'PK-1042',
  createdAt: '2026-11-12T04:30:00.000Z',
  totalAmount: '124999.50',
  currency: 'INR',
  status: 'pending',
  notes: null,
  items: [{ name: 'Chorus Pedal', imageUrl: '/favicon.ico', slug: 'chorus-pedal' }],
  lineCount: 1,
  pieces: 1,
  kitsOnly: true,
  history: [{ at: '2026-11-12T04:30:00.000Z', status: 'pending' }],
  shippingMethod: 'domestic-standard',
  arrivesFrom: '2026-11-24',
  arrivesTo: '2026-11-27',
  payment: { method: 'cod', status: 'due' },
  payUntil: null,
  claimedAt: null,
  trackingUrl: null,
  hasInvoice: false,
  business: null,
  againAmount: null,
  can: { cancel: true, pay: false },
  ...part,
});
