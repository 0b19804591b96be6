import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const emailMessage = 'Please give a mail address such as you@example.com.';

export const emailAddress = z
  .string(emailMessage)
  .trim()
  .max(254, emailMessage)
  .pipe(z.email(emailMessage));

export const newsletterEndpoints = {
  'POST /api/newsletter': {
    summary: 'Asks for the newsletter. The answer is the same whoever is subscribed already.',
    access: 'anyone',
    body: z.object({ email: emailAddress }),
    reply: null,
    status: 202,
  },
} as const satisfies Endpoints;
