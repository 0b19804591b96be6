import { z } from 'zod';

const message = 'Please give a mail address such as you@example.com.';

export const emailAddress = z.string(message).trim().max(254, message).pipe(z.email(message));
