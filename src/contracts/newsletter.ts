import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';

export const newsletterEndpoints = {
  'POST /api/newsletter': {
    summary: 'Asks for the newsletter. The answer is the same whoever is subscribed already.',
    access: 'anyone',
    body: z.object({ email: emailAddress }),
    reply: null,
    status: 202,
  },
} as const satisfies Endpoints;
