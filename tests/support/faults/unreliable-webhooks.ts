import { signWebhook } from '#server/payments/gateway/signatures.ts';
import type { WebhookDelivery } from '#server/payments/simulator/webhook-deliveries.ts';
import type { Random } from '../random.ts';

/** A webhook as it comes over the wire, and whether the gateway sent it. */
export interface SentWebhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly forged: boolean;
}

/** In a hundred. */
const lost = 30;
const doubled = 40;

/** What someone makes of a webhook who has seen it and has no secret: each would be believed by a careless shop. */
const forgeries: readonly ((seen: WebhookDelivery, body: string) => SentWebhook)[] = [
  // Signed with a guess.
  ({ headers }, body) => ({
    body,
    headers: { ...headers, 'x-razorpay-signature': signWebhook('a guess', body) },
    forged: true,
  }),
  // With the id and the signature of the genuine one, under other words.
  ({ headers }, body) => ({ body, headers, forged: true }),
  // Without one.
  (_, body) => ({ body, headers: { 'content-type': 'application/json' }, forged: true }),
];

/**
 * A way to the shop that loses webhooks, doubles them, shuffles them and mixes forged ones in, which say that a payment
 * was captured that was not at that time.
 */
export function deliverUnreliably(deliveries: readonly WebhookDelivery[], random: Random): SentWebhook[] {
  const parcels: SentWebhook[] = [];
  for (const delivery of deliveries) {
    const genuine = { body: delivery.body, headers: delivery.headers, forged: false };
    if (random(100) >= lost) parcels.push(genuine);
    if (random(100) < doubled) parcels.push(genuine, genuine);
    const captured = delivery.body
      .replace(/"event":"[\w.]+"/, '"event":"payment.captured"')
      .replace(/"status":"(created|authorized|failed)"/, '"status":"captured"')
      .replace('"captured":false', '"captured":true');
    if (captured !== delivery.body) parcels.push(forgeries[random(forgeries.length)]!(delivery, captured));
  }
  return shuffle(parcels, random);
}

export function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
