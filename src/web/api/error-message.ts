import { ApiError } from './client.ts';

/** What to tell a person about a call that failed: the server's own words, or that there were none. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.userMessage : 'The shop cannot be reached. Please try again.';
