import { z } from 'zod';

const message = 'This link is not complete. Please copy the whole of it.';

/** The token of a mailed link: 256 bits in 43 characters. */
export const linkToken = z.string(message).regex(/^[\w-]{43}$/, message);
