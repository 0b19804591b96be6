import { z } from 'zod';
import { linkTokenPattern } from '#domain/paths/link-token.ts';

const message = 'This link is not complete. Please copy the whole of it.';

/** The token of a mailed link. */
export const linkToken = z.string(message).regex(linkTokenPattern, message);
