/** What may be told to other programs, and how people call it. */
export const webhookEvents = {
  'order.placed': 'An order was placed',
  'order.paid': 'An order was paid',
  'order.shipped': 'An order was shipped',
  'order.refunded': 'An order was refunded',
  'stock.low': 'A product is running low',
  'product.changed': 'A product was added or changed',
  'message.received': 'A message came in',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** What the office sends to see whether it arrives. */
export const testEvent = 'test';

export const webhookLimits = { endpoints: 20, urlLength: 2000, descriptionLength: 200 } as const;

export const webhookSentences = {
  url: 'Enter the full address, like https://books.example/hooks/taar.',
  https: 'The address must begin with https://.',
  credentials: 'The address may hold no username or password. Deliveries are signed instead.',
  private: 'That address leads into a private network, where we don’t send anything.',
  events: 'Choose at least one event.',
  description: `Describe it in at most ${webhookLimits.descriptionLength} characters.`,
} as const;

const [minute, hour] = [60, 3600];

/** How long we wait after each try that failed: 72 hours together, after the schedule that Standard Webhooks gives. */
export const retrySeconds: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  20 * hour + 24 * minute + 55,
];

/** How long a secret goes on signing beside the one that took its place. */
export const secretOverlapHours = 24;

/** How long an event and its deliveries are kept, for the office to look at and to send again. */
export const webhookRetentionDays = 30;

/** For so long Today speaks of deliveries that were given up. */
export const deadShownDays = 7;
