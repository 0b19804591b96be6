import { z } from 'zod';
import { orderLinkSentences as sentences, orderNumberPattern } from '#domain/orders/order-link.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';

/** For the form too. */
export const orderLinkRequest = z.object({
  number: z
    .string(sentences.numberMissing)
    .trim()
    .min(1, sentences.numberMissing)
    .toUpperCase()
    .regex(orderNumberPattern, sentences.numberInvalid),
  email: z.string(sentences.emailMissing).trim().min(1, sentences.emailMissing).pipe(emailAddress),
});

export type OrderLinkRequest = z.output<typeof orderLinkRequest>;

export const orderLinkEndpoints = {
  'POST /api/order-links': {
    summary:
      'Mails a new link to an order to the mailbox it was made with. The answer never tells whether it was sent.',
    access: 'anyone',
    body: orderLinkRequest,
    reply: null,
    status: 202,
  },
} as const satisfies Endpoints;
