import { z } from 'zod';

const message = 'Enter an email address, like you@example.com.';

export const emailAddress = z.string(message).trim().max(254, message).pipe(z.email(message));
