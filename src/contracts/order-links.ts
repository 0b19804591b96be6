import { z } from 'zod';
import { orderLinkSentences as sentences, orderNumberPattern } from '#domain/orders/order-link.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';

const token = z.string().max(100).optional();

/** What opens a guest's order. A header stands in no history and no log of a proxy. */
export const orderTokenHeader = z.object({ 'x-order-token': token });

/** The same in the address, for programs that cannot send headers. */
export const orderTokenQuery = z.object({ token });

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
