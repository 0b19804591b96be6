import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';
import { linkToken } from './link-token.ts';

export const newsletterEndpoints = {
  'POST /api/newsletter': {
    summary: 'Asks for the newsletter by a mail with a link to confirm. The answer is the same whoever is subscribed.',
    access: 'anyone',
    body: z.object({ email: emailAddress }),
    reply: null,
    status: 202,
  },
  'POST /api/newsletter/confirm': {
    summary: 'Follows the mailed link that confirms a subscription. Following it twice does no harm.',
    access: 'anyone',
    body: z.object({ token: linkToken }),
    reply: null,
    status: 204,
  },
  'POST /api/newsletter/leave': {
    summary: 'Ends a subscription by the link of any newsletter mail. Mail programs post a form here (RFC 8058).',
    access: 'anyone',
    query: z.object({ token: linkToken }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
